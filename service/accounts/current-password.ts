import { type AppError, invalid } from '../core/app-error.ts';
import type { Context } from '../platform/context.ts';
import { ofKnown, verifyPassword } from './password-hash.ts';
import type { User } from './user.ts';
import { findUserWithHash } from './users.sql.ts';

/** Wrong current passwords of one account within an hour, from wherever: a stolen session does not go on guessing. */
const wrongAnHour = 10;

export function wrongCurrentPassword(): AppError {
  return invalid('The provided current password is invalid');
}

/**
 * The account and its hash, of whoever shows its password once more. Throws ValidationError for a wrong one, RateLimitError
 * after too many of them.
 */
export async function requireCurrentPassword(
  ctx: Context,
  userId: number,
  password: string,
): Promise<{ user: User; passwordHash: string }> {
  // counted before it is judged, so that many at once are not judged either
  const tries = `current password of ${userId}`;
  await ctx.limiter.count([{ key: tries, seconds: 3_600, times: wrongAnHour }], ctx.now);
  const found = await findUserWithHash(ctx.db, { id: userId });
  const right = await verifyPassword(password, found?.passwordHash, ofKnown(`account ${userId}`));
  if (!found?.passwordHash || !right) throw wrongCurrentPassword();
  await ctx.limiter.giveBack([tries], ctx.now);
  return { user: found.user, passwordHash: found.passwordHash };
}
