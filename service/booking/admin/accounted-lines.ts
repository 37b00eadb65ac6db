import type { ProductType } from '../../catalog/kinds.ts';
import { sharesOf } from '../../catalog/price.ts';
import type { Supply } from '../../catalog/supply.ts';
import { type Day, today } from '../../core/day.ts';
import type { Paise } from '../../core/money.ts';
import type { Context } from '../../platform/context.ts';
import { loadBookings } from '../booking.sql.ts';
import type { Booking, BookingLine } from '../booking-row.ts';
import { lastDayOf } from '../line.ts';
import { supplyOf } from '../line-taxes.ts';
import { type AccountedProduct, accountedRows } from './accounted-lines.sql.ts';
import { wholeRupeesSince } from './whole-rupees.sql.ts';

/** A line as an account takes it. */
export interface AccountedLine {
  readonly line: number;
  readonly bookingId: string;
  readonly type: ProductType;
  readonly productId: number;
  readonly name: string;
  readonly option: string | null;
  /** As what it was taxed. */
  readonly supply: Supply;
  readonly startDay: Day;
  readonly lastDay: Day;
  /** On which it counts. */
  readonly day: Day;
  readonly soldOn: Day;
  /** Sold since what is shared of a price is whole rupees. */
  readonly whole: boolean;
  /** Ended before it was served; its amounts are of what its terms kept. */
  readonly ended: boolean;
  /** Paid on trial alone: no money moved. */
  readonly trial: boolean;
  /** What it costs before tax, without what the site charges for its service. */
  readonly price: Paise;
  /** The site's fee for its service. */
  readonly platformFee: Paise;
  readonly tax: Paise;
}

/** What was served, or ended for money, of those products on the days [from, to), as far as it is over today. */
export async function accountedLines(
  ctx: Pick<Context, 'db' | 'now'>,
  products: readonly AccountedProduct[],
  { from, to }: { from: Day; to: Day },
): Promise<AccountedLine[]> {
  const rows = await accountedRows(ctx.db, products, { from, to, today: today(ctx.now) });
  const bookings = await loadBookings(ctx.db, [...new Set(rows.map(({ booking }) => booking))]);
  const since = await wholeRupeesSince(ctx.db);
  const byRow = new Map(bookings.map((booking) => [booking.row, booking]));
  return rows.flatMap(({ booking: row, line: id, day }) => {
    const booking = byRow.get(row);
    const line = booking?.all.find((one) => one.id === id);
    return booking && line ? [accountedLine(booking, line, { day, since })] : [];
  });
}

/** The day from which what is sold is accounted in whole rupees. */
export function wholeSince({ db }: Pick<Context, 'db'>): Promise<Day> {
  return wholeRupeesSince(db);
}

function accountedLine(booking: Booking, line: BookingLine, { day, since }: { day: Day; since: Day }): AccountedLine {
  const { id, type, productId, name, optionName, startDay, state } = line;
  const ended = state !== 'live';
  const soldOn = today(booking.createdAt);
  const whole = soldOn >= since;
  const { quantity, subtotal, tax, details, kept } = line;
  const came = booking.payments.filter(({ status }) => status === 'captured');
  return {
    line: id,
    bookingId: booking.bookingId,
    type,
    productId,
    name,
    option: optionName,
    supply: supplyOf(line),
    startDay,
    lastDay: lastDayOf(line),
    day,
    soldOn,
    whole,
    ended,
    trial: came.length > 0 && came.every(({ mode }) => mode === 'test'),
    ...sharesOf({ subtotal, quantity, tax, fees: details.fees }, ended ? kept : undefined, whole),
  };
}
