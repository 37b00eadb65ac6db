import { requireRight } from '../core/may.ts';
import { deleteOldEmails } from '../emails/outbox.ts';
import type { Context } from '../platform/context.ts';
import { formRetentionDays } from './enquire.ts';
import { deleteForms } from './enquiries.sql.ts';
import { deleteUnconfirmed } from './subscribers.sql.ts';
import { unconfirmedRetentionDays } from './subscription.ts';

const newsletters = [
  'newsletter-confirmation',
  'newsletter-known',
  'newsletter-welcome',
  'newsletter-subscriber',
] as const;

/**
 * Deletes unconfirmed newsletter addresses, the emails about the newsletter, which contain addresses too, and old form
 * ids (part of the nightly job 'forget-old').
 *
 * @may clock
 */
export async function deleteUnconfirmedSubscribers(ctx: Context): Promise<void> {
  requireRight(ctx.viewer, 'run scheduled jobs');
  const before = (days: number) => new Date(ctx.now.getTime() - days * 86_400_000);
  await deleteUnconfirmed(ctx.db, before(unconfirmedRetentionDays));
  await deleteOldEmails(ctx, newsletters, before(unconfirmedRetentionDays));
  await deleteForms(ctx.db, before(formRetentionDays));
}
