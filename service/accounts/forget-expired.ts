import { requireRight } from '../core/may.ts';
import { forgetEmails } from '../emails/forget-emails.ts';
import type { Context } from '../platform/context.ts';
import { deleteExpiredCodes } from './codes.sql.ts';
import { deleteExpiredSessions } from './sessions.sql.ts';

/** Emails of farewell name an address that has no account any more. */
const farewellKept = 7 * 86_400_000;

/** Deletes sessions and one-time codes that can no longer be used, and emails of farewell (part of the nightly job 'forget-old'). */
export async function forgetExpired(ctx: Context): Promise<void> {
  requireRight(ctx.viewer, 'keep house');
  await deleteExpiredSessions(ctx.db, ctx.now);
  await deleteExpiredCodes(ctx.db, ctx.now);
  await forgetEmails(ctx, ['account-deleted'], new Date(ctx.now.getTime() - farewellKept));
}
