import type { Context } from '../platform/context.ts';
import type { ProductType } from './kinds.ts';
import { productsOwned } from './own-products.sql.ts';

type Asker = Pick<Context, 'db' | 'viewer'>;

/** The email address of a partner, who sees only their own products; undefined for everyone else. */
export function ownerAsked({ viewer }: Pick<Context, 'viewer'>): string | undefined {
  return viewer.kind === 'user' && viewer.role === 'partner' ? viewer.email : undefined;
}

/** True if the viewer may work with all of these products: partners only with their own. */
export async function mayWorkWith(
  ctx: Asker,
  products: readonly { readonly type: ProductType; readonly productId: number }[],
): Promise<boolean> {
  const owner = ownerAsked(ctx);
  if (owner === undefined) return true;
  const own = new Set((await productsOwned(ctx.db, owner)).map(({ type, productId }) => `${type} ${productId}`));
  return products.every(({ type, productId }) => own.has(`${type} ${productId}`));
}
