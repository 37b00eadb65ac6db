import { type Insertable, sql } from 'kysely';
import type { Database } from '../../service/platform/database/database.ts';
import type { Tables } from '../tables.ts';

/** Inserts the pictures that are not there yet, as many in one statement as stay below the protocol's 65,535 parameters. */
export async function insertPictures(db: Database, rows: readonly Insertable<Tables['media']>[]): Promise<void> {
  for (let start = 0; start < rows.length; start += 2_000) {
    await db
      .insertInto('media')
      .values(rows.slice(start, start + 2_000))
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
