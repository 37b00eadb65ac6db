import type { ChangeView } from '../../service/booking/model/wire/wire.ts';
import { formatInstant } from '../../service/core/day.ts';
import { formatMoney, type Paise, times } from '../../service/core/money.ts';

/** The text of each kind of change (service/booking/model/change.ts). */
const happened: Readonly<Record<ChangeView['kind'], string>> = {
  sale: 'Booked',
  kept: 'Address confirmed',
  paid: 'Paid',
  'part-paid': 'Part payment received',
  details: 'Guest details changed',
  changed: 'Changed',
  'change-held': 'Change requested: on hold until you pay the difference',
  'change-dropped': 'Change not paid in time: booking unchanged',
  'line-cancelled': 'Item cancelled',
  cancelled: 'Cancelled',
  expired: 'Not paid in time: hold expired',
  'given-back': 'Extra refund',
  refunded: 'Refund sent',
  'refunded-outside': 'Refunded',
  'dispute-lost': 'Refunded by your bank after a dispute',
  completed: 'Completed',
  redeemed: 'Checked in',
  'no-show': 'Marked as no-show',
};

const actors: Readonly<Record<ChangeView['by'], string>> = {
  traveller: 'by you',
  operator: 'by the operator',
  clock: '',
  gateway: '',
};

/** An entry of a booking's history. */
export interface ShownChange {
  readonly version: number;
  /** 'Cancelled by the operator' */
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
export function historyOf(changes: readonly ChangeView[], isTest: boolean): ShownChange[] {
  const entries = changes.map(({ version, kind, at, by, money, total }, index): ShownChange => {
    const before = changes[index - 1]?.total;
    return {
      version,
      at,
      when: formatInstant(new Date(at)),
      what: [happened[kind], kind.startsWith('change-') ? '' : actors[by]].filter(Boolean).join(' '),
      money: moneyText(money, isTest),
      total: total === before ? null : `Total ${formatMoney(total)}`,
    };
  });
  return entries.toReversed();
}

function moneyText(money: Paise, isTest: boolean): string | null {
  if (money === 0) return null;
  if (isTest)
    return money > 0 ? `Test payment of ${formatMoney(money)}` : `${formatMoney(times(money, -1))} refund (test)`;
  return money > 0 ? `${formatMoney(money)} paid` : `${formatMoney(times(money, -1))} to be refunded`;
}
