import { requireRight } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import type { Season } from '../stock/season.ts';
import { seasonsOf } from '../stock/seasons.ts';
import { findStocked, type Stocked } from './find-stocked.ts';

/**
 * What the operator, an admin or an editor said of many days of a product, in the order in which it was said. Refuses
 * everybody else (401, 403); throws NotFoundError for what is unknown.
 */
export async function listSeasons(ctx: Context, { of }: { readonly of: Omit<Stocked, 'time'> }): Promise<Season[]> {
  requireRight(ctx.viewer, 'change stock');
  const { sellableId } = await findStocked(ctx, of);
  return seasonsOf(ctx, sellableId);
}
