import { paymentMethodsTexts } from '../../messages/en/payment-methods.ts';
import type { Message } from '../../messages/message.ts';
import type { Translate } from '../../messages/translate.ts';
import type { PaymentMethod } from '../../service/booking/model/booking-status.ts';
import type { BookingView } from '../../service/booking/model/wire/wire.ts';

/** The payment methods (CART-18). */
export const paymentMethods: readonly { id: PaymentMethod; label: Message; hint: Message }[] = [
  { id: 'upi', label: paymentMethodsTexts.upi, hint: paymentMethodsTexts.upiHint },
  { id: 'card', label: paymentMethodsTexts.card, hint: paymentMethodsTexts.cardHint },
  { id: 'netbanking', label: paymentMethodsTexts.netbanking, hint: paymentMethodsTexts.netbankingHint },
  { id: 'wallet', label: paymentMethodsTexts.wallet, hint: paymentMethodsTexts.walletHint },
];

/** The label of a payment method. Cash is paid at the counter and is not an online choice. */
export function paymentMethodLabel(t: Translate, id: BookingView['paidBy'][number]): string {
  if (id === 'cash') return t(paymentMethodsTexts.cash);
  const method = paymentMethods.find((one) => one.id === id);
  return method ? t(method.label) : id;
}

/** The payment state of a booking, as its payment page and its card show it. */
export type PaymentStage = 'payable' | 'expired' | 'paid' | 'cancelled' | 'refund_due' | 'refunded';

type PaymentFacts = Pick<BookingView, 'bookingStatus' | 'cancelledBecause' | 'paymentState' | 'payBy' | 'toPay'>;

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

/** True if it was not paid in time, even if a part of it, or a late payment, is refunded. */
export function endedUnpaid(booking: PaymentFacts, now: number | null): boolean {
  const { bookingStatus, cancelledBecause } = booking;
  return paymentStage(booking, now) === 'expired' || (bookingStatus === 'cancelled' && cancelledBecause === 'unpaid');
}

/** The id that a `upi://pay` link pays to, which can be typed into an app too. */
export function upiIdOf(link: string): string | null {
  return new URLSearchParams(link.slice(link.indexOf('?'))).get('pa');
}
