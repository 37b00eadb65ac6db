import { typeNamed } from '../content/content-type.ts';
import { finding, invalidBody } from '../content/read-entry.ts';
import type { WriteHooks } from '../content/write-hooks.ts';
import { content } from './content-types.ts';
import { kindOf, type ProductType } from './kinds.ts';
import { unpricedProducts } from './unpriced.sql.ts';

/**
 * A write hook: no product is published without a price (PROD-7). The minimum price comes from its declaration, since
 * an attraction may be free. Throws ValidationError that names the products.
 */
export function requirePrice(type: ProductType): NonNullable<WriteHooks['show']> {
  const least = Math.round((typeNamed(content, type).fields['price']?.min ?? 0) * 100);
  return async ({ db }, ids) => {
    const slugs = await unpricedProducts(db, kindOf(type).table, { ids, least });
    if (slugs.length > 0)
      throw invalidBody([finding(['price'], `must be given before ${slugs.slice(0, 5).join(', ')} is published`)]);
  };
}
