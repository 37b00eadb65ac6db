import { type Insertable, type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

export type Database = Kysely<Tables>;

/** Inserts rows of no content type, as many in one statement as fit below the protocol's 65,535 parameters. */
export async function insertAll<Table extends keyof Tables>(
  db: Database,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
): Promise<void> {
  const size = Math.max(1, Math.floor(20_000 / Object.keys(rows[0] ?? { x: 1 }).length));
  for (let start = 0; start < rows.length; start += size) {
    const some = rows.slice(start, start + size);
    // what another process has put there meanwhile stays
    await db
      .insertInto(table)
      .values(some)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

type Keyed = 'media' | 'destinations' | 'stays' | 'attractions' | 'tour_packages' | 'car_rentals';

/** The ids of a table by that column. */
export async function idsBy(
  db: Database,
  table: Keyed | 'languages' | 'popular_filters',
  column: 'url' | 'slug' | 'code',
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: number; key: string }>`
    select id, ${sql.ref(column)} as key from ${sql.table(table)}`.execute(db);
  return new Map(rows.map((row) => [row.key, row.id]));
}
