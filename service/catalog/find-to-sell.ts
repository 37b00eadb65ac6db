import { requireRight } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import { kindOf, type ProductType, productTypes } from './kinds.ts';
import type { Brief } from './product.ts';
import { products } from './products.ts';
import { offeredAt } from './to-sell.sql.ts';

const mostOfAKind = 12;

/**
 * What is offered at a destination or in a state, by its proper name, with what it costs today: the most reviewed twelve of
 * each type, or of the one that is asked for, by their names.
 */
export async function findToSell(
  ctx: Context,
  { place, type }: { readonly place: string; readonly type?: ProductType | undefined },
): Promise<(Brief & { readonly type: ProductType })[]> {
  requireRight(ctx.viewer, 'read the shop');
  const found: (Brief & { type: ProductType })[] = [];
  for (const one of type ? [type] : productTypes) {
    const ids = await offeredAt(ctx.db, kindOf(one).table, place, mostOfAKind);
    const briefs = ids.length > 0 ? await products[one].brief(ctx, ids) : [];
    const named = briefs.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
    found.push(...named.map((brief) => ({ ...brief, type: one })));
  }
  return found;
}
