import { requireRight } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import type { Season } from '../stock/season.ts';
import { seasonsOf } from '../stock/seasons.ts';
import { findStocked, type Stocked } from './find-stocked.ts';

/**
 * The seasons of a product, in the order in which they were set. For the operator, admins and editors; rejects everyone
 * else (401, 403). Throws NotFoundError for an unknown product.
 */
export async function listSeasons(ctx: Context, { of }: { readonly of: Omit<Stocked, 'time'> }): Promise<Season[]> {
  requireRight(ctx.viewer, 'change stock');
  const { sellableId } = await findStocked(ctx, of);
  return seasonsOf(ctx, sellableId);
}
