import type { Context } from '../platform/context.ts';
import type { ProductType } from './kinds.ts';
import { placesOfType } from './product-rows.sql.ts';

/** A destination and its state. */
export interface Place {
  readonly name: string;
  readonly region: string;
}

/**
 * The destination of each of those products of a type, by product id; products without one are left out. One statement.
 */
export async function placesOf(
  { db }: Pick<Context, 'db'>,
  type: ProductType,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Place>> {
  const found = new Map<number, Place>();
  for (const place of await placesOfType(db, type, ids)) for (const id of place.ids) found.set(id, place);
  return found;
}

/**
 * Returns a function that finds the state of a product, which is the region of its destination; undefined if it has
 * none. One statement per type.
 */
export async function regionsOf(
  ctx: Pick<Context, 'db'>,
  products: readonly { readonly type: ProductType; readonly productId: number }[],
): Promise<(type: ProductType, productId: number) => string | undefined> {
  const ids = new Map<ProductType, Set<number>>();
  for (const { type, productId } of products) {
    const own = ids.get(type);
    if (own) own.add(productId);
    else ids.set(type, new Set([productId]));
  }
  const found = new Map<ProductType, ReadonlyMap<number, Place>>();
  for (const [type, own] of ids) found.set(type, await placesOf(ctx, type, [...own]));
  return (type, productId) => found.get(type)?.get(productId)?.region;
}
