/** Of what is said by that name (database/schema/18-catalog-changes.sql: products by their table, and what lists are made of), those ids, or 'all'. Undefined: anything of the catalogue. */
export type MadeOf = ReadonlyMap<string, readonly number[] | 'all'> | undefined;

/** 'stays 12 13;attractions': those stays and all attractions. The empty text is anything. */
export function readMadeOf(text: string): MadeOf {
  if (text === '') return undefined;
  const parts = text.split(';').map((part) => {
    const [table = '', ...ids] = part.split(' ');
    return [table, ids.length > 0 ? ids.map(Number) : 'all'] as const;
  });
  return new Map(parts);
}

/** Hears which products have changed. */
export type ContentListener = (changed: MadeOf) => void;

/** So many messages are remembered: each connection of the process brings them, some a little later. */
const mostHeard = 500;

/** Whether it was not there yet; of very many the oldest are forgotten. */
function remember(heard: Set<string>, one: string): boolean {
  if (heard.has(one)) return false;
  heard.add(one);
  const [oldest] = heard;
  if (heard.size > mostHeard && oldest !== undefined) heard.delete(oldest);
  return true;
}

/** Tells of each message of the database once (database/schema/18-catalog-changes.sql), whichever connection brings it first. */
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
    /** How many transactions were told of. */
    count: () => count,
  };
}

/** The text that `readMadeOf` reads. */
export function writeMadeOf(made: ReadonlyMap<string, readonly number[] | 'all'>): string {
  return [...made].map(([table, ids]) => (ids === 'all' ? table : [table, ...ids].join(' '))).join(';');
}

/** Whether a product may be in both. */
export function overlaps(one: MadeOf, other: MadeOf): boolean {
  if (!one || !other) return true;
  return [...one].some(([table, ids]) => {
    const others = other.get(table);
    if (others === undefined) return false;
    return ids === 'all' || others === 'all' || ids.some((id) => others.includes(id));
  });
}
