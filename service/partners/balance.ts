import type { AccountedAmounts } from '../booking/admin/accounted-lines.ts';
import type { Day } from '../core/day.ts';
import { nearestRupee, type Paise, paiseOf, sum } from '../core/money.ts';
import type { Calculated } from './statement.ts';

type BalanceLine = Pick<AccountedAmounts, 'bookingId' | 'day' | 'trial' | 'price'> &
  Pick<Calculated, 'commission' | 'gst' | 'withheld' | 'payable'>;

/** The amount that is paid out for a month: whole rupees, but for the months before whole-rupee prices. */
export function dueOf(payable: Paise, isWhole: boolean): Paise {
  return isWhole ? nearestRupee(payable) : payable;
}

/** A month of a partner's account. Amounts are sums of its items, without those paid in test mode. */
export interface MonthBalance {
  /** Its first day. */
  readonly month: Day;
  readonly bookings: readonly string[];
  /** Before tax, without the site's fee. */
  readonly sales: Paise;
  /** With the GST on it. */
  readonly commission: Paise;
  /** The tax collected at source that is deducted. */
  readonly tcs: Paise;
  readonly due: Paise;
  readonly paid: Paise;
  /** Below zero if too much was paid. */
  readonly open: Paise;
  /** The accounting day of the oldest item that the payouts do not cover; null if none is open. */
  readonly since: Day | null;
}

/** The account of a month from its items and from what was paid out for it. */
export function monthBalance(
  lines: readonly BalanceLine[],
  { month, paid, isWhole }: { readonly month: Day; readonly paid: Paise; readonly isWhole: boolean },
): MonthBalance {
  const counted = lines.filter(({ trial }) => !trial);
  const total = (of: (line: BalanceLine) => Paise) => sum(counted.map(of));
  const due = dueOf(
    total(({ payable }) => payable),
    isWhole,
  );
  const open = paiseOf(due - paid);
  return {
    month,
    bookings: [...new Set(counted.map(({ bookingId }) => bookingId))],
    sales: total(({ price }) => price),
    commission: total(({ commission, gst }) => paiseOf(commission + gst)),
    tcs: total(({ withheld }) => withheld),
    due,
    paid,
    open,
    since: open > 0 ? (oldestUnpaid(counted, paid) ?? month) : null,
  };
}

function oldestUnpaid(lines: readonly BalanceLine[], paid: Paise): Day | undefined {
  let earned = 0;
  for (const { day, payable } of lines.toSorted((a, b) => (a.day < b.day ? -1 : 1))) {
    earned += payable;
    if (earned > paid) return day;
  }
  return undefined;
}

/** The balance of a partner for all months that are over. */
export interface Balance {
  /** The months that are not settled, oldest first. A payout of `due` settles them all. */
  readonly months: readonly MonthBalance[];
  /** Below zero: the partner was paid too much. */
  readonly due: Paise;
  /** The oldest item that is not paid; null if nothing is due. */
  readonly since: Day | null;
  /** Bookings with items in these months. */
  readonly bookings: number;
  readonly sales: Paise;
  readonly commission: Paise;
  readonly tcs: Paise;
  /** Payouts for these months. */
  readonly paid: Paise;
}

/** The balance of these months, oldest first. */
export function balanceOf(all: readonly MonthBalance[]): Balance {
  const months = all.filter(({ open }) => open !== 0);
  const total = (name: 'open' | 'sales' | 'commission' | 'tcs' | 'paid') => sum(months.map((month) => month[name]));
  return {
    months,
    due: total('open'),
    since: months.find(({ since }) => since !== null)?.since ?? null,
    bookings: new Set(months.flatMap(({ bookings }) => bookings)).size,
    sales: total('sales'),
    commission: total('commission'),
    tcs: total('tcs'),
    paid: total('paid'),
  };
}
