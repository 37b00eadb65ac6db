import { type AppError, invalid } from '../../core/app-error.ts';
import { nightsBetween } from '../../core/day.ts';
import type { Period } from './report.ts';

/** Why nothing is reported on that period, by the field that is wrong; undefined when it has so many days at most. */
export function asksTooMuch({ first, last }: Period, most: number): AppError | undefined {
  const days = nightsBetween(first, last) + 1;
  if (days >= 1 && days <= most) return undefined;
  const message = days < 1 ? 'The last day is before the first.' : `At most ${most.toLocaleString('en-IN')} days.`;
  return invalid(message, { errors: [{ path: ['last'], message, name: 'ValidationError' }] });
}
