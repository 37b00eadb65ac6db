import { requireRight } from '../core/may.ts';
import { deleteOldEmails } from '../emails/outbox.ts';
import type { Context } from '../platform/context.ts';
import { deleteEnquiries } from './enquiries.sql.ts';
import { enquiryRetentionDays } from './enquiry.ts';

/**
 * Deletes enquiries older than a year, with the emails that forwarded or answered them (part of the nightly job
 * 'forget-old').
 *
 * @may clock
 */
export async function deleteOldEnquiries(ctx: Context): Promise<void> {
  requireRight(ctx.viewer, 'run scheduled jobs');
  const before = new Date(ctx.now.getTime() - enquiryRetentionDays * 86_400_000);
  await deleteOldEmails(ctx, ['enquiry', 'enquiry-receipt', 'enquiry-answer'], before);
  await deleteEnquiries(ctx.db, before);
}
