import { givenBack } from '../../catalog/terms.ts';
import { type Paise, paiseOf, sum, zero } from '../../core/money.ts';
import type { Booking, Payment } from '../booking-row.ts';

/** What is left of a payment: what was captured, without what went back or is to. A dispute may have taken more. */
export function keptOf({ status, amount, refunds }: Payment): Paise {
  if (status !== 'captured') return zero;
  return paiseOf(Math.max(0, amount - sum(refunds.map((refund) => refund.amount))));
}

/** What was paid for the booking and not given back. */
export function paidFor(booking: Pick<Booking, 'payments'>): Paise {
  return sum(booking.payments.map(keptOf));
}

/** What was taken as a part of the price of an unpaid booking. */
export function partPaid(booking: Pick<Booking, 'status' | 'payments'>): Paise {
  return booking.status === 'pending' ? paidFor(booking) : zero;
}

/** A payment with its refunds in one word. */
export type Standing = Payment['status'] | 'refund_due' | 'refunded';

/** How a payment stands: `refund_due` while any of it is to go back, `refunded` once nothing of it is left. */
export function standingOf(payment: Payment): Standing {
  if (payment.refunds.some(({ state }) => state !== 'done')) return 'refund_due';
  return payment.status === 'captured' && keptOf(payment) === 0 ? 'refunded' : payment.status;
}

/**
 * What comes back when the booking is cancelled at that instant: of each line what its terms give back, which were frozen
 * at the sale, never more than was paid; of an unpaid one whatever was taken as a part of its price.
 */
export function refundAt(booking: Booking, now: Date): Paise {
  const paid = paidFor(booking);
  if (paid === 0 || booking.status === 'cancelled') return zero;
  if (booking.status === 'pending') return paid;
  const due = sum(booking.lines.map((line) => givenBack(line, line.details.cancellation.schedule, now)));
  return paiseOf(Math.min(due, paid));
}
