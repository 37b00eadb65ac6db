import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { kindOf, type ProductType, productTypes } from '../kinds.ts';
import type { Brief } from '../product.ts';
import { offeredAt } from '../product-rows.sql.ts';
import { products } from './products.ts';

const mostOfAKind = 12;

/**
 * Published products at a destination or in a state, by its exact name, with today's price: the twelve with the most
 * reviews of each type, or of `type` only, sorted by name.
 *
 * @may everyone
 */
export async function findOffers(
  ctx: Context,
  { place, type }: { readonly place: string; readonly type?: ProductType | undefined },
): Promise<(Brief & { readonly type: ProductType })[]> {
  requireRight(ctx.viewer, 'read the site');
  const found: (Brief & { type: ProductType })[] = [];
  for (const one of type ? [type] : productTypes) {
    const ids = await offeredAt(ctx.db, kindOf(one).table, place, mostOfAKind);
    const briefs = ids.length > 0 ? await products[one].brief(ctx, ids) : [];
    const named = briefs.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
    found.push(...named.map((brief) => ({ ...brief, type: one })));
  }
  return found;
}
