import { requireRight } from '../core/may.ts';
import { forgetEmails } from '../emails/forget-emails.ts';
import type { Context } from '../platform/context.ts';
import { deleteEnquiries } from './enquiries.sql.ts';
import { forgetEnquiriesAfter } from './enquiry.ts';

/** Deletes enquiries older than a year, and the emails that carried or answered them (part of the nightly job 'forget-old'). */
export async function forgetEnquiries(ctx: Context): Promise<void> {
  requireRight(ctx.viewer, 'keep house');
  const before = new Date(ctx.now.getTime() - forgetEnquiriesAfter * 86_400_000);
  await forgetEmails(ctx, ['enquiry', 'enquiry-answer'], before);
  await deleteEnquiries(ctx.db, before);
}
