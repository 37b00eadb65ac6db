import { adminFieldRulesTexts } from '../../../messages/en/admin/field-rules.ts';
import { errorsEnquiriesTexts } from '../../../messages/en/errors/enquiries.ts';
import { sentence } from '../../../messages/message.ts';
import { readSettings } from '../../catalog/settings/read-settings.ts';
import { notFound } from '../../core/app-error.ts';
import { requireRight } from '../../core/may.ts';
import { enquiryAnswer } from '../../emails/enquiry.email.ts';
import { writeEmail } from '../../emails/write-email.ts';
import { recordAudit } from '../../platform/audit.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { findEnquiry, insertEntry, updateEnquiryStatus } from './inbox.sql.ts';
import { parseTypedText } from './inbox.ts';

/**
 * Answers an enquiry by email to its address, in the language of its page, and stores the answer; the enquiry becomes answered, assigned to its
 * assignee or else to the author. `form` is a client-made id: repeating it sends nothing more. Throws NotFoundError for
 * an unknown enquiry, ValidationError for an empty or too long text, RateLimitError if the address has had its emails
 * of this hour.
 *
 * @may support, admin, operator
 */
export async function answerEnquiry(
  ctx: Context,
  { documentId, text, form }: { documentId: string; text: string; form: string },
): Promise<{ email: string }> {
  requireRight(ctx.viewer, 'answer travellers');
  const answer = parseTypedText('answer', text, sentence(adminFieldRulesTexts.replyMissing));
  return inTransaction(ctx, async (ctx) => {
    const enquiry = await findEnquiry(ctx.db, documentId, { lock: true });
    if (!enquiry) throw notFound(sentence(errorsEnquiriesTexts.enquiryNotFound));
    const { id, email, language, status, assignedTo } = enquiry;
    const { viewer } = ctx;
    const author = viewer.kind === 'user' ? viewer.username : 'command line';
    const entry = await insertEntry(ctx.db, {
      enquiry_id: id,
      kind: 'answer',
      author,
      text: answer,
      form,
      at: ctx.now,
    });
    if (entry === undefined) return { email };
    const { contact } = await readSettings(ctx);
    // the address is unconfirmed, so its limit applies; the network limit is for strangers, not for the staff who
    // answer them
    await writeEmail(
      { ...ctx, network: null },
      {
        kind: 'enquiry-answer',
        to: email,
        language,
        replyTo: contact.email,
        rateLimit: 'other',
        ...enquiryAnswer({ text: answer }),
      },
    );
    const now = {
      status: 'answered',
      assignedTo: assignedTo ?? (viewer.kind === 'user' ? viewer.userId : null),
      snoozedUntil: null,
    } as const;
    await updateEnquiryStatus(ctx.db, id, now);
    await recordAudit(ctx, {
      action: 'answer',
      subjectType: 'inbox',
      subjectId: documentId,
      before: { status, assignedTo },
      after: { status: now.status, assignedTo: now.assignedTo, answer: entry },
    });
    return { email };
  });
}
