import { notFound } from '../core/app-error.ts';
import { paiseOf } from '../core/money.ts';
import type { Context } from '../platform/context.ts';
import { orSold } from './or-sold.sql.ts';
import { lockSaidDays, lockSellables, readOrdinary, writeSaidDays } from './said-days.sql.ts';
import type { Season } from './season.ts';
import { readSeasons } from './seasons.sql.ts';
import { saySeason } from './seasons.ts';
import { keyOf } from './stock.ts';
import {
  calculateChange,
  daysNamed,
  type SaidDay,
  type StockChange,
  type StockSaid,
  sellablesOf,
  withSeason,
} from './stock-change.ts';

type Transaction = Pick<Context, 'db' | 'now'>;

const refusal = 'More than that are already sold on one of the days';

/** A change with the days that it names, as they are and as they would be. */
export interface CalculatedChange {
  readonly change: StockChange;
  readonly before: readonly SaidDay[];
  readonly after: readonly SaidDay[];
  readonly seasons: StockSaid['seasons'];
}

/**
 * What a change would do, over locked stock: what it is calculated from stays until the end of the transaction. Throws
 * NotFoundError when one of its rows is not there.
 */
export async function lockAndCalculate(ctx: Transaction, change: StockChange): Promise<CalculatedChange> {
  const ids = sellablesOf(change);
  await lockSellables(ctx.db, ids, 'season' in change ? 'all their days' : 'some days');
  const ordinary = await readOrdinary(ctx.db, ids);
  if (ids.length === 0 || ordinary.length < ids.length) throw notFound('One of these rows is not there any more');
  const seasons = Map.groupBy(await readSeasons(ctx.db, ids), ({ sellableId }) => sellableId);
  const sellables = new Map(
    ordinary.map(({ id, units, price, slots }) => [id, { ordinary: { units, price: paiseOf(price ?? 0) }, slots }]),
  );
  const named = [...daysNamed(change, (id) => sellables.get(id)?.slots ?? []).values()];
  if (named.some(({ sellableId, slot }) => !sellables.get(sellableId)?.slots.includes(slot)))
    throw notFound('One of these times is not there any more');
  const rows = await lockSaidDays(
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

/** Writes what was calculated. Throws ConflictError when less would be offered than is already sold. */
export async function carryOutChange(
  ctx: Transaction,
  { change, before, after, seasons }: CalculatedChange,
): Promise<void> {
  if ('season' in change) {
    const { season } = change;
    for (const sellableId of sellablesOf(change)) {
      const own = seasons.get(sellableId)?.map(withoutSellable) ?? [];
      const under = withSeason(own, season).filter(({ name }) => name === season.name);
      await saySeason(ctx, sellableId, { name: season.name, seasons: under });
    }
    return;
  }
  const changed = after.filter(({ own }, index) => JSON.stringify(own) !== JSON.stringify(before[index]?.own));
  await sayDays(ctx, changed);
}

/** Says that of those days, and nothing else. Throws ConflictError when less would be offered than is already sold. */
export async function sayDays(
  ctx: Transaction,
  days: readonly Pick<SaidDay, 'sellableId' | 'day' | 'slot' | 'own'>[],
): Promise<void> {
  await orSold(refusal, () => writeSaidDays(ctx.db, days));
}

function withoutSellable({ sellableId: _, ...season }: Season & { readonly sellableId?: number }): Season {
  return season;
}
