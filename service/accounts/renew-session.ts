import { requireRight } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import { hashOfCode } from '../platform/secret-code.ts';
import { sessionDays } from './session.ts';
import { prolongSession } from './sessions.sql.ts';
import { signToken } from './token.ts';
import { type User, unauthorized } from './user.ts';
import { findUserWithHash } from './users.sql.ts';

/**
 * Gives a live session its next token and another thirty days. Repeating it is harmless. Throws UnauthorizedError if
 * the session has ended, its user is blocked or the secret is wrong.
 *
 * @may everyone
 */
export async function renewSession(
  ctx: Context,
  renewal: { sid: string; secret: string } | undefined,
): Promise<{ jwt: string; user: User; passwordHash: string | null }> {
  requireRight(ctx.viewer, 'sign in');
  if (!renewal) throw unauthorized();
  const userId = await prolongSession(ctx.db, {
    id: renewal.sid,
    renewalHash: hashOfCode(renewal.secret),
    now: ctx.now,
    expiresAt: new Date(ctx.now.getTime() + sessionDays * 86_400_000),
  });
  const found = userId === undefined ? undefined : await findUserWithHash(ctx.db, { id: userId });
  if (!found) throw unauthorized();
  return { jwt: await signToken(ctx.config.secret, { id: found.user.id, sid: renewal.sid }, ctx.now), ...found };
}
