import type { Context } from '../platform/context.ts';
import type { Figure } from '../platform/metrics.ts';
import {
  countUnpaid,
  deleteHolds,
  freeStock,
  insertHolds,
  lockRows,
  selectEndedHolds,
  selectHolds,
  setEnd,
} from './holds.sql.ts';
import type { Hold, Stock, StockKey, Take } from './stock.ts';

type Transaction = Pick<Context, 'db'>;

/** Stock as it is now by `keyOf`, where it differs from the ordinary. Ended holds count as free. Locks nothing. */
export async function readStock(
  ctx: Pick<Context, 'db' | 'now'>,
  keys: readonly StockKey[],
): Promise<ReadonlyMap<string, Stock>> {
  return keys.length === 0 ? new Map() : freeStock(ctx.db, keys, ctx.now);
}

/**
 * Locks that stock until the end of the caller's transaction and returns it by `keyOf`. All sales lock in the same
 * order, so they wait for each other without deadlock. Units in ended holds still count as taken.
 */
export async function lockStock(
  ctx: Pick<Context, 'db' | 'now'>,
  keys: readonly StockKey[],
): Promise<ReadonlyMap<string, Stock>> {
  return keys.length === 0 ? new Map() : lockRows(ctx.db, keys, ctx.now);
}

/**
 * Takes locked stock for the lines of a booking, unpaid until `endsAt` (null: permanently). Turnaround days are taken
 * too, unless `takes` already includes them (`withRest`). Throws the database's error `never_oversold` when there are
 * too few units.
 */
export async function takeStock(
  ctx: Transaction,
  takes: readonly Take[],
  hold: { readonly booking: number; readonly endsAt: Date | null; readonly withRest?: true },
): Promise<void> {
  await insertHolds(ctx.db, takes, hold);
}

/** Releases everything that a booking holds. */
export async function releaseBooking(ctx: Transaction, booking: number): Promise<void> {
  await deleteHolds(ctx.db, { booking });
}

/** Releases everything that those booking lines hold. */
export async function releaseLines(ctx: Transaction, lines: readonly number[]): Promise<void> {
  if (lines.length > 0) await deleteHolds(ctx.db, { lines });
}

/** The holds of those booking lines, including ended ones. */
export async function readHolds(ctx: Transaction, lines: readonly number[]): Promise<Hold[]> {
  return lines.length === 0 ? [] : selectHolds(ctx.db, lines);
}

/** Sets when the holds of a booking end; null: never, because it is paid. */
export async function holdUntil(ctx: Transaction, booking: number, endsAt: Date | null): Promise<void> {
  await setEnd(ctx.db, booking, endsAt);
}

/** Ids of the bookings with an ended hold on some of this stock. */
export async function bookingsWithEndedHolds(
  ctx: Pick<Context, 'db' | 'now'>,
  keys: readonly StockKey[],
): Promise<number[]> {
  return keys.length === 0 ? [] : selectEndedHolds(ctx.db, keys, ctx.now);
}

export const unpaidFigure: Figure = {
  name: 'padharo_bookings_unpaid',
  help: 'Bookings that hold something unpaid',
  of: countUnpaid,
};
