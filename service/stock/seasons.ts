import { errorsStockTexts } from '../../messages/en/errors/stock.ts';
import { sentence } from '../../messages/message.ts';
import { conflict } from '../core/app-error.ts';
import { today } from '../core/day.ts';
import type { Context } from '../platform/context.ts';
import type { Season } from './season.ts';
import {
  deleteSeasons,
  insertSeasons,
  lockSellable,
  readOrdinaryPrice,
  readSeasons,
  readTerms,
  rejectOverselling,
  settleCapacity,
  writeTerms,
} from './seasons.sql.ts';
import type { SaleTerms } from './stock.ts';

type Transaction = Pick<Context, 'db' | 'now'>;

/** The seasons of a sellable, in the order in which they were set. */
export async function seasonsOf(ctx: Pick<Context, 'db'>, sellableId: number): Promise<Season[]> {
  const seasons = await readSeasons(ctx.db, [sellableId]);
  return seasons.map(({ sellableId: _, ...season }) => season);
}

/**
 * Replaces all seasons of a sellable that have that name; an empty list deletes them. Returns how many there were
 * before. Throws ConflictError when fewer units would be offered on some day than are already sold, and for a
 * percentage when the sellable has no ordinary price.
 */
export async function replaceSeasons(
  ctx: Transaction,
  sellableId: number,
  { name, seasons }: { readonly name: string; readonly seasons: readonly Season[] },
): Promise<number> {
  await lockSellable(ctx.db, sellableId);
  const shares = seasons.some(({ price }) => price && 'percent' in price);
  if (shares && (await readOrdinaryPrice(ctx.db, sellableId)) === null) {
    throw conflict(sentence(errorsStockTexts.noPriceYet));
  }
  const before = await deleteSeasons(ctx.db, sellableId, name);
  await insertSeasons(
    ctx.db,
    seasons.map((season) => ({ ...season, sellableId })),
  );
  await rejectOverselling(sentence(errorsStockTexts.soldMore), () =>
    settleCapacity(ctx.db, sellableId, today(ctx.now)),
  );
  return before;
}

/** Changes when the sale of a day ends, and the turnaround days. Returns the terms before and after. */
export async function updateSaleTerms(
  ctx: Transaction,
  sellableId: number,
  change: Partial<SaleTerms>,
): Promise<{ before: SaleTerms; after: SaleTerms }> {
  await lockSellable(ctx.db, sellableId);
  const before = await readTerms(ctx.db, sellableId);
  const after = { ...before, ...change };
  await writeTerms(ctx.db, sellableId, after);
  return { before, after };
}

/** Inserts seasons, in order, of sellables that have not been sold yet. */
export async function addSeasons(
  ctx: Pick<Context, 'db'>,
  seasons: readonly (Season & { readonly sellableId: number })[],
): Promise<void> {
  await insertSeasons(ctx.db, seasons);
}
