import { forgetAuthor } from '../catalog/reviews/reviews-of-person.ts';
import type { Context } from '../platform/context.ts';
import { codePurposes, endCodes } from './codes.sql.ts';
import { removeAllSaved } from './saved/saved.sql.ts';
import { closeSessionsOf } from './sessions.sql.ts';
import { deleteSocialLogins } from './social/social-logins.sql.ts';
import { clearUser } from './users.sql.ts';

/**
 * Empties an unconfirmed account for the owner of its address, who has just proven ownership. A stranger may have
 * opened it: everything they know (password, sessions, codes, providers) and everything they entered (profile, saved
 * items, reviews) is deleted. Runs in the caller's transaction, which holds a lock on the user.
 */
export async function clearUnconfirmed(ctx: Context, userId: number): Promise<void> {
  await closeSessionsOf(ctx.db, userId);
  for (const purpose of codePurposes) await endCodes(ctx.db, userId, purpose, ctx.now);
  await deleteSocialLogins(ctx.db, userId);
  await removeAllSaved(ctx.db, userId);
  await forgetAuthor(ctx, userId);
  await clearUser(ctx.db, userId, ctx.now);
}
