import { sql } from 'kysely';
import type { Database } from '../../platform/context.ts';

/** The positions of those products; without those that have no coordinates. */
export async function positionsOf(
  db: Database,
  table: string,
  ids: readonly number[],
): Promise<{ slug: string; latitude: number; longitude: number }[]> {
  const { rows } = await sql<{ slug: string; latitude: number; longitude: number }>`
    select s.slug, s.latitude, s.longitude from ${sql.table(table)} s
    where s.id = any(${sql.val([...ids])}::int[]) and s.latitude is not null and s.longitude is not null`.execute(db);
  return rows;
}
