import { addDays, type Day, endOf, instantAt } from '../core/day.ts';

/** How far ahead anything can be booked. */
export const mostDaysAhead = 540;

/** No setting allows longer: what a search and a sale have to calculate with. */
export const mostNights = 90;
export const mostRentalDays = 90;

export const tooFarAhead = 'That is too far ahead to be booked yet';

/** Why nothing that begins on that day can be sold; undefined when it can. */
export function refusedDay(day: Day, today: Day): string | undefined {
  if (day < today) return 'That date is in the past';
  return day > addDays(today, mostDaysAhead) ? tooFarAhead : undefined;
}

/**
 * After this nobody can buy what begins on that day, at that time where it has one: then, or when its first day is over;
 * with a cut-off so many hours before it, or before that day begins.
 */
export function saleEndOf(day: Day, slot: string, cutOffHours: number | null): Date {
  if (cutOffHours === null) return slot === '' ? endOf(day) : instantAt(day, slot);
  return new Date(instantAt(day, slot || '00:00').getTime() - cutOffHours * 3_600_000);
}
