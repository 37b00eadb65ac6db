import { conflict } from '../core/app-error.ts';
import { today } from '../core/day.ts';
import type { Context } from '../platform/context.ts';
import { orSold } from './or-sold.sql.ts';
import type { Season } from './season.ts';
import {
  deleteSeasons,
  insertSeasons,
  lockSellable,
  readOrdinaryPrice,
  readSeasons,
  readTerms,
  settleCapacity,
  writeTerms,
} from './seasons.sql.ts';
import type { SaleTerms } from './stock.ts';

type Transaction = Pick<Context, 'db' | 'now'>;

/** What is said of many days of a sellable, in the order in which it was set. */
export async function seasonsOf(ctx: Pick<Context, 'db'>, sellableId: number): Promise<Season[]> {
  const seasons = await readSeasons(ctx.db, [sellableId]);
  return seasons.map(({ sellableId: _, ...season }) => season);
}

/**
 * All that is said under that name becomes this; nothing: it is forgotten. Gives how much was said under it before.
 * Throws ConflictError when less would be offered on some day than is already sold, or where a share of a price is asked
 * for of what has none.
 */
export async function saySeason(
  ctx: Transaction,
  sellableId: number,
  { name, seasons }: { readonly name: string; readonly seasons: readonly Season[] },
): Promise<number> {
  await lockSellable(ctx.db, sellableId);
  const shares = seasons.some(({ price }) => price && 'percent' in price);
  if (shares && (await readOrdinaryPrice(ctx.db, sellableId)) === null) {
    throw conflict('This has no ordinary price to take a share of');
  }
  const before = await deleteSeasons(ctx.db, sellableId, name);
  await insertSeasons(
    ctx.db,
    seasons.map((season) => ({ ...season, sellableId })),
  );
  await orSold('More than that are already sold on one of the days', () =>
    settleCapacity(ctx.db, sellableId, today(ctx.now)),
  );
  return before;
}

/** When the sale of a day ends, and how long what was used is not sold again. Gives what it was. */
export async function saySaleTerms(
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

/** Says these of sellables that nothing was sold of yet, in their order. */
export async function beginWithSeasons(
  ctx: Pick<Context, 'db'>,
  seasons: readonly (Season & { readonly sellableId: number })[],
): Promise<void> {
  await insertSeasons(ctx.db, seasons);
}
