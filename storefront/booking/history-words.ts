import { bookingHistoryTexts } from '../../messages/en/booking-history.ts';
import type { Message } from '../../messages/message.ts';
import type { Translate } from '../../messages/translate.ts';
import type { ChangeView } from '../../service/booking/model/wire/wire.ts';
import { formatInstant } from '../../service/core/day.ts';
import { formatMoney, type Paise, times } from '../../service/core/money.ts';

/** The text of each kind of change (service/booking/model/change.ts). */
const happened: Readonly<Record<ChangeView['kind'], Message>> = {
  sale: bookingHistoryTexts.sale,
  kept: bookingHistoryTexts.addressConfirmed,
  paid: bookingHistoryTexts.paid,
  'part-paid': bookingHistoryTexts.partPaid,
  details: bookingHistoryTexts.details,
  changed: bookingHistoryTexts.changed,
  'change-held': bookingHistoryTexts.changeHeld,
  'change-dropped': bookingHistoryTexts.changeDropped,
  'line-cancelled': bookingHistoryTexts.lineCancelled,
  cancelled: bookingHistoryTexts.cancelled,
  expired: bookingHistoryTexts.expired,
  'given-back': bookingHistoryTexts.givenBack,
  refunded: bookingHistoryTexts.refunded,
  'refunded-outside': bookingHistoryTexts.refundedOutside,
  'dispute-lost': bookingHistoryTexts.disputeLost,
  completed: bookingHistoryTexts.completed,
  redeemed: bookingHistoryTexts.redeemed,
  'no-show': bookingHistoryTexts.noShow,
};

/** An entry of a booking's history. */
export interface ShownChange {
  readonly version: number;
  /** 'Cancelled by us' */
  readonly what: string;
  /** '21 Nov 2026, 6:05 pm' */
  readonly when: string;
  /** ISO */
  readonly at: string;
  /** '₹5,310 paid'; null where no money moved. */
  readonly money: string | null;
  /** 'Total ₹10,620', if it changed. */
  readonly total: string | null;
}

/** The history as text, newest first. `isTest`: for test payments, which moved no money. */
export function historyOf(t: Translate, changes: readonly ChangeView[], isTest: boolean): ShownChange[] {
  const entries = changes.map(({ version, kind, at, by, money, total, refused }, index): ShownChange => {
    const before = changes[index - 1]?.total;
    return {
      version,
      at,
      when: formatInstant(t, new Date(at)),
      what: (refused && whatOfRefusal(t, kind)) || whatText(t, kind, by),
      money: moneyText(t, money, isTest),
      total: total === before ? null : t(bookingHistoryTexts.total, { total: formatMoney(total) }),
    };
  });
  return entries.toReversed();
}

function whatText(t: Translate, kind: ChangeView['kind'], by: ChangeView['by']): string {
  const what = t(happened[kind]);
  if (kind.startsWith('change-')) return what;
  if (by === 'traveller') return t(bookingHistoryTexts.byYou, { what });
  return by === 'operator' ? t(bookingHistoryTexts.byOperator, { what }) : what;
}

/** What followed because a host could not take the guest, whoever pressed the button. */
const afterRefusal: Partial<Readonly<Record<ChangeView['kind'], Message>>> = {
  cancelled: bookingHistoryTexts.hostCancelled,
  'line-cancelled': bookingHistoryTexts.hostLineCancelled,
  changed: bookingHistoryTexts.substituted,
};

function whatOfRefusal(t: Translate, kind: ChangeView['kind']): string | undefined {
  const text = afterRefusal[kind];
  return text && t(text);
}

function moneyText(t: Translate, money: Paise, isTest: boolean): string | null {
  if (money === 0) return null;
  if (isTest)
    return money > 0
      ? t(bookingHistoryTexts.testPayment, { money: formatMoney(money) })
      : t(bookingHistoryTexts.testRefund, { money: formatMoney(times(money, -1)) });
  return money > 0
    ? t(bookingHistoryTexts.paidAmount, { money: formatMoney(money) })
    : t(bookingHistoryTexts.refundDue, { money: formatMoney(times(money, -1)) });
}
