import { setTimeout as pass } from 'node:timers/promises';
import { type AppError, invalid } from '../../core/app-error.ts';
import { emailAddressOf } from '../../core/email-address.ts';
import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { verifyPassword } from '../password-hash.ts';
import { beginSignIn } from '../sign-in-attempt.ts';
import { openDeskSession } from './open-desk-session.ts';
import { findStaffKeys, type StaffKeys } from './staff.sql.ts';
import { staffPassword } from './staff.ts';
import { takeSecondFactor } from './take-second-factor.ts';

/** Covers what a right password costs more than a wrong one. */
const leastMilliseconds = 200;

function refused(): AppError {
  return invalid('The email, the password or the code is not right.');
}

/**
 * Signs in at the desk with password and second factor (a code of the authenticator, or a recovery code); gives the cookie
 * of the session. Throws the same ValidationError, after the same time, whatever of the three is wrong, and RateLimitError
 * after too many tries, whoever they were for.
 */
export async function signInStaff(
  ctx: Context,
  given: { email: string; password: string; code: string; deviceName: string },
): Promise<{ cookie: string }> {
  requireRight(ctx.viewer, 'sign in');
  const [keys] = await Promise.all([findRight(ctx, given), pass(leastMilliseconds)]);
  if (!keys) throw refused();
  return { cookie: await openDeskSession(ctx, { userId: keys.userId, device: given.deviceName }) };
}

async function findRight(
  ctx: Context,
  { email, password, code }: { email: string; password: string; code: string },
): Promise<StaffKeys | undefined> {
  if (password.length > staffPassword.most) return undefined;
  const address = emailAddressOf(email);
  // counted apart from what the same address does as a traveller
  const attempt = await beginSignIn(ctx, { identifier: `at the desk: ${address ?? email}`, device: undefined });
  const keys = await findStaffKeys(ctx.db, { email: address ?? '' });
  const right = await verifyPassword(password, keys?.passwordHash);
  if (keys && right && (await takeSecondFactor(ctx, keys, code))) {
    await attempt.wasRight();
    return keys;
  }
  await attempt.wasWrong();
  return undefined;
}
