import type { Context } from '../platform/context.ts';
import type { Figure } from '../platform/metrics.ts';
import {
  bookingsOfEnded,
  countUnpaid,
  deleteHolds,
  freeStock,
  holdsOf,
  insertHolds,
  lockRows,
  setEnd,
} from './holds.sql.ts';
import type { Held, Stock, StockKey, Take } from './stock.ts';

type Transaction = Pick<Context, 'db'>;

/** Stock as it is now, where it differs from the ordinary: a hold that has ended is free. Locks nothing. */
export async function readStock(
  ctx: Pick<Context, 'db' | 'now'>,
  keys: readonly StockKey[],
): Promise<ReadonlyMap<string, Stock>> {
  return keys.length === 0 ? new Map() : freeStock(ctx.db, keys, ctx.now);
}

/**
 * Locks the stock for the caller's transaction and gives it as it is: all of it, in one order for everybody, so that two
 * sales wait for each other and never in a circle. Units in holds that have ended still count as taken.
 */
export async function lockStock(
  ctx: Pick<Context, 'db' | 'now'>,
  keys: readonly StockKey[],
): Promise<ReadonlyMap<string, Stock>> {
  return keys.length === 0 ? new Map() : lockRows(ctx.db, keys, ctx.now);
}

/**
 * Takes locked stock for the lines of a booking, unpaid until `endsAt`; null: for good. What it needs to be ready again is
 * taken with it, unless `takes` has that already (`withRest`). Throws the database's refusal (constraint never_oversold)
 * when there is less.
 */
export async function takeStock(
  ctx: Transaction,
  takes: readonly Take[],
  hold: { readonly booking: number; readonly endsAt: Date | null; readonly withRest?: true },
): Promise<void> {
  await insertHolds(ctx.db, takes, hold);
}

/** Gives back all that the booking holds. */
export async function giveBack(ctx: Transaction, booking: number): Promise<void> {
  await deleteHolds(ctx.db, { booking });
}

/** Gives back what those lines hold. */
export async function giveBackLines(ctx: Transaction, lines: readonly number[]): Promise<void> {
  if (lines.length > 0) await deleteHolds(ctx.db, { lines });
}

/** What those lines of bookings hold, whether or not their time is over. */
export async function heldBy(ctx: Transaction, lines: readonly number[]): Promise<Held[]> {
  return lines.length === 0 ? [] : holdsOf(ctx.db, lines);
}

/** What the booking holds, it holds until then; null: for good, it is paid. */
export async function holdUntil(ctx: Transaction, booking: number, endsAt: Date | null): Promise<void> {
  await setEnd(ctx.db, booking, endsAt);
}

/** Row ids of the bookings that keep some of this stock in holds that have ended. */
export async function endedOn(ctx: Pick<Context, 'db' | 'now'>, keys: readonly StockKey[]): Promise<number[]> {
  return keys.length === 0 ? [] : bookingsOfEnded(ctx.db, keys, ctx.now);
}

export const unpaidFigure: Figure = {
  name: 'padharo_bookings_unpaid',
  help: 'Bookings that hold something unpaid',
  of: countUnpaid,
};
