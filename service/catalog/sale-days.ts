import { addDays, type Day } from '../core/day.ts';

/** How far ahead anything can be booked. */
export const mostDaysAhead = 540;

/** No setting allows longer: what a search and a sale have to reckon with. */
export const mostNights = 90;
export const mostRentalDays = 90;

export const tooFarAhead = 'That is too far ahead to be booked yet';

/** Why nothing that begins on that day can be sold; undefined when it can. */
export function refusedDay(day: Day, today: Day): string | undefined {
  if (day < today) return 'That date is in the past';
  return day > addDays(today, mostDaysAhead) ? tooFarAhead : undefined;
}
