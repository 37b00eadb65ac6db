import { AppError, invalid } from '../core/app-error.ts';
import { emailAddressOf } from '../core/email-address.ts';
import type { Context } from '../platform/context.ts';
import { longest } from './password.ts';
import { verifyPassword } from './password-hash.ts';
import { signIn } from './sign-in.ts';
import type { User } from './user.ts';
import { findUserWithHash } from './users.sql.ts';

function refused(): AppError {
  return invalid('Invalid identifier or password');
}

/**
 * Signs in with e-mail and password. Throws the same ValidationError, after the same work, for a wrong password and
 * for an address that nobody has; only somebody who knows the password learns that the account is blocked.
 */
export async function logIn(
  ctx: Context,
  { identifier, password }: { identifier: string; password: string },
): Promise<{ jwt: string; user: User }> {
  if (password.length > longest) throw refused();
  const found = await findUserWithHash(ctx.db, { email: emailAddressOf(identifier) ?? '' });
  const right = await verifyPassword(password, found?.passwordHash);
  if (!found?.passwordHash || !right) throw refused();
  if (found.user.blocked) throw new AppError('ApplicationError', 'Your account has been blocked by an administrator');
  const jwt = await signIn(ctx, { userId: found.user.id, passwordHash: found.passwordHash });
  if (!jwt) throw refused();
  return { jwt, user: found.user };
}
