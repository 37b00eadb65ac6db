import { catalogVisitTexts } from '../../../messages/en/catalog/visit.ts';
import type { Translate } from '../../../messages/translate.ts';
import { type Day, isDay } from '../../core/day.ts';
import { dayProblem } from '../sale-days.ts';

export const defaultGuests = 2;
export const mostGuests = 30;

/** The day and the number of guests. */
export interface Visit {
  /** Only products available on that day are shown. */
  readonly day: Day | null;
  readonly guests: number;
}

/** Number of guests in an address: a whole number from 1, limited. */
export function guestsFrom(text: string | null): number {
  const guests = /^\d{1,4}$/.test(text ?? '') ? Number(text) : defaultGuests;
  return Math.min(Math.max(guests, 1), mostGuests);
}

/** The day in an address, if it is valid and can be booked, else null. */
export function dayFrom(text: string | null, today: Day): Day | null {
  return isDay(text) && !dayProblem(text, today) ? text : null;
}

/** Why the date in an address is invalid; undefined if it is valid, or missing. */
export function invalidDay(t: Translate, text: string | null, today: Day): string | undefined {
  if (!text) return undefined;
  if (!isDay(text)) return t(catalogVisitTexts.noSuchDate);
  const problem = dayProblem(text, today);
  return problem && t.of(problem);
}

/** Day and guests, passed on from a list to a product. */
export function visitParams({ day, guests }: Visit): URLSearchParams {
  const to = new URLSearchParams();
  if (day) to.set('date', day);
  if (guests !== defaultGuests) to.set('guests', String(guests));
  return to;
}
