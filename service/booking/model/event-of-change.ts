import { zero } from '../../core/money.ts';
import type { Stock } from '../../stock/stock.ts';
import { bookedLine } from './booked-line.ts';
import type { Booking } from './booking.ts';
import type { BookingEvent, LineEnd } from './booking-event.ts';
import { carryOverGuests, guestLineOf } from './guest-details.ts';
import type { ChangePlan, EndedLine } from './plan-change.ts';

/** Returns an ended line as events name it. */
export function lineEnd({ line, to, retained }: EndedLine): LineEnd {
  return { line: line.id, to, retained };
}

/**
 * Returns the event that a confirmed change is. A paid booking that becomes dearer is changed once the difference is
 * paid; until then the new lines are held.
 */
export function eventOfChange(
  booking: Booking,
  plan: ChangePlan,
  { token, stock }: { token: string; stock: ReadonlyMap<string, Stock> },
): BookingEvent {
  const { due, refund: amount, payBy } = plan;
  const ends = plan.ends.map(lineEnd);
  const begins = plan.begins.map(({ replaces, line }) =>
    bookedLine(line, replaces.position, carryOverGuests(replaces, guestLineOf(line))),
  );
  if (plan.after.status === 'cancelled') return { name: 'cancelled', ends, amount, token };
  if (booking.status === 'pending') {
    const holdUntil = new Date(Math.min(booking.holdUntil.getTime(), payBy.getTime()));
    const name = begins.length > 0 ? 'changed unpaid' : 'line cancelled unpaid';
    return { name, ends, begins, holdUntil, token };
  }
  if (due > zero) return { name: 'change held', ends, begins, due, until: payBy, stock, token };
  return { name: begins.length > 0 ? 'changed' : 'line cancelled', ends, begins, amount, token };
}
