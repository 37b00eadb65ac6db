import { errorsStockTexts } from '../../messages/en/errors/stock.ts';
import { sentence } from '../../messages/message.ts';
import { type Day, today } from '../core/day.ts';
import type { Context } from '../platform/context.ts';
import { deleteSellables, readAllotment, writeAllotment } from './allotments.sql.ts';
import { type DoubleBooking, readDoubleBookings, type UnitsElsewhere, writeElsewhere } from './elsewhere.sql.ts';
import { lockSellable, rejectOverselling, settleCapacity } from './seasons.sql.ts';
import type { AllotmentChange, AllottedDay, SellableSlots } from './stock.ts';

type Transaction = Pick<Context, 'db'>;

/** The offer on each of those days, sorted by slot, then by day. Locks the allotments that exist. */
export async function allottedDays(ctx: Transaction, of: SellableSlots, days: readonly Day[]): Promise<AllottedDay[]> {
  return readAllotment(ctx.db, of, days);
}

/**
 * Changes units, price or closing of those days. Throws ConflictError when fewer units would be offered than are
 * already sold.
 */
export async function allot(
  ctx: Transaction,
  of: SellableSlots,
  days: readonly Day[],
  change: AllotmentChange,
): Promise<void> {
  await rejectOverselling(sentence(errorsStockTexts.soldMore), () => writeAllotment(ctx.db, of, days, change));
}

/**
 * Applies new ordinary units to all days from today on that have no units of their own and none from a season. The
 * caller has already written `to`. Throws ConflictError when more than that are already sold on one of those days.
 */
export async function changeUnits(
  ctx: Pick<Context, 'db' | 'now'>,
  { sellableId, to }: { readonly sellableId: number; readonly to: number },
): Promise<void> {
  await lockSellable(ctx.db, sellableId);
  const refusal = sentence(errorsStockTexts.soldMoreThan, { units: to });
  await rejectOverselling(refusal, () => settleCapacity(ctx.db, sellableId, today(ctx.now)));
}

/**
 * Deletes sellables and their stock. Throws the database's foreign key error when a booking line refers to one of them.
 */
export async function removeSellables(ctx: Transaction, ids: readonly number[]): Promise<void> {
  await deleteSellables(ctx.db, ids);
}

export type { DoubleBooking, UnitsElsewhere } from './elsewhere.sql.ts';

/**
 * Sets, from that day on, the units that other channels have taken of a sellable without times. Days not given have
 * none. This lowers what can be sold, but never below what is sold: if both have sold the last unit, the day is
 * double-booked (`doubleBookings`).
 */
export async function setUnitsElsewhere(
  ctx: Pick<Context, 'db'>,
  input: { readonly sellableId: number; readonly from: Day; readonly days: readonly UnitsElsewhere[] },
): Promise<void> {
  await writeElsewhere(ctx.db, input);
}

/** The first double-booked days from `from` on, at most `most`; without `sellables`: of all sellables. */
export function doubleBookings(
  ctx: Pick<Context, 'db' | 'now'>,
  of: { readonly from: Day; readonly sellables?: readonly number[] | undefined; readonly most: number },
): Promise<DoubleBooking[]> {
  return readDoubleBookings(ctx.db, { sellables: undefined, ...of, now: ctx.now });
}
