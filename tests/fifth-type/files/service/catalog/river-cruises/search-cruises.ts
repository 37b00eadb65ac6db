import type { Day } from '../../core/day.ts';
import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { placeMeant } from '../place-meant.ts';
import { freeCruises } from './cruise-product.sql.ts';

/** Cruises at a typed place that have a free cabin on all of those nights, with how many. */
export async function searchCruises(
  ctx: Context,
  { place, nights }: { readonly place: string; readonly nights: { readonly from: Day; readonly to: Day } | null },
): Promise<{ slug: string; cabins: number }[]> {
  requireRight(ctx.viewer, 'read the shop');
  return freeCruises(ctx.db, await placeMeant(ctx, 'river-cruise', place), nights, ctx.now);
}
