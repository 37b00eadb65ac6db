import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import type { Season } from '../../stock/season.ts';
import { seasonsOf } from '../../stock/seasons.ts';
import { findStock, type StockedProduct } from '../products/products.ts';

/**
 * The seasons of a product, in the order in which they were set. For the operator, admins and editors; rejects everyone
 * else (401, 403). Throws NotFoundError for an unknown product.
 *
 * @may editor, admin, operator
 */
export async function listSeasons(
  ctx: Context,
  { of }: { readonly of: Omit<StockedProduct, 'time'> },
): Promise<Season[]> {
  requireRight(ctx.viewer, 'change stock');
  const { sellableId } = await findStock(ctx, of);
  return seasonsOf(ctx, sellableId);
}
