import type { PaymentFilter, WaitingFilter } from '../../service/booking/admin/booking-search.ts';
import type { BookingStatus } from '../../service/booking/model/booking-status.ts';
import type { Actor, ChangeKind, LineState } from '../../service/booking/model/change.ts';
import { formatDay, isDay } from '../../service/core/day.ts';
import { formatMoney, type Paise } from '../../service/core/money.ts';

export const statusWords: Readonly<Record<BookingStatus, string>> = {
  pending: 'On hold, unpaid',
  confirmed: 'Confirmed',
  cancelled: 'Cancelled',
  completed: 'Completed',
};

export const paymentFilterWords: Readonly<Record<PaymentFilter, string>> = {
  none: 'Nothing paid',
  paid: 'Paid',
  held: 'Payment on hold',
  'to-refund': 'Refund due or on its way',
  refunded: 'Refund sent',
};

export const waitingWords: Readonly<Record<WaitingFilter, string>> = {
  person: 'Staff action',
  hold: 'Payment before the hold expires',
};

/** Labels of payment states of the API. */
const paymentStateWords: Readonly<Record<string, string>> = {
  none: 'Nothing paid',
  part: 'Partly paid',
  paid: 'Paid',
  refund_due: 'Refund due',
  refunded: 'Refunded',
};

export function paidWords({ paymentState, paymentMode }: { paymentState: string; paymentMode: string | null }): string {
  const words = paymentStateWords[paymentState] ?? paymentState;
  return paymentMode === 'test' ? `${words} (test)` : words;
}

/** Labels of the state of one payment. */
export const standingWords: Readonly<Record<string, string>> = {
  open: 'Not paid',
  failed: 'Declined',
  captured: 'Received',
  held: 'On hold: amount does not match',
  refund_due: 'Received, refund due',
  refunded: 'Refunded',
};

export const refundWords: Readonly<Record<string, string>> = {
  due: 'to be refunded',
  sent: 'refund on its way',
  done: 'refunded',
  failed: 'refund failed',
};

/** Labels of refunds that we did not issue ourselves. */
export const refundOriginWords: Readonly<Record<string, string>> = {
  outside: ' at the payment gateway',
  dispute: ' after a lost dispute',
};

export const lineWords: Readonly<Record<LineState, string>> = {
  live: '',
  proposed: 'On hold until the difference is paid',
  replaced: 'Replaced',
  cancelled: 'Cancelled',
  expired: 'Expired',
  dropped: 'Not booked',
};

export const changeWords: Readonly<Record<ChangeKind, string>> = {
  sale: 'Booked',
  kept: 'Email address confirmed',
  paid: 'Paid',
  'part-paid': 'Part payment received',
  details: 'Guest details changed',
  changed: 'Changed',
  'change-held': 'Change on hold until the difference is paid',
  'change-dropped': 'Change not paid in time: booking unchanged',
  'line-cancelled': 'Item cancelled',
  cancelled: 'Cancelled',
  expired: 'Hold expired unpaid',
  'given-back': 'Refunded beyond policy',
  refunded: 'Refund sent',
  'refunded-outside': 'Refunded at the payment gateway',
  'dispute-lost': 'Dispute lost: the bank reversed the payment',
  completed: 'Completed',
  redeemed: 'Checked in',
  'no-show': 'No-show',
};

export const actorWords: Readonly<Record<Actor, string>> = {
  traveller: 'by the traveller',
  operator: 'by us',
  clock: 'automatically',
  gateway: 'by the payment gateway',
};

interface Received {
  readonly amount: Paise;
  readonly status: string;
  readonly refunds: readonly unknown[];
}

/** The amount received and not refunded. Payments that await review are listed separately. */
export function receivedWords(left: Paise, payments: readonly Received[]): string {
  const held = payments.filter(({ status }) => status === 'held').map(({ amount }) => `${formatMoney(amount)} on hold`);
  if (left > 0) return [formatMoney(left), ...held].join(', ');
  if (held.length > 0) return held.join(', ');
  return payments.some(({ refunds }) => refunds.length > 0) ? '₹0 (all refunded)' : 'Nothing yet';
}

/** 'Sat, 12 Dec 2026'; a text that is not a day is returned unchanged. */
export function dayText(day: string): string {
  return isDay(day) ? formatDay(day) : day;
}

/** 'Sat, 12 Dec 2026 – Mon, 14 Dec 2026'; a single day is shown once. */
export function daysText(first: string | null, last: string | null): string {
  if (first === null) return '';
  return last === null || last === first ? dayText(first) : `${dayText(first)} – ${dayText(last)}`;
}
