import type { Context } from '../platform/context.ts';
import type { ProductType } from './kinds.ts';
import { type NamedProduct, productRows } from './named-products.sql.ts';
import { findProducts } from './stock-grid/stock-rows.sql.ts';

type Reader = Pick<Context, 'db'>;

/** Products with that text in their name, drafts included, at most `most`. */
export async function productsNamed(
  ctx: Reader,
  part: string,
  most: number,
): Promise<Omit<NamedProduct, 'documentId'>[]> {
  return findProducts(ctx.db, { product: part }, most);
}

/** Those of the given products that exist, sorted by type and name. */
export async function productsOf(
  ctx: Reader,
  of: readonly { readonly type: ProductType; readonly productId: number }[],
): Promise<NamedProduct[]> {
  return productRows(ctx.db, of);
}
