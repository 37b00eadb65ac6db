import { errorsAccountsTexts } from '../../messages/en/errors/accounts.ts';
import { sentence } from '../../messages/message.ts';
import { type AppError, invalid, wrongFields } from '../core/app-error.ts';
import type { Context } from '../platform/context.ts';
import { knownHashingTurn, verifyPassword } from './password-hash.ts';
import { findStaffKeys, type StaffKeys } from './staff/staff.sql.ts';
import { type User, unauthorized } from './user.ts';
import { findUserWithHash } from './users.sql.ts';

/**
 * Wrong passwords of one account per hour, as a traveller or as staff, from any network: limits guessing with a stolen
 * session.
 */
const wrongAnHour = 10;

export function wrongCurrentPassword(): AppError {
  return invalid(sentence(errorsAccountsTexts.currentPasswordWrong));
}

/**
 * The account and its hash, after its password was entered again. Throws ValidationError for a wrong one,
 * RateLimitError after too many.
 */
export async function requireCurrentPassword(
  ctx: Context,
  userId: number,
  password: string,
): Promise<{ user: User; passwordHash: string }> {
  // counted before it is verified, so that concurrent tries are limited too
  const tries = `current password of ${userId}`;
  await ctx.limiter.count([{ key: tries, seconds: 3_600, times: wrongAnHour }], ctx.now);
  const found = await findUserWithHash(ctx.db, { id: userId });
  const right = await verifyPassword(password, found?.passwordHash, knownHashingTurn(`account ${userId}`));
  if (!found?.passwordHash || !right) throw wrongCurrentPassword();
  await ctx.limiter.uncount([tries], ctx.now);
  return { user: found.user, passwordHash: found.passwordHash };
}

/**
 * The keys of a member of staff after their password was entered again. Throws ValidationError by the field `current`,
 * RateLimitError after too many.
 */
export async function requireStaffPassword(ctx: Context, userId: number, password: string): Promise<StaffKeys> {
  // counted before it is verified, so that concurrent tries are limited too
  const tries = `password in the back office of ${userId}`;
  await ctx.limiter.count([{ key: tries, seconds: 3_600, times: wrongAnHour }], ctx.now);
  const keys = await findStaffKeys(ctx.db, { userId });
  if (!keys) throw unauthorized();
  const wrong = wrongFields({ current: sentence(errorsAccountsTexts.wrongPassword) });
  if (
    !(await verifyPassword(password.slice(0, 256), keys.passwordHash, knownHashingTurn(`account ${userId}`, 'staff')))
  )
    throw wrong;
  await ctx.limiter.uncount([tries], ctx.now);
  return keys;
}
