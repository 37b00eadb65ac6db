import { type RawBuilder, sql } from 'kysely';

/** Optional columns by name: the SQL that reads each, and the value used when it is not read. */
export type Parts = Readonly<Record<string, { read: RawBuilder<unknown>; none: RawBuilder<unknown> }>>;

/** The columns of all parts; only the `wanted` ones are read. */
export function columnsOf(parts: Parts, wanted: readonly string[]): RawBuilder<unknown> {
  const columns = Object.entries(parts).map(([name, { read, none }]) => {
    return sql`${wanted.includes(name) ? read : none} as ${sql.ref(name)}`;
  });
  return sql.join(columns);
}
