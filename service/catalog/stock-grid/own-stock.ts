import type { Context } from '../../platform/context.ts';
import { isProductType } from '../kinds.ts';
import { productsOwned } from '../own-products.sql.ts';
import { ownerAsked } from '../own-products.ts';
import { rowsOfProducts } from './stock-rows.sql.ts';

/** The sellables of a partner; undefined for everyone else, who may work with all. */
export async function ownSellables(ctx: Pick<Context, 'db' | 'viewer'>): Promise<number[] | undefined> {
  const owner = ownerAsked(ctx);
  if (owner === undefined) return undefined;
  const owned = await productsOwned(ctx.db, owner);
  const marks = owned.flatMap(({ type, productId }) =>
    isProductType(type) ? [{ type, id: productId, name: '' }] : [],
  );
  return (await rowsOfProducts(ctx.db, marks)).map(({ sellableId }) => sellableId);
}
