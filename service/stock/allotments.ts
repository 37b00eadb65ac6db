import { conflict } from '../core/app-error.ts';
import { type Day, today } from '../core/day.ts';
import type { Context } from '../platform/context.ts';
import { violates } from '../platform/database/database-error.ts';
import { deleteSellables, readAllotment, writeAllotment, writeUnits } from './allotments.sql.ts';
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
 * The ordinary units of a sellable have changed: so do the days to come that were not set apart from them. Throws
 * ConflictError when more are already sold on one of those days.
 */
export async function changeUnits(
  ctx: Pick<Context, 'db' | 'now'>,
  change: { readonly sellableId: number; readonly from: number; readonly to: number },
): Promise<void> {
  const refusal = `More than ${change.to} are already sold on one of the days to come`;
  await orSold(refusal, () => writeUnits(ctx.db, { ...change, today: today(ctx.now) }));
}

/** Removes what can be sold and its stock. Throws the database's refusal when a booking line points to one of them. */
export async function removeSellables(ctx: Transaction, ids: readonly number[]): Promise<void> {
  await deleteSellables(ctx.db, ids);
}

async function orSold(refusal: string, write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (violates(error, 'never_oversold')) throw conflict(refusal);
    throw error;
  }
}
