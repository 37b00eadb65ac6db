import { type ContentType, mediaType } from '../content/content-type.ts';
import { finding, invalidBody } from '../content/read-entry.ts';
import type { WriteHooks } from '../content/write-hooks.ts';
import { changeUnits } from '../stock/allotments.ts';
import { kindOf, type ProductType } from './kinds.ts';
import { sellableOf, setFirstPictures, unpricedProducts } from './product-rows.sql.ts';

type Follow = NonNullable<WriteHooks['follow']>;

/**
 * A write hook: no product is published without a price (PROD-7). The minimum price comes from its declaration, since
 * an attraction may be free. Throws ValidationError that names the products.
 */
export function requirePrice(type: ProductType, { fields }: ContentType): NonNullable<WriteHooks['show']> {
  const least = Math.round((fields['price']?.min ?? 0) * 100);
  return async ({ db }, ids) => {
    const slugs = await unpricedProducts(db, kindOf(type).table, { ids, least });
    if (slugs.length > 0)
      throw invalidBody([finding(['price'], `must be given before ${slugs.slice(0, 5).join(', ')} is published`)]);
  };
}

/**
 * A write hook: when the units of a product change, the days without units of their own change too. Throws
 * ConflictError when more are already sold on one of those days.
 */
export function followStock(table: string, field: string): Follow {
  return async (ctx, entries) => {
    for (const { id, before, after } of entries) {
      const from = before?.[field];
      const to = after[field];
      if (typeof from !== 'number' || typeof to !== 'number' || from === to) continue;
      await changeUnits(ctx, { sellableId: await sellableOf(ctx.db, table, id), to });
    }
  };
}

/**
 * A write hook that sets the first picture of a gallery as the card's picture if there is none. Undefined for types
 * without both.
 */
export function showFirstPicture({ table, relations }: ContentType): Follow | undefined {
  const pictures = Object.entries(relations).filter(([, { target }]) => target === mediaType.name);
  const own = pictures.map(([, relation]) => relation).find(({ kind }) => kind === 'to-one');
  const [link, gallery] = pictures.find(([, { kind }]) => kind === 'through') ?? [];
  if (own?.kind !== 'to-one' || link === undefined || gallery?.kind !== 'through') return undefined;
  const { column } = own;
  return async ({ db }, entries) => {
    const ids = entries.filter(({ links }) => links.has(link)).map(({ id }) => id);
    if (ids.length > 0) await setFirstPictures(db, { table, column, gallery }, ids);
  };
}
