import { addDays, type Day, nightsBetween } from '../../core/day.ts';
import { mostDaysAhead } from '../sale-days.ts';

/** Days by which a flexible stay may begin earlier or later. */
export const flexibleDays = 3;

/** The nights of a stay: without the day of check-out. */
export interface StayDates {
  readonly checkIn: Day;
  readonly checkOut: Day;
  /**
   * All days on which it may begin for the same number of nights, in order, including the requested one. Absent: only
   * that one.
   */
  readonly starts?: readonly Day[] | undefined;
}

/**
 * The same dates with every possible first day within three days of the requested one; none in the past or too far
 * ahead.
 */
export function flexible({ checkIn, checkOut }: StayDates, today: Day): StayDates {
  const last = addDays(today, mostDaysAhead);
  const around = Array.from({ length: 2 * flexibleDays + 1 }, (_, index) => addDays(checkIn, index - flexibleDays));
  return { checkIn, checkOut, starts: around.filter((day) => day >= today && day <= last) };
}

/** The same number of nights from that day on. */
export function datesFrom(start: Day, { checkIn, checkOut }: StayDates): { checkIn: Day; checkOut: Day } {
  return { checkIn: start, checkOut: addDays(start, nightsBetween(checkIn, checkOut)) };
}
