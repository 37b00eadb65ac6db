import { notFound } from '../../core/app-error.ts';
import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { entriesOf, findEnquired, whoCanAnswer } from './inbox.sql.ts';

/** An enquiry with its answers and notes, and who can see to it. Throws NotFoundError. */
export async function showEnquiry(ctx: Context, { documentId }: { documentId: string }) {
  requireRight(ctx.viewer, 'answer travellers');
  const enquiry = await findEnquired(ctx.db, documentId);
  if (!enquiry) throw notFound('There is no such enquiry');
  const entries = await entriesOf(ctx.db, enquiry.id);
  return { ...enquiry, entries, colleagues: await whoCanAnswer(ctx.db) };
}
