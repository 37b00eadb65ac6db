import { paymentStateTexts } from '../../messages/en/payment-state.ts';
import type { Translate } from '../../messages/translate.ts';
import type { BookingView, CancelledItemView } from '../../service/booking/model/wire/wire.ts';
import { formatDeadline } from '../../service/core/day.ts';
import { formatMoney, type Paise } from '../../service/core/money.ts';
import { paymentMethodLabel } from './payment.ts';

type BookingFacts = Pick<
  BookingView,
  'bookingStatus' | 'paidBy' | 'partPaid' | 'paymentMode' | 'paymentState' | 'refundNow' | 'total'
>;

/** Whether and how the booking was paid, as text. */
export function paymentText(t: Translate, booking: BookingFacts): string {
  const isTest = booking.paymentMode === 'test';
  switch (booking.paymentState) {
    case 'paid':
      return isTest
        ? t(paymentStateTexts.testPaid)
        : t(paymentStateTexts.paidBy, { methods: booking.paidBy.map((one) => paymentMethodLabel(t, one)).join(', ') });
    case 'part':
      return partText(t, booking);
    case 'refund_due':
      return t(isTest ? paymentStateTexts.testNoMoney : paymentStateTexts.refundDue);
    case 'refunded':
      return t(paymentStateTexts.refunded);
    default:
      if (booking.total === 0) return t(paymentStateTexts.nothingToPay);
      return t(booking.bookingStatus === 'pending' ? paymentStateTexts.notPaidYet : paymentStateTexts.notPaid);
  }
}

/** '₹2,000 of ₹5,900 paid' */
export function partText(t: Translate, { partPaid, total }: Pick<BookingFacts, 'partPaid' | 'total'>): string {
  return t(paymentStateTexts.partPaid, { paid: formatMoney(partPaid), total: formatMoney(total) });
}

/** The message about a received payment. `difference`: it paid for a change only. */
export function receivedText(
  t: Translate,
  { total, paymentMode }: Pick<BookingFacts, 'total' | 'paymentMode'>,
  difference?: Paise,
): string {
  const amount = formatMoney(difference ?? total);
  const isTest = paymentMode === 'test';
  if (difference === undefined)
    return t(isTest ? paymentStateTexts.testReceived : paymentStateTexts.received, { amount });
  return t(isTest ? paymentStateTexts.testReceivedForChange : paymentStateTexts.receivedForChange, { amount });
}

/**
 * The refund for cancelling a paid booking. For a test payment only the policy is shown: there is no money to refund.
 */
export function refundTexts(
  t: Translate,
  booking: BookingFacts,
): {
  readonly now: string;
  readonly amountLabel: string;
  readonly note: string | null;
  readonly done: string;
} {
  const amount = formatMoney(booking.refundNow);
  if (booking.paymentMode === 'test') {
    const noMoney = t(paymentStateTexts.testNoMoney);
    return {
      now: noMoney,
      amountLabel: t(paymentStateTexts.refundUnderPolicy),
      note: noMoney,
      done: t(paymentStateTexts.nothingToRefund),
    };
  }
  return {
    now: t(paymentStateTexts.refundNow, { amount }),
    amountLabel: t(paymentStateTexts.refundAmount),
    note: null,
    done: t(paymentStateTexts.refundSent, { amount }),
  };
}

/** The message about a change whose difference is not paid yet. */
export function pendingChangeText(t: Translate, { toPay, payBy }: Pick<BookingView, 'toPay' | 'payBy'>): string {
  const amount = formatMoney(toPay);
  return payBy
    ? t(paymentStateTexts.payForChangeBy, { amount, deadline: formatDeadline(t, new Date(payBy)) })
    : t(paymentStateTexts.payForChange, { amount });
}

/** The refund of a cancelled item; null if it was never paid. */
export function cancelledItemText(
  t: Translate,
  { paid, refunded, retained }: Pick<CancelledItemView, 'paid' | 'refunded' | 'retained'>,
  { paymentMode }: Pick<BookingView, 'paymentMode'>,
): string | null {
  if (!paid) return null;
  if (paymentMode === 'test') return t(paymentStateTexts.testPaid);
  if (refunded === 0) return retained > 0 ? t(paymentStateTexts.noRefund) : null;
  return retained > 0
    ? t(paymentStateTexts.partRefund, { refunded: formatMoney(refunded), retained: formatMoney(retained) })
    : t(paymentStateTexts.refund, { refunded: formatMoney(refunded) });
}
