import type { BookingWire } from '../../service/booking/wire.ts';

/** The payment state of a booking, as its payment page and its card show it. */
export type PaymentStage = 'payable' | 'expired' | 'paid' | 'cancelled' | 'refund_due' | 'refunded';

type PaymentFacts = Pick<BookingWire, 'bookingStatus' | 'cancelledBecause' | 'paymentState' | 'payBy' | 'toPay'>;

/** `now` in milliseconds since 1970; null while it is not known (on the server): then the server's state counts. */
export function paymentStage(booking: PaymentFacts, now: number | null): PaymentStage {
  const ended = now !== null && booking.payBy !== null && Date.parse(booking.payBy) <= now;
  if (booking.bookingStatus === 'pending') return ended ? 'expired' : 'payable';
  // a booking stays valid whether or not the difference for a change is paid
  if (booking.toPay > 0 && !ended) return 'payable';
  if (booking.bookingStatus === 'confirmed' || booking.bookingStatus === 'completed') return 'paid';
  if (booking.paymentState === 'refund_due') return 'refund_due';
  if (booking.paymentState === 'refunded') return 'refunded';
  return booking.cancelledBecause === 'unpaid' ? 'expired' : 'cancelled';
}
