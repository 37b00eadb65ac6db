/** What products are asked for by: their documentId or slug, and their numbers. */
export interface ProductKeys {
  readonly texts: string[];
  readonly ids: number[];
}

const largestId = 2 ** 31 - 1;

export function productKeys(asked: Iterable<string>): ProductKeys {
  const texts = [...new Set(asked)];
  return { texts, ids: texts.filter((key) => /^\d{1,10}$/.test(key) && Number(key) <= largestId).map(Number) };
}

/** The product that the key names: a documentId before a number before a slug. */
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
