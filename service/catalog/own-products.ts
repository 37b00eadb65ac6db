import type { Context } from '../platform/context.ts';
import type { ProductType } from './kinds.ts';
import { productsOwned } from './own-products.sql.ts';

type Asker = Pick<Context, 'db' | 'viewer'>;

/** Whose products alone somebody sees: the address of a partner; undefined for everybody else. */
export function ownerAsked({ viewer }: Pick<Context, 'viewer'>): string | undefined {
  return viewer.kind === 'user' && viewer.role === 'partner' ? viewer.email : undefined;
}

/** Whether all of these are for that viewer to work with: for a partner his own alone. */
export async function mayWorkWith(
  ctx: Asker,
  products: readonly { readonly type: ProductType; readonly productId: number }[],
): Promise<boolean> {
  const owner = ownerAsked(ctx);
  if (owner === undefined) return true;
  const own = new Set((await productsOwned(ctx.db, owner)).map(({ type, productId }) => `${type} ${productId}`));
  return products.every(({ type, productId }) => own.has(`${type} ${productId}`));
}
