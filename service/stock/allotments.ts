import { type Day, today } from '../core/day.ts';
import type { Context } from '../platform/context.ts';
import { deleteSellables, readAllotment, writeAllotment } from './allotments.sql.ts';
import { orSold } from './or-sold.sql.ts';
import { lockSellable, settleCapacity } from './seasons.sql.ts';
import type { AllotmentChange, AllottedDay, SellableSlots } from './stock.ts';

type Transaction = Pick<Context, 'db'>;

/** What is offered on those days: in the order of slots, then of days. Locked where anything was ever said of it. */
export async function allottedDays(ctx: Transaction, of: SellableSlots, days: readonly Day[]): Promise<AllottedDay[]> {
  return readAllotment(ctx.db, of, days);
}

/** Changes stock, price or closing of those days. Throws ConflictError when less is given than is already sold. */
export async function allot(
  ctx: Transaction,
  of: SellableSlots,
  days: readonly Day[],
  change: AllotmentChange,
): Promise<void> {
  await orSold('More than that are already sold on one of the days', () => writeAllotment(ctx.db, of, days, change));
}

/**
 * The ordinary units of a sellable have become `to`: so do the days to come that neither they themselves nor a season say
 * anything else of. Throws ConflictError when more are already sold on one of those days.
 */
export async function changeUnits(
  ctx: Pick<Context, 'db' | 'now'>,
  { sellableId, to }: { readonly sellableId: number; readonly to: number },
): Promise<void> {
  await lockSellable(ctx.db, sellableId);
  const refusal = `More than ${to} are already sold on one of the days to come`;
  await orSold(refusal, () => settleCapacity(ctx.db, sellableId, today(ctx.now)));
}

/** Removes what can be sold and its stock. Throws the database's refusal when a booking line points to one of them. */
export async function removeSellables(ctx: Transaction, ids: readonly number[]): Promise<void> {
  await deleteSellables(ctx.db, ids);
}
