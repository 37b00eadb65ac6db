import { type Day, formatDay } from '../core/day.ts';

/** Rules of arrival on a day; absent means no restriction. */
export interface Arrival {
  readonly noArrival?: boolean;
  /** Minimum nights or days. */
  readonly minStay?: number;
}

/** Label of days with nothing left; a vehicle may also be in turnaround between two hires. */
export const noneLeft = { nights: 'Sold out', slot: 'Sold out', days: 'Not available' } as const;

/** Why a stay of that many nights, or a hire of that many days, cannot begin on that day; null when it can. */
export function arrivalProblem(
  { noArrival, minStay = 1 }: Arrival,
  on: Day,
  length: number,
  nights: boolean,
): string | null {
  if (noArrival) return `${nights ? 'Check-in' : 'Pick-up'} is not possible on ${formatDay(on)}`;
  return length < minStay ? `From ${formatDay(on)} at least ${minStay} ${nights ? 'nights' : 'days'} are booked` : null;
}
