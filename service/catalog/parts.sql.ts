import { type RawBuilder, sql } from 'kysely';

/** Columns that a row can do without, by their names: how each is read, and what stands for it unread. */
export type Parts = Readonly<Record<string, { read: RawBuilder<unknown>; none: RawBuilder<unknown> }>>;

/** The columns of all parts, of which only those are read. */
export function columnsOf(parts: Parts, wanted: readonly string[]): RawBuilder<unknown> {
  const columns = Object.entries(parts).map(([name, { read, none }]) => {
    return sql`${wanted.includes(name) ? read : none} as ${sql.ref(name)}`;
  });
  return sql.join(columns);
}
