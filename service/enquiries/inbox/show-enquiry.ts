import { errorsEnquiriesTexts } from '../../../messages/en/errors/enquiries.ts';
import { sentence } from '../../../messages/message.ts';
import { notFound } from '../../core/app-error.ts';
import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { entriesOf, findEnquiry, listAssignees } from './inbox.sql.ts';

/**
 * An enquiry with its answers and notes, and possible assignees. Throws NotFoundError.
 *
 * @may support, admin, operator
 */
export async function showEnquiry(ctx: Context, { documentId }: { documentId: string }) {
  requireRight(ctx.viewer, 'answer travellers');
  const enquiry = await findEnquiry(ctx.db, documentId);
  if (!enquiry) throw notFound(sentence(errorsEnquiriesTexts.enquiryNotFound));
  const entries = await entriesOf(ctx.db, enquiry.id);
  return { ...enquiry, entries, colleagues: await listAssignees(ctx.db) };
}
