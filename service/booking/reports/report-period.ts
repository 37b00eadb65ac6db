import { type AppError, invalid } from '../../core/app-error.ts';
import { nightsBetween } from '../../core/day.ts';
import type { Period } from './report.ts';

/** Returns a ValidationError for an invalid period or one of more than `most` days, else undefined. */
export function periodError({ first, last }: Period, most: number): AppError | undefined {
  const days = nightsBetween(first, last) + 1;
  if (days >= 1 && days <= most) return undefined;
  const message = days < 1 ? 'The last day is before the first.' : `At most ${most.toLocaleString('en-IN')} days.`;
  return invalid(message, { errors: [{ path: ['last'], message, name: 'ValidationError' }] });
}
