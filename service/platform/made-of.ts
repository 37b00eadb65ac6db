/**
 * Products by table name (database/schema/18-catalog-changes.sql; also what lists are made of): some ids, or 'all' of
 * that table. Undefined: anything in the catalogue.
 */
export type MadeOf = ReadonlyMap<string, readonly number[] | 'all'> | undefined;

/** Parses 'stays 12 13;attractions': those stays and all attractions. An empty text means anything. */
export function readMadeOf(text: string): MadeOf {
  if (text === '') return undefined;
  const parts = text.split(';').map((part) => {
    const [table = '', ...ids] = part.split(' ');
    return [table, ids.length > 0 ? ids.map(Number) : 'all'] as const;
  });
  return new Map(parts);
}

/** Called with the products that have changed. */
export type ContentListener = (changed: MadeOf) => void;

/** Number of recent messages remembered: every connection of the process delivers them, some a little later. */
const mostHeard = 500;

/** Whether it is new to the set; of very many the oldest are forgotten. */
function remember(heard: Set<string>, one: string): boolean {
  if (heard.has(one)) return false;
  heard.add(one);
  const [oldest] = heard;
  if (heard.size > mostHeard && oldest !== undefined) heard.delete(oldest);
  return true;
}

/**
 * Passes each message of the database on once (database/schema/18-catalog-changes.sql), whichever connection delivers
 * it first.
 */
export function onceTold(tell: ContentListener) {
  const messages = new Set<string>();
  const transactions = new Set<string>();
  let count = 0;
  return {
    hear: ({ payload = '' }: { readonly payload?: string | undefined }): void => {
      if (!remember(messages, payload)) return;
      const at = payload.indexOf(' ');
      if (remember(transactions, payload.slice(0, at))) count += 1;
      tell(readMadeOf(payload.slice(at + 1)));
    },
    /** Number of transactions that were passed on. */
    count: () => count,
  };
}

/** The inverse of `readMadeOf`. */
export function writeMadeOf(made: ReadonlyMap<string, readonly number[] | 'all'>): string {
  return [...made].map(([table, ids]) => (ids === 'all' ? table : [table, ...ids].join(' '))).join(';');
}

/** Whether the two sets may have a product in common. */
export function overlaps(one: MadeOf, other: MadeOf): boolean {
  if (!one || !other) return true;
  return [...one].some(([table, ids]) => {
    const others = other.get(table);
    if (others === undefined) return false;
    return ids === 'all' || others === 'all' || ids.some((id) => others.includes(id));
  });
}
