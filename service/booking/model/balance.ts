import { givenBack } from '../../catalog/refund-terms.ts';
import { type Paise, paiseOf, sum, zero } from '../../core/money.ts';
import { type GatewayChoice, gatewayNamed } from '../../payments/gateways.ts';
import { isRefused } from './acknowledgement.ts';
import type { Booking, BookingLine, PendingChange } from './booking.ts';
import { statusAt } from './booking-status.ts';
import type { Payment, Refund } from './payment.ts';

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
 * the sale, gives, or everything if its partner has refused the guest, but never more than was paid. For an unpaid
 * booking everything that was paid in part.
 */
export function refundAt(booking: Booking, now: Date): Paise {
  const paid = paidAmount(booking);
  if (booking.status === 'cancelled') return zero;
  if (booking.status === 'pending') return paid;
  const due = sum(
    booking.lines.map((line) =>
      isRefused(line) ? sum([line.subtotal, line.tax]) : givenBack(line, line.cancellation.schedule, now),
    ),
  );
  return paiseOf(Math.min(due, paid));
}

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

/**
 * Returns the refunds of a payment that the operator has to send by hand, because the gateway cannot or has given up.
 * None for a test payment, which moved no money.
 */
export function refundsToSendByHand(config: GatewayChoice, payment: Payment): Refund[] {
  if (payment.mode === 'test') return [];
  const gateway = gatewayNamed(config, payment.gateway);
  return payment.refunds.filter(({ state }) => state === 'failed' || (state === 'due' && !gateway?.refund));
}

/** Why a booking cannot be erased yet: it is held unpaid, the trip is still to come, or a refund is due. */
export const erasureObstacles = ['unpaid', 'to-come', 'money'] as const;
export type ErasureObstacle = (typeof erasureObstacles)[number];

/** Returns why the booking cannot be erased at that time, or null. */
export function erasureObstacleOf(
  booking: Pick<Booking, 'status' | 'holdUntil' | 'payments'>,
  now: Date,
): ErasureObstacle | null {
  const status = statusAt(booking, now);
  if (status === 'pending') return 'unpaid';
  if (status === 'confirmed') return 'to-come';
  // test payments are not refunded; a part payment is refunded once the hold of its booking is expired
  const owed = booking.payments.some(
    (payment) =>
      payment.mode === 'live' &&
      (['held', 'refund_due'].includes(standingOf(payment)) ||
        (booking.status === 'pending' && remainingOf(payment) > 0)),
  );
  return owed ? 'money' : null;
}
