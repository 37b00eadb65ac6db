import type { Context } from '../platform/context.ts';
import { deleteEnquiries } from './enquiries.sql.ts';
import { forgetEnquiriesAfter } from './enquiry.ts';

/** Deletes enquiries that are older than a year (part of the nightly job 'forget-old'). */
export async function forgetEnquiries(ctx: Context): Promise<void> {
  await deleteEnquiries(ctx.db, new Date(ctx.now.getTime() - forgetEnquiriesAfter * 86_400_000));
}
