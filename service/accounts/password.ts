import { type AppError, invalid } from '../core/app-error.ts';
import { isCommonPassword } from './common-passwords.ts';

export const shortest = 6;
export const longest = 256;

/** The refusal of two passwords that differ, found in the second one. */
export function mismatch(): AppError {
  const message = 'Passwords do not match';
  return invalid(message, { errors: [{ path: ['passwordConfirmation'], message, name: 'ValidationError' }] });
}

/** Why this password of the right length is refused for that person, in words; undefined when it is good enough. */
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
