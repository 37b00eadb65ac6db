import type { Context } from '../../platform/context.ts';
import { ofKnown, verifyPassword } from '../password-hash.ts';
import { unauthorized } from '../user.ts';
import { findStaffKeys, type StaffKeys } from './staff.sql.ts';
import { wrongFields } from './wrong-fields.ts';

/** Wrong passwords of one person within an hour, from wherever: a stolen session does not go on guessing. */
const wrongAnHour = 10;

/** The keys of somebody who shows his password again. Throws ValidationError by the field `current`, RateLimitError after too many. */
export async function requireStaffPassword(ctx: Context, userId: number, password: string): Promise<StaffKeys> {
  // counted before it is judged, so that many at once are not judged either
  const tries = `password in the back office of ${userId}`;
  await ctx.limiter.count([{ key: tries, seconds: 3_600, times: wrongAnHour }], ctx.now);
  const keys = await findStaffKeys(ctx.db, { userId });
  if (!keys) throw unauthorized();
  const wrong = wrongFields({ current: 'This is not your password.' });
  if (!(await verifyPassword(password.slice(0, 256), keys.passwordHash, ofKnown(`account ${userId}`, 'staff'))))
    throw wrong;
  await ctx.limiter.giveBack([tries], ctx.now);
  return keys;
}
