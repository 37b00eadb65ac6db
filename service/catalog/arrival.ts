import { type Day, formatDay } from '../core/day.ts';

/** What is said of arriving on a day; what is absent, is not. */
export interface Arrival {
  readonly noArrival?: boolean;
  /** So many days or nights at least. */
  readonly minStay?: number;
}

/** What is said of days on which nothing is left: a vehicle may be at rest on them, between two hires. */
export const noneLeft = { nights: 'Sold out', slot: 'Sold out', days: 'Not available' } as const;

/** Why nobody can come on that day for so many nights, or days of a car; null when one can. */
export function arrivalProblem(
  { noArrival, minStay = 1 }: Arrival,
  on: Day,
  length: number,
  nights: boolean,
): string | null {
  if (noArrival) return `${nights ? 'Check-in' : 'Pick-up'} is not possible on ${formatDay(on)}`;
  return length < minStay ? `From ${formatDay(on)} at least ${minStay} ${nights ? 'nights' : 'days'} are booked` : null;
}
