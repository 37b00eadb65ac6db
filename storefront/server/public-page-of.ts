import { kindOf, type ProductType, productTypes } from '../../service/catalog/kinds.ts';
import { type MadeOf, readMadeOf, writeMadeOf } from '../../service/platform/made-of.ts';
import { publicPage } from '../shell/page-headers.ts';

/** What a page says of itself to our own door, which sends it to nobody. */
const header = 'x-made-of';

/**
 * As `publicPage`, of a page that shows only these products, or all of a type: it stays while others change. Settings,
 * pictures and places it may show besides. What begins to belong there without being named comes within a minute.
 */
export function publicPageOf(
  products: Readonly<Partial<Record<ProductType, readonly number[] | 'all'>>>,
): Record<string, string> {
  const made = new Map(
    productTypes.flatMap((type) => {
      const ids = products[type];
      return ids === undefined || ids.length === 0 ? [] : [[kindOf(type).table, ids] as const];
    }),
  );
  return { ...publicPage(), [header]: writeMadeOf(made) };
}

/** What the page says that it shows, taken off its headers. */
export function takeMadeOf(headers: Headers): MadeOf {
  const made = readMadeOf(headers.get(header) ?? '');
  if (headers.has(header)) headers.delete(header);
  return made;
}
