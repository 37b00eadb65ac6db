import { sql } from 'kysely';
import type { Database } from '../platform/context.ts';

/** The sellable of a row: of a product or of a part of one. */
export async function sellableOf(db: Database, table: string, id: number): Promise<number> {
  const { rows } = await sql<{ sellable_id: number }>`
    select sellable_id from ${sql.table(table)} where id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`Row ${id} of ${table} is gone in its own transaction`);
  return row.sellable_id;
}
