import { adminBookingsTexts } from '../../messages/en/admin/bookings.ts';
import type { Message } from '../../messages/message.ts';
import type { Translate } from '../../messages/translate.ts';
import type { PaymentFilter, WaitingFilter } from '../../service/booking/admin/booking-search.ts';
import type { BookingStatus } from '../../service/booking/model/booking-status.ts';
import type { Actor, ChangeKind, LineState } from '../../service/booking/model/change.ts';
import { formatDay, isDay } from '../../service/core/day.ts';
import { formatMoney, type Paise } from '../../service/core/money.ts';

export const statusWords: Readonly<Record<BookingStatus, Message>> = {
  pending: adminBookingsTexts.onHoldUnpaid,
  confirmed: adminBookingsTexts.confirmed,
  cancelled: adminBookingsTexts.cancelled,
  completed: adminBookingsTexts.completed,
};

export const paymentFilterWords: Readonly<Record<PaymentFilter, Message>> = {
  none: adminBookingsTexts.nothingPaid,
  paid: adminBookingsTexts.paid,
  held: adminBookingsTexts.paymentOnHold,
  'to-refund': adminBookingsTexts.toRefund,
  refunded: adminBookingsTexts.refundSent,
};

export const waitingWords: Readonly<Record<WaitingFilter, Message>> = {
  person: adminBookingsTexts.staffAction,
  hold: adminBookingsTexts.paymentBeforeExpiry,
};

/** Labels of payment states of the API. */
const paymentStateWords: Readonly<Record<string, Message>> = {
  none: adminBookingsTexts.nothingPaid,
  part: adminBookingsTexts.partlyPaid,
  paid: adminBookingsTexts.paid,
  refund_due: adminBookingsTexts.refundDue,
  refunded: adminBookingsTexts.refunded,
};

export function paidWords(
  t: Translate,
  { paymentState, paymentMode }: { paymentState: string; paymentMode: string | null },
): string {
  const label = paymentStateWords[paymentState];
  const state = label ? t(label) : paymentState;
  return paymentMode === 'test' ? t(adminBookingsTexts.testState, { state }) : state;
}

/** Labels of the state of one payment. */
export const standingWords: Readonly<Record<string, Message>> = {
  open: adminBookingsTexts.notPaid,
  failed: adminBookingsTexts.declined,
  captured: adminBookingsTexts.received,
  held: adminBookingsTexts.amountMismatch,
  refund_due: adminBookingsTexts.receivedRefundDue,
  refunded: adminBookingsTexts.refunded,
};

export const refundWords = {
  due: adminBookingsTexts.amountToRefund,
  sent: adminBookingsTexts.amountOnItsWay,
  done: adminBookingsTexts.amountRefunded,
  failed: adminBookingsTexts.amountFailed,
} as const;

/** Labels of refunds that we did not issue ourselves. */
export const refundOriginWords: Readonly<Record<string, Message>> = {
  outside: adminBookingsTexts.atGateway,
  dispute: adminBookingsTexts.afterDispute,
};

export const lineWords: Readonly<Record<Exclude<LineState, 'live'>, Message>> = {
  proposed: adminBookingsTexts.differenceUnpaid,
  replaced: adminBookingsTexts.replaced,
  cancelled: adminBookingsTexts.cancelled,
  expired: adminBookingsTexts.expired,
  dropped: adminBookingsTexts.notBooked,
};

export const changeWords: Readonly<Record<ChangeKind, Message>> = {
  sale: adminBookingsTexts.sold,
  kept: adminBookingsTexts.emailAddressConfirmed,
  paid: adminBookingsTexts.paid,
  'part-paid': adminBookingsTexts.partPaymentReceived,
  details: adminBookingsTexts.guestDetailsChanged,
  changed: adminBookingsTexts.changed,
  'change-held': adminBookingsTexts.changeOnHold,
  'change-dropped': adminBookingsTexts.changeDropped,
  'line-cancelled': adminBookingsTexts.itemCancelled,
  cancelled: adminBookingsTexts.cancelled,
  expired: adminBookingsTexts.holdExpiredUnpaid,
  'given-back': adminBookingsTexts.refundedBeyondPolicy,
  refunded: adminBookingsTexts.refundSent,
  'refunded-outside': adminBookingsTexts.refundedAtGateway,
  'dispute-lost': adminBookingsTexts.disputeLost,
  completed: adminBookingsTexts.completed,
  redeemed: adminBookingsTexts.checkedIn,
  'no-show': adminBookingsTexts.noShow,
};

export const actorWords: Readonly<Record<Actor, Message>> = {
  traveller: adminBookingsTexts.byTraveller,
  operator: adminBookingsTexts.byUs,
  clock: adminBookingsTexts.automatically,
  gateway: adminBookingsTexts.byGateway,
};

interface Received {
  readonly amount: Paise;
  readonly status: string;
  readonly refunds: readonly unknown[];
}

/** The amount received and not refunded. Payments that await review are listed separately. */
export function receivedWords(t: Translate, left: Paise, payments: readonly Received[]): string {
  const held = payments
    .filter(({ status }) => status === 'held')
    .map(({ amount }) => t(adminBookingsTexts.amountOnHold, { amount: formatMoney(amount) }));
  if (left > 0) return [formatMoney(left), ...held].join(', ');
  if (held.length > 0) return held.join(', ');
  return payments.some(({ refunds }) => refunds.length > 0)
    ? t(adminBookingsTexts.allRefunded)
    : t(adminBookingsTexts.nothingYet);
}

/** 'Sat, 12 Dec 2026'; a text that is not a day is returned unchanged. */
export function dayText(t: Translate, day: string): string {
  return isDay(day) ? formatDay(t, day) : day;
}

/** 'Sat, 12 Dec 2026 – Mon, 14 Dec 2026'; a single day is shown once. */
export function daysText(t: Translate, first: string | null, last: string | null): string {
  if (first === null) return '';
  return last === null || last === first ? dayText(t, first) : `${dayText(t, first)} – ${dayText(t, last)}`;
}
