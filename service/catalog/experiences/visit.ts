import { type Day, isDay } from '../../core/day.ts';
import { refusedDay } from '../sale-days.ts';

export const guestsAtFirst = 2;
export const mostGuests = 30;

/** When how many go. */
export interface Visit {
  /** What is shown is free on that day. */
  readonly day: Day | null;
  readonly guests: number;
}

/** Guests of the address: a whole number from 1. */
export function guestsFrom(text: string | null): number {
  const guests = /^\d{1,4}$/.test(text ?? '') ? Number(text) : guestsAtFirst;
  return Math.min(Math.max(guests, 1), mostGuests);
}

/** The day of the address, when it is one and something can be booked for it. */
export function dayFrom(text: string | null, today: Day): Day | null {
  return isDay(text) && !refusedDay(text, today) ? text : null;
}

/** Why what the address asks for as a date is none; undefined when it is one, or nothing is asked. */
export function unclearDay(text: string | null, today: Day): string | undefined {
  if (!text) return undefined;
  return isDay(text) ? refusedDay(text, today) : 'That date is not in the calendar';
}

/** Day and guests, which travel on from a list to what is listed. */
export function visitParams({ day, guests }: Visit): URLSearchParams {
  const to = new URLSearchParams();
  if (day) to.set('date', day);
  if (guests !== guestsAtFirst) to.set('guests', String(guests));
  return to;
}
