import { givenBack } from '../../catalog/refund-terms.ts';
import { type Paise, paiseOf, sum, zero } from '../../core/money.ts';
import type { Booking, Payment } from '../booking-row.ts';

/**
 * Returns what is left of a captured payment after its refunds, also those still due. Never below zero, although a
 * dispute may have taken more.
 */
export function remainingOf({ status, amount, refunds }: Payment): Paise {
  if (status !== 'captured') return zero;
  return paiseOf(Math.max(0, amount - sum(refunds.map((refund) => refund.amount))));
}

/** Returns what was paid for the booking and not refunded. */
export function paidAmount(booking: Pick<Booking, 'payments'>): Paise {
  return sum(booking.payments.map(remainingOf));
}

/** Returns the part of the price that was paid for an unpaid booking; zero for other bookings. */
export function partPaid(booking: Pick<Booking, 'status' | 'payments'>): Paise {
  return booking.status === 'pending' ? paidAmount(booking) : zero;
}

/** The status of a payment together with its refunds. */
export type PaymentStanding = Payment['status'] | 'refund_due' | 'refunded';

/** Returns the status of a payment: `refund_due` while a refund is not done, `refunded` once nothing is left of it. */
export function standingOf(payment: Payment): PaymentStanding {
  if (payment.refunds.some(({ state }) => state !== 'done')) return 'refund_due';
  return payment.status === 'captured' && remainingOf(payment) === 0 ? 'refunded' : payment.status;
}

/**
 * Returns the refund if the booking is cancelled at that time: for each line what its cancellation policy, frozen at
 * the sale, gives, but never more than was paid. For an unpaid booking everything that was paid in part.
 */
export function refundAt(booking: Booking, now: Date): Paise {
  const paid = paidAmount(booking);
  if (paid === 0 || booking.status === 'cancelled') return zero;
  if (booking.status === 'pending') return paid;
  const due = sum(booking.lines.map((line) => givenBack(line, line.details.cancellation.schedule, now)));
  return paiseOf(Math.min(due, paid));
}
