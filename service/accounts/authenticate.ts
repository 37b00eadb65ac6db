import { roles, type SignedIn } from '../core/viewer.ts';
import type { Context } from '../platform/context.ts';
import { findSession } from './sessions.sql.ts';
import { readToken } from './token.ts';
import { unauthorized } from './user.ts';

/** Who the bearer is. Throws UnauthorizedError for a token that is not ours, has ended, or whose user is blocked. */
export async function authenticate(ctx: Context, bearer: string): Promise<SignedIn> {
  const claims = await readToken(ctx.config.secret, bearer, ctx.now);
  if (!claims) throw unauthorized();
  const found = await findSession(ctx.db, { id: claims.sid, userId: claims.id, now: ctx.now });
  if (!found) throw unauthorized();
  return {
    kind: 'user',
    userId: found.userId,
    sessionId: claims.sid,
    role: roles.find((role) => role === found.role) ?? 'traveller',
    email: found.email,
    username: found.username,
    confirmed: found.confirmed,
  };
}
