import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { isProductType } from '../kinds.ts';
import { partnerEmail } from '../product-access.ts';
import { readOwnedProducts } from '../product-rows.sql.ts';
import { findStockRows, type ProductRows, type StockRowFilter } from './find-stock-rows.ts';
import { rowsOfProducts, rowsOfSellables } from './stock-rows.sql.ts';

const products = 40;

/**
 * The rows of the stock grid, product by product, in pages of products: `next` is where the next page begins, null at
 * the end. For staff who manage the calendar, and for partners on their own products; rejects everyone else (401, 403).
 *
 * @may partner, editor, admin, operator
 */
export async function listStockRows(
  ctx: Pick<Context, 'db' | 'viewer'>,
  filter: Omit<StockRowFilter, 'owner'>,
): Promise<{ products: ProductRows[]; next: string | null }> {
  requireRight(ctx.viewer, 'change the calendar');
  return findStockRows(ctx, { ...filter, owner: partnerEmail(ctx) }, products);
}

/** The sellables of a partner; undefined for everyone else, who may work with all. */
export async function partnerSellables(ctx: Pick<Context, 'db' | 'viewer'>): Promise<number[] | undefined> {
  const owner = partnerEmail(ctx);
  if (owner === undefined) return undefined;
  const owned = await readOwnedProducts(ctx.db, owner);
  const marks = owned.flatMap(({ type, productId }) =>
    isProductType(type) ? [{ type, id: productId, name: '' }] : [],
  );
  return (await rowsOfProducts(ctx.db, marks)).map(({ sellableId }) => sellableId);
}

/** Names by sellable id: 'Lake House, Lake Room'. */
export async function stockNames(
  { db }: Pick<Context, 'db'>,
  sellables: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await rowsOfSellables(db, sellables);
  return new Map(
    rows.map(({ sellableId, product, option }) => [sellableId, [product, option].filter(Boolean).join(', ')]),
  );
}
