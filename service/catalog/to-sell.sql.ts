import { sql } from 'kysely';
import type { Database } from '../platform/context.ts';

/**
 * Ids of published products of that table at a destination or in a state, by its exact name: those with the most
 * reviews, at most `most`.
 */
export async function offeredAt(db: Database, table: string, place: string, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select t.id from ${sql.table(table)} t
    where t.published_at is not null and t.destination_id in (
      select d.id from destinations d where d.published_at is not null and (d.name = ${place} or d.region = ${place}))
    order by t.reviews desc, t.id limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}
