import { readSettings } from '../../catalog/settings/read-settings.ts';
import { notFound } from '../../core/app-error.ts';
import { requireRight } from '../../core/may.ts';
import { enquiryAnswer } from '../../emails/enquiry-answer.email.ts';
import { writeEmail } from '../../emails/write-email.ts';
import { recordAudit } from '../../platform/audit.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { findEnquired, insertEntry, setStanding } from './inbox.sql.ts';
import { writtenIn } from './inbox.ts';

/**
 * Answers an enquiry by email to the address that was given with it, and keeps the answer; it is answered then, by who sees to
 * it or else who wrote. `form` is what its sender calls it: sent again, nothing more is sent. Throws NotFoundError for an
 * unknown enquiry, ValidationError for no words or too many, RateLimitError when the address has had its emails of this hour.
 */
export async function answerEnquiry(
  ctx: Context,
  { documentId, text, form }: { documentId: string; text: string; form: string },
): Promise<{ email: string }> {
  requireRight(ctx.viewer, 'answer travellers');
  const said = writtenIn('answer', text, 'Please write an answer.');
  return inTransaction(ctx, async (ctx) => {
    const enquiry = await findEnquired(ctx.db, documentId, { lock: true });
    if (!enquiry) throw notFound('There is no such enquiry');
    const { id, email, status, assignedTo } = enquiry;
    const { viewer } = ctx;
    const author = viewer.kind === 'user' ? viewer.username : 'command line';
    const entry = await insertEntry(ctx.db, { enquiry_id: id, kind: 'answer', author, text: said, form, at: ctx.now });
    if (entry === undefined) return { email };
    const { contact } = await readSettings(ctx);
    // nobody has confirmed the address: its budget holds. That of the network is for strangers, not for who answers them
    await writeEmail(
      { ...ctx, network: null },
      { kind: 'enquiry-answer', to: email, replyTo: contact.email, budget: 'other', ...enquiryAnswer({ text: said }) },
    );
    const now = {
      status: 'answered',
      assignedTo: assignedTo ?? (viewer.kind === 'user' ? viewer.userId : null),
    } as const;
    await setStanding(ctx.db, id, now);
    await recordAudit(ctx, {
      action: 'answer',
      subjectType: 'inbox',
      subjectId: documentId,
      before: { status, assignedTo },
      after: { ...now, answer: entry },
    });
    return { email };
  });
}
