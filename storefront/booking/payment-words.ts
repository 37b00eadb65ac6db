import type { BookingView, CancelledItemView } from '../../service/booking/model/wire/wire.ts';
import { formatDeadline } from '../../service/core/day.ts';
import { formatMoney, type Paise } from '../../service/core/money.ts';
import { paymentMethodLabel } from './payment.ts';

type BookingFacts = Pick<
  BookingView,
  'bookingStatus' | 'paidBy' | 'partPaid' | 'paymentMode' | 'paymentState' | 'refundNow' | 'total'
>;

const noMoney = 'This was a test payment. You were not charged, so there is nothing to refund.';

/** Whether and how the booking was paid, as text. */
export function paymentText(booking: BookingFacts): string {
  const isTest = booking.paymentMode === 'test';
  switch (booking.paymentState) {
    case 'paid':
      return isTest
        ? 'Test payment: you were not charged'
        : `Paid by ${booking.paidBy.map((one) => paymentMethodLabel(one)).join(', ')}`;
    case 'part':
      return partText(booking);
    case 'refund_due':
      return isTest ? noMoney : 'Refund on its way. It takes 5-10 business days.';
    case 'refunded':
      return 'Refunded';
    default:
      if (booking.total === 0) return 'Nothing to pay';
      return booking.bookingStatus === 'pending' ? 'Not paid yet' : 'Not paid';
  }
}

/** '₹2,000 of ₹5,900 is paid' */
export function partText({ partPaid, total }: Pick<BookingFacts, 'partPaid' | 'total'>): string {
  return `${formatMoney(partPaid)} of ${formatMoney(total)} paid`;
}

/** The message about a received payment. `difference`: it paid for a change only. */
export function receivedText(
  { total, paymentMode }: Pick<BookingFacts, 'total' | 'paymentMode'>,
  difference?: Paise,
): string {
  const amount = formatMoney(difference ?? total);
  const forChange = difference === undefined ? '' : ' for your change';
  return paymentMode === 'test'
    ? `Test payment of ${amount}${forChange}: you were not charged`
    : `${amount} received${forChange}`;
}

/**
 * The refund for cancelling a paid booking. For a test payment only the policy is shown: there is no money to refund.
 */
export function refundTexts(booking: BookingFacts): {
  readonly now: string;
  readonly amountLabel: string;
  readonly note: string | null;
  readonly done: string;
} {
  const amount = formatMoney(booking.refundNow);
  if (booking.paymentMode === 'test') {
    return {
      now: noMoney,
      amountLabel: 'Refund under the policy',
      note: noMoney,
      done: 'You were not charged, so there is nothing to refund',
    };
  }
  return {
    now: `If you cancel now, you’ll get ${amount} back.`,
    amountLabel: 'You get back',
    note: null,
    done: `We’ll refund you ${amount}`,
  };
}

/** The message about a change whose difference is not paid yet. */
export function pendingChangeText({ toPay, payBy }: Pick<BookingView, 'toPay' | 'payBy'>): string {
  const until = payBy ? ` by ${formatDeadline(new Date(payBy))}` : '';
  return `Pay ${formatMoney(toPay)}${until} to confirm the change. Until then, your booking stays the same.`;
}

/** The refund of a cancelled item; null if it was never paid. */
export function cancelledItemText(
  { paid, refunded, retained }: Pick<CancelledItemView, 'paid' | 'refunded' | 'retained'>,
  { paymentMode }: Pick<BookingView, 'paymentMode'>,
): string | null {
  if (!paid) return null;
  if (paymentMode === 'test') return 'Test payment: you were not charged';
  if (refunded === 0) return retained > 0 ? 'No refund' : null;
  return retained > 0
    ? `Refund ${formatMoney(refunded)}, ${formatMoney(retained)} retained`
    : `Refund ${formatMoney(refunded)}`;
}
