import type { Context } from '../platform/context.ts';
import { openSession } from './sessions.sql.ts';
import { signToken, tokenDays } from './token.ts';

/**
 * Opens a session and gives its token; undefined when the password, if it was by password, was changed or the user
 * blocked meanwhile.
 */
export async function signIn(
  ctx: Context,
  { userId, passwordHash }: { userId: number; passwordHash?: string },
): Promise<string | undefined> {
  const expiresAt = new Date(ctx.now.getTime() + tokenDays * 86_400_000);
  const sid = await openSession(ctx.db, { userId, passwordHash, now: ctx.now, expiresAt });
  return sid && signToken(ctx.config.secret, { id: userId, sid }, ctx.now);
}
