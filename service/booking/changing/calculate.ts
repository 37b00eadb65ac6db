import type { CartItem } from '../../catalog/product.ts';
import { readSaleSettings } from '../../catalog/settings/read-sale-settings.ts';
import { conflict, invalid } from '../../core/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { lockStock, readHolds, readStock } from '../../stock/holds.ts';
import { type Hold, keyOf, type Stock, type StockKey, withoutHolds } from '../../stock/stock.ts';
import { statusAt } from '../booking.ts';
import type { Booking, BookingLine } from '../booking-row.ts';
import { takesOfLine } from '../line.ts';
import { partPaid } from '../paying/refund.ts';
import { offersFor } from '../pricing/offers.ts';
import { isPriced, makeQuote, type Quote, stockKeys } from '../pricing/quote.ts';
import { type AskedChange, itemOf } from './asked.ts';
import {
  atOldPrice,
  type Beginning,
  beginOf,
  byOldPolicy,
  type Ending,
  isSameSale,
  type Plan,
  planChange,
} from './plan.ts';

/** What was asked for, priced against the stock as it would be without what it gives back. */
export interface Calculated {
  readonly quote: Quote;
  /** undefined when something of it cannot be had: the quote says what. */
  readonly plan: Plan | undefined;
  readonly keys: readonly StockKey[];
  readonly stock: ReadonlyMap<string, Stock>;
  /** What it gives back. */
  readonly held: readonly Hold[];
}

/**
 * Prices a change of a booking. `lock`: the stock is locked for what is going to happen, else read for a preview. What a
 * change that still waits for its payment holds counts as given back: the new one takes its place.
 * Throws ConflictError for a booking or a line that cannot be changed any more, or whose price is paid in part, ValidationError for a line that it has not.
 */
export async function calculateChange(
  ctx: Context,
  booking: Booking,
  asked: readonly AskedChange[],
  { lock }: { lock: boolean },
): Promise<Calculated> {
  refuseUnchangeable(booking, ctx.now);
  const settings = await readSaleSettings(ctx);
  const ends = asked.map((one, index) => ending(booking, one, index, ctx.now));
  const whole = booking.lines.every((one) => ends.some(({ line, to }) => line === one && to === 'cancelled'));
  if (!whole && partPaid(booking) > 0)
    throw conflict('A part of this booking is paid: please pay the rest before you change it');
  const wanted = asked.flatMap((one, index) => {
    const line = ends[index]?.line;
    if (!line || one.cancel) return [];
    return [{ line, item: itemOf(line, one) }];
  });
  const today = await offersFor(
    ctx,
    wanted.map(({ item }) => item),
    settings,
  );
  const offered = today.map((one, index) => {
    const { line } = wanted[index] ?? {};
    return line && 'offer' in one ? { offer: byOldPolicy(line, one.offer, ctx.now) } : one;
  });
  const kept = new Map<CartItem, Beginning['line']>();
  for (const [index, one] of offered.entries()) {
    const { line, item } = wanted[index] ?? {};
    if (line && item && 'offer' in one && isSameSale(line, one.offer, item.quantity))
      kept.set(item, atOldPrice(line, item, one.offer));
  }

  const leaving = [...ends.map(({ line }) => line), ...booking.all.filter(({ state }) => state === 'proposed')];
  const all = [...stockKeys(offered), ...leaving.flatMap(takesOfLine)];
  const keys = [...new Map(all.map((key) => [keyOf(key), key])).values()];
  const stock = lock ? await lockStock(ctx, keys) : await readStock(ctx, keys);
  const holding = await readHolds(
    ctx,
    leaving.map(({ id }) => id),
  );
  // stock that is read has no ended holds in it, stock that is locked has
  const held = holding.filter(({ endsAt }) => lock || endsAt === null || endsAt > ctx.now);
  const priced = wanted.filter(({ item }) => !kept.has(item)).map(({ item }) => item);
  const quote = makeQuote(
    priced,
    offered.filter((_, index) => priced.some((item) => item === wanted[index]?.item)),
    withoutHolds(stock, held),
    booking.taxRules,
    ctx.now,
  );
  const begins = wanted.flatMap(({ line: instead, item }): Beginning[] => {
    const line = kept.get(item) ?? quote.lines.find((one) => one.item === item);
    if (!line || !isPriced(line) || line.problem !== null) return [];
    return [{ instead, line, same: kept.has(item) }];
  });
  const plan =
    begins.length === wanted.length
      ? planChange(booking, ends, begins, { now: ctx.now, payBy: quote.held.account })
      : undefined;
  return { quote, plan, keys, stock, held };
}

function refuseUnchangeable(booking: Booking, now: Date): void {
  const status = statusAt(booking, now);
  if (status === 'cancelled') throw conflict('This booking has ended and can no longer be changed');
  if (status === 'completed') throw conflict('This booking can no longer be changed');
}

function ending(
  { lines }: Booking,
  asked: AskedChange,
  index: number,
  now: Date,
): Pick<Ending, 'to'> & { line: BookingLine } {
  const line = lines.find(({ id }) => id === asked.line);
  if (!line) {
    const message = 'This is not a line of the booking';
    throw invalid(message, {
      errors: [{ path: ['changes', String(index), 'line'], message, name: 'ValidationError' }],
    });
  }
  if (asked.cancel) return { line, to: 'cancelled' };
  if (beginOf(line) <= now) throw conflict(`${line.name} has begun and can no longer be changed`);
  return { line, to: 'replaced' };
}
