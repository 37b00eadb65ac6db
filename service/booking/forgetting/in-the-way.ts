import { statusAt } from '../booking.ts';
import type { Booking } from '../booking-row.ts';
import { keptOf, standingOf } from '../paying/refund.ts';

/** Why the person cannot be taken out of a booking yet: it is held unpaid, the trip is to come, or money is to go back. */
export const hindrances = ['unpaid', 'to-come', 'money'] as const;
export type Hindrance = (typeof hindrances)[number];

/** What keeps a booking from being forgotten at that instant, or null. */
export function inTheWay(booking: Pick<Booking, 'status' | 'hold_until' | 'payments'>, now: Date): Hindrance | null {
  const status = statusAt(booking, now);
  if (status === 'pending') return 'unpaid';
  if (status === 'confirmed') return 'to-come';
  // trial money is owed to nobody; a part of a price goes back as soon as its booking is swept
  const owed = booking.payments.some(
    (payment) =>
      payment.mode === 'live' &&
      (['held', 'refund_due'].includes(standingOf(payment)) || (booking.status === 'pending' && keptOf(payment) > 0)),
  );
  return owed ? 'money' : null;
}
