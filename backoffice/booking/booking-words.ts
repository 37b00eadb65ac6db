import type { PaymentFilter, WaitingFilter } from '../../service/booking/admin/booking-search.ts';
import type { BookingStatus } from '../../service/booking/model/booking-status.ts';
import type { Actor, ChangeKind, LineState } from '../../service/booking/model/change.ts';
import { formatDay, isDay } from '../../service/core/day.ts';
import { formatMoney, type Paise } from '../../service/core/money.ts';

export const statusWords: Readonly<Record<BookingStatus, string>> = {
  pending: 'Held, unpaid',
  confirmed: 'Confirmed',
  cancelled: 'Cancelled',
  completed: 'Completed',
};

export const paymentFilterWords: Readonly<Record<PaymentFilter, string>> = {
  none: 'Nothing paid',
  paid: 'Paid',
  held: 'Payment held',
  'to-refund': 'Refund under way or to send',
  refunded: 'Refund sent',
};

export const waitingWords: Readonly<Record<WaitingFilter, string>> = {
  person: 'A person',
  hold: 'Money, before the hold ends',
};

/** Labels of payment states of the API. */
const paymentStateWords: Readonly<Record<string, string>> = {
  none: 'Nothing paid',
  part: 'Paid in part',
  paid: 'Paid',
  refund_due: 'Refund due',
  refunded: 'Refunded',
};

export function paidWords({ paymentState, paymentMode }: { paymentState: string; paymentMode: string | null }): string {
  const words = paymentStateWords[paymentState] ?? paymentState;
  return paymentMode === 'test' ? `${words}, on trial` : words;
}

/** Labels of the state of one payment. */
export const standingWords: Readonly<Record<string, string>> = {
  open: 'Not paid',
  failed: 'Declined',
  captured: 'Received',
  held: 'Held: another amount came',
  refund_due: 'Received, some of it goes back',
  refunded: 'Gone back',
};

export const refundWords: Readonly<Record<string, string>> = {
  due: 'goes back',
  sent: 'on its way back',
  done: 'is back',
  failed: 'did not go through',
};

/** Labels of refunds that we did not issue ourselves. */
export const refundOriginWords: Readonly<Record<string, string>> = {
  outside: ', refunded at the gateway',
  dispute: ', by a lost dispute',
};

export const lineWords: Readonly<Record<LineState, string>> = {
  live: '',
  proposed: 'Held until the difference is paid',
  replaced: 'Replaced',
  cancelled: 'Cancelled',
  expired: 'Expired',
  dropped: 'Not taken up',
};

export const changeWords: Readonly<Record<ChangeKind, string>> = {
  sale: 'Booked',
  kept: 'Address confirmed',
  paid: 'Paid',
  'part-paid': 'A part of the price taken',
  details: 'Guest details changed',
  changed: 'Changed',
  'change-held': 'Change held until the difference is paid',
  'change-dropped': 'Held change dropped: not paid in time',
  'line-cancelled': 'Part of it cancelled',
  cancelled: 'Cancelled',
  expired: 'Hold ended unpaid',
  'given-back': 'More given back than the terms say',
  refunded: 'Refund sent',
  'refunded-outside': 'Refunded at the gateway, not from here',
  'dispute-lost': 'Dispute lost: the bank took the money back',
  completed: 'Completed',
  redeemed: 'Voucher used',
  'no-show': 'Nobody came',
};

export const actorWords: Readonly<Record<Actor, string>> = {
  traveller: 'by the traveller',
  operator: 'by us',
  clock: 'by the clock',
  gateway: 'by the gateway',
};

interface Received {
  readonly amount: Paise;
  readonly status: string;
  readonly refunds: readonly unknown[];
}

/** The amount received and not refunded. Payments that await review are listed separately. */
export function receivedWords(left: Paise, payments: readonly Received[]): string {
  const held = payments.filter(({ status }) => status === 'held').map(({ amount }) => `${formatMoney(amount)} is held`);
  if (left > 0) return [`${formatMoney(left)} is left here`, ...held].join(', ');
  if (held.length > 0) return held.join(', ');
  return payments.some(({ refunds }) => refunds.length > 0) ? 'Nothing is left here' : 'Nothing yet';
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
