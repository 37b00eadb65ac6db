import { type Insertable, type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

export type Database = Kysely<Tables>;

/** Rows as many as fit into one statement, below the protocol's 65,535 parameters. */
function* portions<Row extends object>(rows: readonly Row[]): Generator<readonly Row[]> {
  const size = Math.max(1, Math.floor(20_000 / Object.keys(rows[0] ?? { x: 1 }).length));
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size);
}

/** Inserts the rows in few statements. */
export async function insertAll<Table extends keyof Tables>(
  db: Database,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
): Promise<void> {
  for (const some of portions(rows)) await db.insertInto(table).values(some).execute();
}

/** Inserts the rows whose document id is not there yet. */
export async function insertMissing<Table extends keyof Tables>(
  db: Database,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
): Promise<void> {
  for (const some of portions(rows)) {
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

/** Stock for each of these numbers of units, in their order. */
export async function insertSellables(
  db: Database,
  productType: string,
  units: readonly number[],
): Promise<readonly number[]> {
  if (units.length === 0) return [];
  const rows = await db
    .insertInto('sellables')
    .values(units.map((count) => ({ product_type: productType, units: count })))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
