import { type AppError, invalid } from '../../core/app-error.ts';

/** A ValidationError with messages by field name; undefined if there are none. */
export function wrongFields(problems: Readonly<Record<string, string | undefined>>): AppError | undefined {
  const wrong = Object.entries(problems).flatMap(([field, message]) => (message ? [{ field, message }] : []));
  const errors = wrong.map(({ field, message }) => ({ path: [field], message, name: 'ValidationError' }));
  return wrong[0] && invalid(wrong[0].message, { errors });
}
