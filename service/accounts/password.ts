import { type AppError, invalid } from '../core/app-error.ts';
import { passwordsDiffer } from './account-rules.ts';
import { isCommonPassword } from './common-passwords.ts';

/** The error for two different passwords, on the second field. */
export function mismatch(): AppError {
  const errors = [{ path: ['passwordConfirmation'], message: passwordsDiffer, name: 'ValidationError' }];
  return invalid(passwordsDiffer, { errors });
}

/**
 * Why this password of valid length is refused for that person, as an error message; undefined if it is good enough.
 */
export function passwordProblem(
  password: string,
  person: { readonly email: string; readonly username: string },
): string | undefined {
  const given = password.trim().toLowerCase();
  if (given === '') return 'A password needs more than spaces';
  const own = [person.email, person.email.split('@')[0] ?? '', person.username].map((text) =>
    text.trim().toLowerCase(),
  );
  return isCommonPassword(given) || own.includes(given) ? 'This password is too common' : undefined;
}
