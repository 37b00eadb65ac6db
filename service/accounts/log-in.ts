import { errorsAccountsTexts } from '../../messages/en/errors/accounts.ts';
import { sentence } from '../../messages/message.ts';
import { AppError, invalid } from '../core/app-error.ts';
import { emailAddressOf } from '../core/email-address.ts';
import { requireRight } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import { password as rule } from './account-rules.ts';
import { type KnownDevice, knownDeviceOf } from './known-device.ts';
import { verifyPassword } from './password-hash.ts';
import { type SignedInSession, signIn } from './sign-in.ts';
import { accountNamed, beginSignIn } from './sign-in-attempt.ts';
import { findUserWithHash } from './users.sql.ts';

function refused(): AppError {
  return invalid('Invalid identifier or password');
}

/**
 * Signs in with email address and password. A wrong password and an unknown address cause the same ValidationError
 * after the same work; that an account is blocked is only revealed with the right password. Throws RateLimitError after
 * too many bad ones (`beginSignIn`), in both cases alike.
 *
 * @may everyone
 */
export async function logIn(
  ctx: Context,
  {
    identifier,
    password,
    device,
    deviceName,
  }: { identifier: string; password: string; device?: KnownDevice | undefined; deviceName: string },
): Promise<SignedInSession> {
  requireRight(ctx.viewer, 'sign in');
  if (password.length > rule.most) throw refused();
  const found = await findUserWithHash(ctx.db, { email: emailAddressOf(identifier) ?? '' });
  const account = accountNamed(identifier);
  const knownDevice = knownDeviceOf(ctx, device, { account, passwordHash: found?.passwordHash });
  const attempt = await beginSignIn(ctx, { account, knownDevice });
  const right = await verifyPassword(password, found?.passwordHash, attempt.turn);
  if (!found?.passwordHash || !right) {
    await attempt.wasWrong();
    throw refused();
  }
  await attempt.wasRight();
  if (found.user.blocked) throw new AppError('ApplicationError', sentence(errorsAccountsTexts.blocked));
  const opened = await signIn(ctx, { userId: found.user.id, passwordHash: found.passwordHash, device: deviceName });
  if (!opened) throw refused();
  return { ...opened, user: found.user, passwordHash: found.passwordHash };
}
