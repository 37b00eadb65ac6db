import { kindOf, type ProductType, productTypes } from '../../service/catalog/kinds.ts';
import { formatProductSet, type ProductSet, parseProductSet } from '../../service/platform/product-set.ts';
import { publicPage } from '../shell/page-head.ts';

/** A header from a page to our own server, which removes it. */
const header = 'x-made-of';

/** What a page shows of the products of a type (database/schema/18-catalog-changes.sql). */
interface ShownProducts {
  /** These products: any change of them counts. */
  readonly ids?: readonly number[];
  /** A list of products at these destinations: changes of cards, counts and order count. */
  readonly listedAt?: readonly number[] | 'all';
  /** The best products of the type. */
  readonly ranked?: true;
}

/**
 * Cache headers like `publicPage`, for a page that only shows these parts of some types: it stays cached while others
 * change. It may also show settings, pictures and places. Products that newly belong to it appear within a minute.
 */
export function publicPageShowing(
  shown: Readonly<Partial<Record<ProductType, ShownProducts>>>,
): Record<string, string> {
  const made = productTypes.flatMap((type) => {
    const { ids = [], listedAt = [], ranked } = shown[type] ?? {};
    const { table } = kindOf(type);
    const parts = [
      [table, ids],
      [`${table}.listed`, listedAt],
      [`${table}.ranked`, ranked ? 'all' : []],
    ] as const;
    return parts.filter(([, of]) => of.length > 0);
  });
  return { ...publicPage(), [header]: formatProductSet(new Map(made)) };
}

/** The dependencies that a page declares, removed from its headers. */
export function takeDependencies(headers: Headers): ProductSet {
  const made = parseProductSet(headers.get(header) ?? '');
  if (headers.has(header)) headers.delete(header);
  return made;
}
