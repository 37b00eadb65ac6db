import { setTimeout as pass } from 'node:timers/promises';
import { adminAuditTexts } from '../../../messages/en/admin/audit.ts';
import { errorsAccountsTexts } from '../../../messages/en/errors/accounts.ts';
import { sentence } from '../../../messages/message.ts';
import { english } from '../../../messages/translate.ts';
import { type AppError, invalid } from '../../core/app-error.ts';
import { emailAddressOf } from '../../core/email-address.ts';
import { requireRight } from '../../core/may.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { deviceCookie, deviceIn, type KnownDevice, knownDeviceOf } from '../known-device.ts';
import { verifyPassword } from '../password-hash.ts';
import { beginSignIn } from '../sign-in-attempt.ts';
import { findStaffKeys, recoveryCodesLeft, type StaffKeys } from './staff.sql.ts';
import { staffAccount, staffPassword } from './staff.ts';
import { recordRefusedSignIn, recordSignIn, startStaffSession } from './staff-sign-in.ts';
import { type SecondFactor, takeSecondFactor } from './take-second-factor.ts';

/** Milliseconds that cover the extra cost of a right password. */
const leastMilliseconds = 200;

function refused(): AppError {
  return invalid(sentence(errorsAccountsTexts.wrongSignIn));
}

interface Input {
  readonly email: string;
  readonly password: string;
  readonly code: string;
  readonly deviceName: string;
  /** The request's cookie header. */
  readonly cookie?: string | null | undefined;
}

/**
 * Signs in to the back office with password and second factor (a code of the authenticator, or a recovery code);
 * returns the cookies of the session and of the device, which is known from then on. Throws the same ValidationError
 * after the same time whichever of the three is wrong, and RateLimitError after too many tries for any account. Both
 * are recorded in the audit log.
 *
 * @may everyone
 */
export async function signInStaff(ctx: Context, input: Input): Promise<{ cookie: string; device: string }> {
  requireRight(ctx.viewer, 'sign in');
  const before = await deviceIn(ctx, { cookie: input.cookie ?? undefined });
  const [found] = await Promise.all([findRight(ctx, input, before), pass(leastMilliseconds)]);
  if (!found) throw refused();
  const { keys, factor } = found;
  const { userId, email, passwordHash } = keys;
  const device = await deviceCookie(ctx, before, { account: staffAccount(email), passwordHash, path: '/admin' });
  return inTransaction(ctx, async (ctx) => {
    const left = await recoveryCodesLeft(ctx.db, userId);
    await recordSignIn(ctx, keys, { factor, device: input.deviceName, left });
    return { cookie: await startStaffSession(ctx, { userId, device: input.deviceName }), device };
  });
}

async function findRight(
  ctx: Context,
  { email, password, code, deviceName }: Input,
  device: KnownDevice | undefined,
): Promise<{ keys: StaffKeys; factor: SecondFactor } | undefined> {
  if (password.length > staffPassword.most) return undefined;
  const address = emailAddressOf(email);
  const keys = await findStaffKeys(ctx.db, { email: address ?? '' });
  // counted separately from sign-ins of the same address as a traveller
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
  const reason = english(right ? adminAuditTexts.wrongCode : adminAuditTexts.wrongPassword);
  await recordRefusedSignIn(ctx, { email: keys?.email, reason, device: deviceName });
  return undefined;
}
