import { isDeepStrictEqual } from 'node:util';
import { errorsStockTexts } from '../../messages/en/errors/stock.ts';
import { sentence } from '../../messages/message.ts';
import { conflict, notFound } from '../core/app-error.ts';
import type { Context } from '../platform/context.ts';
import { overrideDays, type StockChangeEffect } from './change-stock.ts';
import { lockOverrides, lockSellables } from './overrides.sql.ts';
import { readSeasons } from './seasons.sql.ts';
import { replaceSeasons } from './seasons.ts';
import { keyOf } from './stock.ts';
import { type StockDay, sellablesOf } from './stock-change.ts';
import { beginChange, lockChange, markUndone, type SavedState, storeChange } from './stock-changes.sql.ts';

type Transaction = Pick<Context, 'db' | 'now'>;

/** Claims that id for a change. False: the change has been applied before. */
export async function claimChange(ctx: Transaction, id: string): Promise<boolean> {
  return beginChange(ctx.db, id, ctx.now);
}

/** Saves the state before and after a change, so that it can be undone for 30 days. */
export async function saveChange(ctx: Transaction, id: string, calculated: StockChangeEffect): Promise<void> {
  const { change, before, after, seasons } = calculated;
  const changed = before.flatMap((day, index) =>
    JSON.stringify(day) === JSON.stringify(after[index]) ? [] : [{ day, left: after[index] ?? day }],
  );
  const days = (all: readonly StockDay[]) =>
    all.map(({ sellableId, day, slot, own, taken }) => ({ sellableId, day, slot, own, taken }));
  const found: SavedState['seasons'] =
    'season' in change
      ? sellablesOf(change).map((sellableId) => ({
          sellableId,
          name: change.season.name,
          seasons: (seasons.get(sellableId) ?? []).filter(({ name }) => name === change.season.name),
        }))
      : [];
  const left = await seasonsUnderNames(ctx, found);
  await storeChange(ctx.db, id, {
    before: { days: days(changed.map(({ day }) => day)), seasons: found },
    after: { days: days(changed.map(({ left }) => left)), seasons: left },
  });
}

async function seasonsUnderNames(ctx: Transaction, of: SavedState['seasons']): Promise<SavedState['seasons']> {
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

/**
 * The result of undoing a change. `sold` lists the days that prevented it because of new bookings; empty: it was
 * undone.
 */
export interface RevertedChange {
  readonly sold: readonly Pick<StockDay, 'sellableId' | 'day' | 'slot' | 'taken'>[];
  readonly before: SavedState;
  readonly after: SavedState;
}

/**
 * Restores everything that a change wrote, once. If bookings were made since, writes nothing and lists those days in
 * `sold`. Undefined: it was undone before. Throws NotFoundError for an unknown or expired change, and ConflictError
 * when one of its days has been changed since.
 */
export async function revertChange(ctx: Transaction, id: string): Promise<RevertedChange | undefined> {
  const saved = await lockChange(ctx.db, id);
  if (!saved) throw notFound(sentence(errorsStockTexts.undoTooLate));
  if (saved.undone) return undefined;
  const { before, after } = saved;
  const ids = [...new Set([...after.days, ...after.seasons].map(({ sellableId }) => sellableId))];
  await lockSellables(ctx.db, ids, after.seasons.length > 0 ? 'all their days' : 'some days');
  const current = new Map(
    (
      await lockOverrides(
        ctx.db,
        after.days.map(({ own: _, ...key }) => key),
      )
    ).map((row) => [keyOf(row), row]),
  );
  const isChanged = after.days.some((day) => {
    const row = current.get(keyOf(day));
    return Object.entries(day.own).some(([name, value]) => (row ? Reflect.get(row, name) : null) !== value);
  });
  const seasons = await seasonsUnderNames(ctx, after.seasons);
  if (isChanged || !isDeepStrictEqual(seasons, after.seasons)) throw conflict(sentence(errorsStockTexts.changedSince));
  const sold = after.days
    .map((day) => ({ ...day, taken: current.get(keyOf(day))?.taken ?? 0, known: day.taken }))
    .filter(({ taken, known }) => taken > known);
  if (sold.length > 0) return { sold, before, after };
  await overrideDays(ctx, after.seasons.length > 0 ? [] : before.days);
  for (const { sellableId, name, seasons } of before.seasons) await replaceSeasons(ctx, sellableId, { name, seasons });
  await markUndone(ctx.db, id, ctx.now);
  return { sold, before, after };
}
