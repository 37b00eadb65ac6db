import { setTimeout as pass } from 'node:timers/promises';
import { type AppError, invalid } from '../../core/app-error.ts';
import { emailAddressOf } from '../../core/email-address.ts';
import { requireRight } from '../../core/may.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { deviceCookie, deviceIn, type KnownDevice, knownDeviceOf } from '../known-device.ts';
import { verifyPassword } from '../password-hash.ts';
import { beginSignIn } from '../sign-in-attempt.ts';
import { recordRefusedSignIn, recordSignIn } from './record-sign-in.ts';
import { findStaffKeys, recoveryCodesLeft, type StaffKeys } from './staff.sql.ts';
import { staffAccount, staffPassword } from './staff.ts';
import { startStaffSession } from './start-staff-session.ts';
import { type SecondFactor, takeSecondFactor } from './take-second-factor.ts';

/** Covers what a right password costs more than a wrong one. */
const leastMilliseconds = 200;

function refused(): AppError {
  return invalid('The email, the password or the code is not right.');
}

interface Given {
  readonly email: string;
  readonly password: string;
  readonly code: string;
  readonly deviceName: string;
  /** The header of the request. */
  readonly cookie?: string | null | undefined;
}

/**
 * Signs in in the back office with password and second factor (a code of the authenticator, or a recovery code); gives the cookies
 * of the session and of the device, which is known from then on. Throws the same ValidationError, after the same time,
 * whatever of the three is wrong, and RateLimitError after too many tries, whoever they were for. The audit log lists both.
 */
export async function signInStaff(ctx: Context, given: Given): Promise<{ cookie: string; device: string }> {
  requireRight(ctx.viewer, 'sign in');
  const before = await deviceIn(ctx, { cookie: given.cookie ?? undefined });
  const [found] = await Promise.all([findRight(ctx, given, before), pass(leastMilliseconds)]);
  if (!found) throw refused();
  const { keys, factor } = found;
  const { userId, email, passwordHash } = keys;
  const device = await deviceCookie(ctx, before, { account: staffAccount(email), passwordHash, path: '/admin' });
  return inTransaction(ctx, async (ctx) => {
    const left = await recoveryCodesLeft(ctx.db, userId);
    await recordSignIn(ctx, keys, { factor, device: given.deviceName, left });
    return { cookie: await startStaffSession(ctx, { userId, device: given.deviceName }), device };
  });
}

async function findRight(
  ctx: Context,
  { email, password, code, deviceName }: Given,
  device: KnownDevice | undefined,
): Promise<{ keys: StaffKeys; factor: SecondFactor } | undefined> {
  if (password.length > staffPassword.most) return undefined;
  const address = emailAddressOf(email);
  const keys = await findStaffKeys(ctx.db, { email: address ?? '' });
  // counted apart from what the same address does as a traveller
  const account = staffAccount(address ?? email.trim().toLowerCase().slice(0, 320));
  const knownDevice = knownDeviceOf(ctx, device, { account, passwordHash: keys?.passwordHash });
  const attempt = await beginSignIn(ctx, { account, knownDevice });
  const right = await verifyPassword(password, keys?.passwordHash, { ...attempt.turn, line: 'staff' });
  const factor = keys && right ? await takeSecondFactor(ctx, keys, { code, knownDevice }) : undefined;
  if (keys && factor) {
    await attempt.wasRight();
    return { keys, factor };
  }
  await attempt.wasWrong();
  const reason = right ? 'Right password, wrong code' : 'Wrong password';
  await recordRefusedSignIn(ctx, { email: keys?.email, reason, device: deviceName });
  return undefined;
}
