import { isDeepStrictEqual } from 'node:util';
import { conflict, notFound } from '../core/app-error.ts';
import type { Context } from '../platform/context.ts';
import { type CalculatedChange, sayDays } from './change-stock.ts';
import { lockSaidDays, lockSellables } from './said-days.sql.ts';
import { readSeasons } from './seasons.sql.ts';
import { saySeason } from './seasons.ts';
import { keyOf } from './stock.ts';
import { type SaidDay, sellablesOf } from './stock-change.ts';
import { beginChange, type KeptState, keepChange, lockChange, markUndone } from './stock-changes.sql.ts';

type Transaction = Pick<Context, 'db' | 'now'>;

/** Takes that id for a change; false: it has been carried out before. */
export async function isFirstTime(ctx: Transaction, id: string): Promise<boolean> {
  return beginChange(ctx.db, id, ctx.now);
}

/** Keeps what a change has found and what it has left, so that it can be taken back for some weeks. */
export async function rememberChange(ctx: Transaction, id: string, calculated: CalculatedChange): Promise<void> {
  const { change, before, after, seasons } = calculated;
  const changed = before.flatMap((day, index) =>
    JSON.stringify(day) === JSON.stringify(after[index]) ? [] : [{ day, left: after[index] ?? day }],
  );
  const days = (all: readonly SaidDay[]) =>
    all.map(({ sellableId, day, slot, own, taken }) => ({ sellableId, day, slot, own, taken }));
  const found: KeptState['seasons'] =
    'season' in change
      ? sellablesOf(change).map((sellableId) => ({
          sellableId,
          name: change.season.name,
          seasons: (seasons.get(sellableId) ?? []).filter(({ name }) => name === change.season.name),
        }))
      : [];
  const left = await underNames(ctx, found);
  await keepChange(ctx.db, id, {
    before: { days: days(changed.map(({ day }) => day)), seasons: found },
    after: { days: days(changed.map(({ left }) => left)), seasons: left },
  });
}

async function underNames(ctx: Transaction, of: KeptState['seasons']): Promise<KeptState['seasons']> {
  if (of.length === 0) return [];
  const all = await readSeasons(
    ctx.db,
    of.map(({ sellableId }) => sellableId),
  );
  return of.map(({ sellableId, name }) => ({
    sellableId,
    name,
    seasons: all.filter((one) => one.sellableId === sellableId && one.name === name),
  }));
}

/** Days of which a change cannot be taken back: bookings came in the meantime. */
export interface TakenBack {
  readonly sold: readonly Pick<SaidDay, 'sellableId' | 'day' | 'slot' | 'taken'>[];
  readonly before: KeptState;
  readonly after: KeptState;
}

/**
 * Says of everything that a change wrote what was said before it, once; where bookings came in the meantime nothing is written,
 * and `sold` names the days. Undefined: that was done before. Throws NotFoundError for a change that is not kept (any more),
 * and ConflictError where somebody has written one of its days since.
 */
export async function takeBack(ctx: Transaction, id: string): Promise<TakenBack | undefined> {
  const kept = await lockChange(ctx.db, id);
  if (!kept) throw notFound('This change is not kept any more');
  if (kept.undone) return undefined;
  const { before, after } = kept;
  const ids = [...new Set([...after.days, ...after.seasons].map(({ sellableId }) => sellableId))];
  await lockSellables(ctx.db, ids, after.seasons.length > 0 ? 'all their days' : 'some days');
  const now = new Map(
    (
      await lockSaidDays(
        ctx.db,
        after.days.map(({ own: _, ...key }) => key),
      )
    ).map((row) => [keyOf(row), row]),
  );
  const written = after.days.some((day) => {
    const row = now.get(keyOf(day));
    return Object.entries(day.own).some(([name, value]) => (row ? Reflect.get(row, name) : null) !== value);
  });
  const seasons = await underNames(ctx, after.seasons);
  if (written || !isDeepStrictEqual(seasons, after.seasons))
    throw conflict('Somebody has changed one of these days since');
  const sold = after.days
    .map((day) => ({ ...day, taken: now.get(keyOf(day))?.taken ?? 0, known: day.taken }))
    .filter(({ taken, known }) => taken > known);
  if (sold.length > 0) return { sold, before, after };
  await sayDays(ctx, after.seasons.length > 0 ? [] : before.days);
  for (const { sellableId, name, seasons } of before.seasons) await saySeason(ctx, sellableId, { name, seasons });
  await markUndone(ctx.db, id, ctx.now);
  return { sold, before, after };
}
