import { kindOf, type ProductType } from '../../catalog/kinds.ts';
import { sharesOf, sharesOfTotals } from '../../catalog/price.ts';
import type { Supply } from '../../catalog/tax.ts';
import { type Day, today } from '../../core/day.ts';
import { type Paise, paiseOf, sum, zero } from '../../core/money.ts';
import type { Context } from '../../platform/context.ts';
import type { Booking, BookingLine } from '../model/booking.ts';
import { lastDayOf } from '../model/line.ts';
import { loadBookings } from '../store/bookings.sql.ts';
import {
  type AccountedProduct,
  findAccountedAmounts,
  findAccountedLines,
  wholeRupeesSince,
} from './accounted-lines.sql.ts';

/** A line in a partner's account. */
export interface AccountedLine {
  readonly line: number;
  readonly bookingId: string;
  readonly type: ProductType;
  readonly productId: number;
  readonly name: string;
  readonly optionName: string | null;
  /** The supply under which it was taxed. */
  readonly supply: Supply;
  readonly startDay: Day;
  readonly lastDay: Day;
  /** The day on which it is accounted. */
  readonly day: Day;
  readonly soldOn: Day;
  /** True if it was sold since shares of a price are whole rupees. */
  readonly whole: boolean;
  /** True if it ended before it was fulfilled: then the amounts are what its policy retained. */
  readonly ended: boolean;
  /** True if it was paid by test payments only: no money moved. */
  readonly trial: boolean;
  /** The price before tax and without the site's service fee, with what the company adds to that of a substitute. */
  readonly price: Paise;
  /** The site's service fee. */
  readonly platformFee: Paise;
  readonly tax: Paise;
}

/**
 * Returns the lines of those products that were fulfilled, or ended with a retained amount, on the days [from, to), up
 * to today.
 */
export async function accountedLines(
  ctx: Pick<Context, 'db' | 'now'>,
  products: readonly AccountedProduct[],
  { from, to }: { from: Day; to: Day },
): Promise<AccountedLine[]> {
  const rows = await findAccountedLines(ctx.db, products, { from, to, today: today(ctx.now) });
  const bookings = await loadBookings(ctx.db, [...new Set(rows.map(({ booking }) => booking))]);
  const since = await wholeRupeesSince(ctx.db);
  const byId = new Map(bookings.map((booking) => [booking.id, booking]));
  return rows.flatMap(({ booking: of, line: id, day }) => {
    const booking = byId.get(of);
    const line = booking?.allLines.find((one) => one.id === id);
    return booking && line ? [accountedLine(booking, line, { day, since })] : [];
  });
}

/** Returns the first day of sales that are accounted in whole rupees. */
export function wholeRupeesStart({ db }: Pick<Context, 'db'>): Promise<Day> {
  return wholeRupeesSince(db);
}

function accountedLine(booking: Booking, line: BookingLine, { day, since }: { day: Day; since: Day }): AccountedLine {
  const { id, type, productId, name, optionName, startDay, state } = line;
  const ended = state !== 'live';
  const soldOn = today(booking.createdAt);
  const whole = soldOn >= since;
  const { quantity, subtotal, tax, fees, retained, companyShare = zero } = line;
  const came = booking.payments.filter(({ status }) => status === 'captured');
  return {
    line: id,
    bookingId: booking.bookingId,
    type,
    productId,
    name,
    optionName,
    supply: line.supply,
    startDay,
    lastDay: lastDayOf(line),
    day,
    soldOn,
    whole,
    ended,
    trial: came.length > 0 && came.every(({ mode }) => mode === 'test'),
    ...withCompanyShare(sharesOf({ subtotal, quantity, tax, fees }, ended ? retained : undefined, whole), {
      ended,
      companyShare,
    }),
  };
}

/** The partner of a substitute is paid from its full price; of one that ended, from what its policy retained. */
function withCompanyShare<Shares extends { readonly price: Paise }>(
  shares: Shares,
  { ended, companyShare }: { ended: boolean; companyShare: Paise },
): Shares {
  return ended ? shares : { ...shares, price: sum([shares.price, companyShare]) };
}

/** The fields of an accounted line that sums need. */
export type AccountedAmounts = Pick<
  AccountedLine,
  'bookingId' | 'type' | 'productId' | 'supply' | 'day' | 'soldOn' | 'whole' | 'trial' | 'price' | 'platformFee' | 'tax'
>;

/**
 * Like `accountedLines`, but for all products that are or were a partner's, without loading their bookings. One
 * statement.
 */
export async function accountedAmounts(
  ctx: Pick<Context, 'db' | 'now'>,
  { from, to }: { from: Day; to: Day },
): Promise<AccountedAmounts[]> {
  const rows = await findAccountedAmounts(ctx.db, { from, to, today: today(ctx.now) });
  const since = await wholeRupeesSince(ctx.db);
  return rows.map(([type, productId, day, soldOn, trial, subtotal, fee, added, tax, retained, supply, bookingId]) => {
    const whole = soldOn >= since;
    const shares = sharesOfTotals(
      { cost: paiseOf(subtotal - fee), platformFee: paiseOf(fee), tax: paiseOf(tax) },
      retained === null ? undefined : paiseOf(retained),
      whole,
    );
    return {
      bookingId,
      type,
      productId,
      day,
      soldOn,
      whole,
      trial,
      supply: supply ?? kindOf(type).supplies[0],
      ...withCompanyShare(shares, { ended: retained !== null, companyShare: paiseOf(added) }),
    };
  });
}
