import { type Paise, paiseOf, sum, zero } from '../../core/money.ts';
import type { Booking, Payment } from '../booking-row.ts';

/** What is left of a payment: what was captured, without what went back or is to. */
export function keptOf({ status, amount, refunds }: Payment): Paise {
  return status === 'captured' ? paiseOf(amount - sum(refunds.map((refund) => refund.amount))) : zero;
}

/** What was paid for the booking and not given back. */
export function paidFor(booking: Booking): Paise {
  return sum(booking.payments.map(keptOf));
}

/** A payment with its refunds in one word. */
export type Standing = Payment['status'] | 'refund_due' | 'refunded';

/** How a payment stands: `refund_due` while any of it is to go back, `refunded` once nothing of it is left. */
export function standingOf(payment: Payment): Standing {
  if (payment.refunds.some(({ state }) => state !== 'done')) return 'refund_due';
  return payment.status === 'captured' && keptOf(payment) === 0 ? 'refunded' : payment.status;
}

/**
 * What comes back when the booking is cancelled at that instant: the whole price of each line whose free cancellation
 * has not ended (its terms were frozen at the sale), never more than was paid.
 */
export function refundAt(booking: Booking, now: Date): Paise {
  const paid = paidFor(booking);
  if (paid === 0 || booking.status === 'cancelled') return zero;
  const free = booking.lines.filter(({ details }) => {
    const { freeUntil } = details.cancellation;
    return freeUntil !== null && now < new Date(freeUntil);
  });
  const due = sum(free.flatMap(({ subtotal, tax }) => [subtotal, tax]));
  return paiseOf(Math.min(due, paid));
}
