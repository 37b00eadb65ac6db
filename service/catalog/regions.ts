import type { Context } from '../platform/context.ts';
import type { ProductType } from './kinds.ts';
import { regionsOfType } from './regions.sql.ts';

/** Finds the state in which a product is, as the region of its destination; undefined: it belongs to none. One statement a type. */
export async function regionsOf(
  { db }: Pick<Context, 'db'>,
  products: readonly { readonly type: ProductType; readonly productId: number }[],
): Promise<(type: ProductType, productId: number) => string | undefined> {
  const found = new Map<string, string>();
  for (const type of new Set(products.map((one) => one.type))) {
    const ids = new Set(products.filter((one) => one.type === type).map(({ productId }) => productId));
    for (const { id, region } of await regionsOfType(db, type, [...ids])) found.set(`${type} ${id}`, region);
  }
  return (type, productId) => found.get(`${type} ${productId}`);
}

/** The same with the name of the destination. */
export async function destinationsOf(
  { db }: Pick<Context, 'db'>,
  type: ProductType,
  ids: readonly number[],
): Promise<ReadonlyMap<number, { readonly name: string; readonly region: string }>> {
  return new Map((await regionsOfType(db, type, ids)).map(({ id, name, region }) => [id, { name, region }]));
}
