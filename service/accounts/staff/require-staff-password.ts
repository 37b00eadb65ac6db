import { wrongFields } from '../../core/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { knownHashingTurn, verifyPassword } from '../password-hash.ts';
import { unauthorized } from '../user.ts';
import { findStaffKeys, type StaffKeys } from './staff.sql.ts';

/** Wrong passwords of one person per hour, from any network: limits guessing with a stolen session. */
const wrongAnHour = 10;

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
  const wrong = wrongFields({ current: 'This is not your password.' });
  if (
    !(await verifyPassword(password.slice(0, 256), keys.passwordHash, knownHashingTurn(`account ${userId}`, 'staff')))
  )
    throw wrong;
  await ctx.limiter.uncount([tries], ctx.now);
  return keys;
}
