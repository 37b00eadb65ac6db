import { isProductType, type ProductType } from './kinds.ts';

/** Keys by which products are requested: documentId or slug, and numeric ids. */
export interface ProductKeys {
  readonly texts: string[];
  readonly ids: number[];
}

const largestId = 2 ** 31 - 1;

export function productKeys(keys: Iterable<string>): ProductKeys {
  const texts = [...new Set(keys)];
  return { texts, ids: texts.filter((key) => /^\d{1,10}$/.test(key) && Number(key) <= largestId).map(Number) };
}

/** The product with that key: a documentId takes precedence over an id, and an id over a slug. */
export function withKey<Row extends { id: number; document_id: string; slug: string }>(
  rows: readonly Row[],
  key: string,
): Row | undefined {
  return (
    rows.find(({ document_id }) => document_id === key) ??
    rows.find(({ id }) => String(id) === key) ??
    rows.find(({ slug }) => slug === key)
  );
}

/** The name of a saved product: 'stay:lake-house'. */
export interface SavedName {
  readonly type: ProductType;
  readonly slug: string;
}

/** Parses the name of a saved product; undefined if it is not valid. */
export function savedName(text: string): SavedName | undefined {
  const [, type = '', slug = ''] = /^([a-z-]{1,30}):([^\s\p{C}]{1,200})$/u.exec(text) ?? [];
  return isProductType(type) ? { type, slug } : undefined;
}
