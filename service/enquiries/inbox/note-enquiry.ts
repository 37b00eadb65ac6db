import { notFound } from '../../core/app-error.ts';
import { requireRight } from '../../core/may.ts';
import { recordAudit } from '../../platform/audit.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { findEnquired, insertEntry } from './inbox.sql.ts';
import { writtenIn } from './inbox.ts';

/**
 * Keeps a note of the site about an enquiry. `form` is what its sender calls it: sent again, it is the same note. Throws
 * NotFoundError for an unknown enquiry, ValidationError for no words or too many.
 */
export async function noteEnquiry(
  ctx: Context,
  { documentId, text, form }: { documentId: string; text: string; form: string },
): Promise<void> {
  requireRight(ctx.viewer, 'answer travellers');
  const said = writtenIn('note', text, 'Please write a note.');
  await inTransaction(ctx, async (ctx) => {
    const enquiry = await findEnquired(ctx.db, documentId);
    if (!enquiry) throw notFound('There is no such enquiry');
    const author = ctx.viewer.kind === 'user' ? ctx.viewer.username : 'command line';
    const kept = { enquiry_id: enquiry.id, kind: 'note', author, text: said, form, at: ctx.now };
    const note = await insertEntry(ctx.db, kept);
    if (note === undefined) return;
    // what it says is forgotten with the enquiry, the audit log is not
    await recordAudit(ctx, { action: 'note', subjectType: 'inbox', subjectId: documentId, after: { note } });
  });
}
