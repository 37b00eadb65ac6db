import { AppError, invalid } from '../core/app-error.ts';
import { emailAddressOf } from '../core/email-address.ts';
import type { Context } from '../platform/context.ts';
import type { KnownDevice } from './known-device.ts';
import { longest } from './password.ts';
import { verifyPassword } from './password-hash.ts';
import { signIn } from './sign-in.ts';
import { beginSignIn } from './sign-in-attempt.ts';
import type { User } from './user.ts';
import { findUserWithHash } from './users.sql.ts';

function refused(): AppError {
  return invalid('Invalid identifier or password');
}

/**
 * Signs in with e-mail and password. Throws the same ValidationError, after the same work, for a wrong password and
 * for an address that nobody has; only somebody who knows the password learns that the account is blocked. Throws
 * RateLimitError after too many bad ones (`beginSignIn`), for both alike.
 */
export async function logIn(
  ctx: Context,
  { identifier, password, device }: { identifier: string; password: string; device?: KnownDevice | undefined },
): Promise<{ jwt: string; user: User }> {
  if (password.length > longest) throw refused();
  const attempt = await beginSignIn(ctx, { identifier, device });
  const found = await findUserWithHash(ctx.db, { email: emailAddressOf(identifier) ?? '' });
  const right = await verifyPassword(password, found?.passwordHash);
  if (!found?.passwordHash || !right) {
    await attempt.wasWrong();
    throw refused();
  }
  await attempt.wasRight();
  if (found.user.blocked) throw new AppError('ApplicationError', 'Your account has been blocked by an administrator');
  const jwt = await signIn(ctx, { userId: found.user.id, passwordHash: found.passwordHash });
  if (!jwt) throw refused();
  return { jwt, user: found.user };
}
