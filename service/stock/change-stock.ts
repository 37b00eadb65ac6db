import { errorsStockTexts } from '../../messages/en/errors/stock.ts';
import { sentence } from '../../messages/message.ts';
import { notFound } from '../core/app-error.ts';
import { paiseOf } from '../core/money.ts';
import type { Context } from '../platform/context.ts';
import { lockOverrides, lockSellables, readOrdinary, writeOverrides } from './overrides.sql.ts';
import type { Season } from './season.ts';
import { readSeasons, rejectOverselling } from './seasons.sql.ts';
import { replaceSeasons } from './seasons.ts';
import { keyOf } from './stock.ts';
import {
  calculateChange,
  daysInChange,
  type StockChange,
  type StockDay,
  type StockState,
  sellablesOf,
  withSeason,
} from './stock-change.ts';

type Transaction = Pick<Context, 'db' | 'now'>;

const refusal = sentence(errorsStockTexts.soldMore);

/** A change and the days it affects, before and after. */
export interface StockChangeEffect {
  readonly change: StockChange;
  readonly before: readonly StockDay[];
  readonly after: readonly StockDay[];
  readonly seasons: StockState['seasons'];
}

/**
 * Calculates what a change would do. Locks the sellables and days it depends on until the end of the transaction.
 * Throws NotFoundError when one of its sellables or times does not exist.
 */
export async function lockAndCalculate(ctx: Transaction, change: StockChange): Promise<StockChangeEffect> {
  const ids = sellablesOf(change);
  await lockSellables(ctx.db, ids, 'season' in change ? 'all their days' : 'some days');
  const ordinary = await readOrdinary(ctx.db, ids);
  if (ids.length === 0 || ordinary.length < ids.length) throw notFound(sentence(errorsStockTexts.rowGone));
  const seasons = Map.groupBy(await readSeasons(ctx.db, ids), ({ sellableId }) => sellableId);
  const sellables = new Map(
    ordinary.map(({ id, units, price, ...of }) => [id, { ordinary: { units, price: paiseOf(price ?? 0) }, ...of }]),
  );
  const named = [...daysInChange(change, (id) => sellables.get(id)?.slots ?? []).values()];
  if (named.some(({ sellableId, slot }) => !sellables.get(sellableId)?.slots.includes(slot)))
    throw notFound(sentence(errorsStockTexts.timeGone));
  const rows = await lockOverrides(
    ctx.db,
    named.map(({ says: _, ...key }) => key),
  );
  const days = new Map(
    rows.map(({ taken, units, price, closed, minStay, noArrival, ...key }) => {
      const own = { units, price: price === null ? null : paiseOf(price), closed, minStay, noArrival };
      return [keyOf(key), { own, taken }];
    }),
  );
  return { change, seasons, ...calculateChange(change, { sellables, seasons, days }) };
}

/** Writes a calculated change. Throws ConflictError when fewer units would be offered than are already sold. */
export async function applyStockChange(
  ctx: Transaction,
  { change, before, after, seasons }: StockChangeEffect,
): Promise<void> {
  if ('season' in change) {
    const { season } = change;
    for (const sellableId of sellablesOf(change)) {
      const own = seasons.get(sellableId)?.map(omitSellable) ?? [];
      const under = withSeason(own, season).filter(({ name }) => name === season.name);
      await replaceSeasons(ctx, sellableId, { name: season.name, seasons: under });
    }
    return;
  }
  const changed = after.filter(({ own }, index) => JSON.stringify(own) !== JSON.stringify(before[index]?.own));
  await overrideDays(ctx, changed);
}

/**
 * Replaces the overrides of those days. Throws ConflictError when fewer units would be offered than are already sold.
 */
export async function overrideDays(
  ctx: Transaction,
  days: readonly Pick<StockDay, 'sellableId' | 'day' | 'slot' | 'own'>[],
): Promise<void> {
  await rejectOverselling(refusal, () => writeOverrides(ctx.db, days));
}

function omitSellable({ sellableId: _, ...season }: Season & { readonly sellableId?: number }): Season {
  return season;
}
