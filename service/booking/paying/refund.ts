import { type Paise, paiseOf, sum, zero } from '../../core/money.ts';
import type { Booking } from '../booking-row.ts';

/** What was paid for the booking and not given back. */
export function paidFor(booking: Booking): Paise {
  return sum(booking.payments.filter(({ status }) => status === 'captured').map(({ amount }) => amount));
}

/**
 * What comes back when the booking is cancelled at that instant: the whole price of each line whose free cancellation
 * has not ended (its terms were frozen at the sale), never more than was paid.
 */
export function refundAt(booking: Booking, now: Date): Paise {
  const paid = paidFor(booking);
  if (paid === 0) return zero;
  const free = booking.lines.filter(({ details }) => {
    const { freeUntil } = details.cancellation;
    return freeUntil !== null && now < new Date(freeUntil);
  });
  const due = sum(free.flatMap(({ subtotal, tax }) => [subtotal, tax]));
  return paiseOf(Math.min(due, paid));
}
