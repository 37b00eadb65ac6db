import { remainingOf, standingOf } from './balance.ts';
import type { Booking } from './booking.ts';
import { statusAt } from './booking-status.ts';

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
