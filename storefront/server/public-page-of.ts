import { kindOf, type ProductType, productTypes } from '../../service/catalog/kinds.ts';
import { type MadeOf, readMadeOf, writeMadeOf } from '../../service/platform/made-of.ts';
import { publicPage } from '../shell/page-headers.ts';

/** What a page says of itself to our own door, which sends it to nobody. */
const header = 'x-made-of';

/** What a page shows of the products of a type (database/schema/18-catalog-changes.sql). */
interface Shown {
  /** These, whatever changes of them. */
  readonly ids?: readonly number[];
  /** A list of what stands at these destinations: what its cards, its counts and its order are made of. */
  readonly listedAt?: readonly number[] | 'all';
  /** Which of the type are the best. */
  readonly ranked?: true;
}

/**
 * As `publicPage`, of a page that shows only this of some types: it stays while others change. Settings, pictures and
 * places it may show besides. What begins to belong there without being named comes within a minute.
 */
export function publicPageOf(shown: Readonly<Partial<Record<ProductType, Shown>>>): Record<string, string> {
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
  return { ...publicPage(), [header]: writeMadeOf(new Map(made)) };
}

/** What the page says that it shows, taken off its headers. */
export function takeMadeOf(headers: Headers): MadeOf {
  const made = readMadeOf(headers.get(header) ?? '');
  if (headers.has(header)) headers.delete(header);
  return made;
}
