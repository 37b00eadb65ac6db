import { adminFieldRulesTexts } from '../../../messages/en/admin/field-rules.ts';
import { errorsEnquiriesTexts } from '../../../messages/en/errors/enquiries.ts';
import { sentence } from '../../../messages/message.ts';
import { notFound } from '../../core/app-error.ts';
import { requireRight } from '../../core/may.ts';
import { recordAudit } from '../../platform/audit.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { findEnquiry, insertEntry } from './inbox.sql.ts';
import { parseTypedText } from './inbox.ts';

/**
 * Adds an internal note to an enquiry. `form` is a client-made id: repeating it has no further effect. Throws
 * NotFoundError for an unknown enquiry, ValidationError for an empty or too long text.
 *
 * @may support, admin, operator
 */
export async function noteEnquiry(
  ctx: Context,
  { documentId, text, form }: { documentId: string; text: string; form: string },
): Promise<void> {
  requireRight(ctx.viewer, 'answer travellers');
  const noteText = parseTypedText('note', text, sentence(adminFieldRulesTexts.noteMissing));
  await inTransaction(ctx, async (ctx) => {
    const enquiry = await findEnquiry(ctx.db, documentId);
    if (!enquiry) throw notFound(sentence(errorsEnquiriesTexts.enquiryNotFound));
    const author = ctx.viewer.kind === 'user' ? ctx.viewer.username : 'command line';
    const entry = { enquiry_id: enquiry.id, kind: 'note', author, text: noteText, form, at: ctx.now };
    const note = await insertEntry(ctx.db, entry);
    if (note === undefined) return;
    // the note's text is deleted with the enquiry, but the audit log is not, so it does not contain it
    await recordAudit(ctx, { action: 'note', subjectType: 'inbox', subjectId: documentId, after: { note } });
  });
}
