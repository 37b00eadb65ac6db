import { addDays, type Day, nightsBetween } from '../../core/day.ts';
import { mostDaysAhead } from '../sale-days.ts';

/** So many days earlier or later a flexible stay may begin. */
export const flexibleDays = 3;

/** The nights of a stay, half-open. */
export interface StayDates {
  readonly checkIn: Day;
  readonly checkOut: Day;
  /** The days on which it may begin as well, for as many nights: the asked one among them, in order. Absent: no other. */
  readonly starts?: readonly Day[] | undefined;
}

/** The same dates, to begin on whichever day within three of the asked one; not in the past, nor further ahead than one books. */
export function flexible({ checkIn, checkOut }: StayDates, today: Day): StayDates {
  const last = addDays(today, mostDaysAhead);
  const around = Array.from({ length: 2 * flexibleDays + 1 }, (_, index) => addDays(checkIn, index - flexibleDays));
  return { checkIn, checkOut, starts: around.filter((day) => day >= today && day <= last) };
}

/** As many nights as of those dates, from that day on. */
export function datesFrom(start: Day, { checkIn, checkOut }: StayDates): { checkIn: Day; checkOut: Day } {
  return { checkIn: start, checkOut: addDays(start, nightsBetween(checkIn, checkOut)) };
}
