import { requireRight } from '../core/may.ts';
import { deleteOldEmails } from '../emails/outbox.ts';
import type { Context } from '../platform/context.ts';
import { deleteExpiredCodes } from './codes.sql.ts';
import { deleteExpiredSessions } from './sessions.sql.ts';

/**
 * Deletion emails name an address that no longer has an account, so they are deleted after this time (milliseconds).
 */
const farewellRetention = 7 * 86_400_000;

/**
 * Deletes sessions and one-time codes that can no longer be used, and old account deletion emails (part of the nightly
 * job 'forget-old').
 *
 * @may clock
 */
export async function forgetExpired(ctx: Context): Promise<void> {
  requireRight(ctx.viewer, 'run scheduled jobs');
  await deleteExpiredSessions(ctx.db, ctx.now);
  await deleteExpiredCodes(ctx.db, ctx.now);
  await deleteOldEmails(ctx, ['account-deleted'], new Date(ctx.now.getTime() - farewellRetention));
}
