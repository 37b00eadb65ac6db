import type { Context } from '../platform/context.ts';
import { findProducts } from './find-products.sql.ts';
import type { ProductType } from './kinds.ts';
import { type NamedProduct, productRows, readOwnedProducts } from './product-rows.sql.ts';

type Asker = Pick<Context, 'db' | 'viewer'>;

/** The email address of a partner, who sees only their own products; undefined for everyone else. */
export function partnerEmail({ viewer }: Pick<Context, 'viewer'>): string | undefined {
  return viewer.kind === 'user' && viewer.role === 'partner' ? viewer.email : undefined;
}

/** True if the viewer may work with all of these products: partners only with their own. */
export async function mayManageProducts(
  ctx: Asker,
  products: readonly { readonly type: ProductType; readonly productId: number }[],
): Promise<boolean> {
  const owner = partnerEmail(ctx);
  if (owner === undefined) return true;
  const own = new Set((await readOwnedProducts(ctx.db, owner)).map(({ type, productId }) => `${type} ${productId}`));
  return products.every(({ type, productId }) => own.has(`${type} ${productId}`));
}

type Reader = Pick<Context, 'db'>;

/** Products with that text in their name, drafts included, at most `most`. */
export async function searchProducts(
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
