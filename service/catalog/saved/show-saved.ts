import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { kindOf, type ProductType, productTypes } from '../kinds.ts';
import type { Brief } from '../product.ts';
import { savedName } from '../product-keys.ts';
import { findBySlugs } from '../product-rows.sql.ts';
import { products } from '../products/products.ts';

export interface SavedProductCard extends Brief {
  readonly name: string;
  readonly type: ProductType;
  /** Its destination: 'Jaipur'; null without one. */
  readonly place: string | null;
}

/** The most saved products shown at once. */
export const mostRows = 50;

/**
 * The saved products that are still offered, with today's price; of more than 50 the first.
 *
 * @may everyone
 */
export async function showSaved(ctx: Context, { names }: { names: readonly string[] }): Promise<SavedProductCard[]> {
  requireRight(ctx.viewer, 'read the site');
  const requested = names.slice(0, mostRows).flatMap((name) => savedName(name) ?? []);
  const shown: SavedProductCard[] = [];
  for (const type of productTypes) {
    const slugs = requested.filter((one) => one.type === type).map(({ slug }) => slug);
    if (slugs.length === 0) continue;
    const rows = await findBySlugs(ctx.db, kindOf(type).table, slugs);
    const places = new Map(rows.map(({ slug, place }) => [slug, place]));
    const briefs = await products[type].brief(
      ctx,
      rows.map(({ id }) => id),
    );
    shown.push(...briefs.map((brief) => ({ ...brief, type, place: places.get(brief.slug) ?? null })));
  }
  return shown;
}
