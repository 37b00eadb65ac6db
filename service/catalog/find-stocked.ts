import { notFound } from '../core/app-error.ts';
import type { Context } from '../platform/context.ts';
import type { ProductType } from './kinds.ts';
import type { StockAsked, StockedSlots } from './product.ts';
import { products } from './products.ts';

/**
 * What has stock: a room type by its stay's slug and its name, or another product by its slug, optionally at one of its
 * times.
 */
export interface Stocked extends StockAsked {
  readonly type: ProductType;
}

/** The stock of a product. Throws NotFoundError if it does not exist. */
export async function findStocked(ctx: Pick<Context, 'db'>, of: Stocked): Promise<StockedSlots> {
  const found = await products[of.type].stock(ctx, of);
  if (!found) throw notFound('There is no such product, room type or time');
  return found;
}
