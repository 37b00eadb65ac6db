/**
 * Products by table name (database/schema/18-catalog-changes.sql; also what lists are made of): some ids, or 'all' of
 * that table. Undefined: anything in the catalogue.
 */
export type ProductSet = ReadonlyMap<string, readonly number[] | 'all'> | undefined;

/** Parses 'stays 12 13;attractions': those stays and all attractions. An empty text means anything. */
export function parseProductSet(text: string): ProductSet {
  if (text === '') return undefined;
  const parts = text.split(';').map((part) => {
    const [table = '', ...ids] = part.split(' ');
    return [table, ids.length > 0 ? ids.map(Number) : 'all'] as const;
  });
  return new Map(parts);
}

/** Called with the products that have changed. */
export type ContentListener = (changed: ProductSet) => void;

/** Number of recent messages remembered: every connection of the process delivers them, some a little later. */
const maxRemembered = 500;

/** Whether it is new to the set; of very many the oldest are forgotten. */
function remember(seen: Set<string>, first: string): boolean {
  if (seen.has(first)) return false;
  seen.add(first);
  const [oldest] = seen;
  if (seen.size > maxRemembered && oldest !== undefined) seen.delete(oldest);
  return true;
}

/**
 * Passes each message of the database on once (database/schema/18-catalog-changes.sql), whichever connection delivers
 * it first.
 */
export function deduplicateMessages(notify: ContentListener) {
  const messages = new Set<string>();
  const transactions = new Set<string>();
  let count = 0;
  return {
    hear: ({ payload = '' }: { readonly payload?: string | undefined }): void => {
      if (!remember(messages, payload)) return;
      const space = payload.indexOf(' ');
      if (remember(transactions, payload.slice(0, space))) count += 1;
      notify(parseProductSet(payload.slice(space + 1)));
    },
    /** Number of transactions that were passed on. */
    count: () => count,
  };
}

/** The inverse of `parseProductSet`. */
export function formatProductSet(products: ReadonlyMap<string, readonly number[] | 'all'>): string {
  return [...products].map(([table, ids]) => (ids === 'all' ? table : [table, ...ids].join(' '))).join(';');
}

/** Whether the two sets may have a product in common. */
export function overlaps(first: ProductSet, second: ProductSet): boolean {
  if (!first || !second) return true;
  return [...first].some(([table, ids]) => {
    const otherIds = second.get(table);
    if (otherIds === undefined) return false;
    return ids === 'all' || otherIds === 'all' || ids.some((id) => otherIds.includes(id));
  });
}
