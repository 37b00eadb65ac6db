import { type Paise, paiseOf, zero } from '../../core/money.ts';
import { statusAt } from '../booking.ts';
import type { Booking, BookingLine, PendingChange } from '../booking-row.ts';
import { partPaid } from './refund.ts';

/** Returns the pending change at that time; null once its payment deadline has passed. */
export function pendingChangeAt({ status, pendingChange }: Booking, now: Date): PendingChange | null {
  return status === 'confirmed' && pendingChange !== null && now < pendingChange.until ? pendingChange : null;
}

/** Returns the lines that the booking would have if its pending change were paid. */
export function linesAfterChange({ allLines, pendingChange }: Booking): BookingLine[] {
  const ends = new Set(pendingChange?.ends.map(({ line }) => line));
  return allLines.filter(({ id, state }) => (state === 'live' && !ends.has(id)) || pendingChange?.begins.includes(id));
}

/**
 * Returns the amount due at that time and its deadline: the balance of an unpaid booking or the difference of a pending
 * change. Null if nothing is due.
 */
export function dueAt(booking: Booking, now: Date): { amount: Paise; until: Date } | null {
  const { holdUntil: until } = booking;
  const amount = paiseOf(booking.total - partPaid(booking));
  if (statusAt(booking, now) === 'pending') return amount > zero ? { amount, until } : null;
  const change = pendingChangeAt(booking, now);
  return change && { amount: change.due, until: change.until };
}
