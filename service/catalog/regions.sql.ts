import { sql } from 'kysely';
import type { Database } from '../platform/context.ts';
import { kindOf, type ProductType } from './kinds.ts';

/**
 * The destinations of those products of a type, each with the ids of its products; products without one are left out.
 */
export async function placesOfType(
  db: Database,
  type: ProductType,
  ids: readonly number[],
): Promise<{ name: string; region: string; ids: number[] }[]> {
  const { rows } = await sql<{ name: string; region: string; ids: number[] }>`
    select d.name, d.region, p.ids from (
      select destination_id, json_agg(id) as ids from ${sql.table(kindOf(type).table)}
      where id = any(${[...ids]}::int[]) group by destination_id
    ) p join destinations d on d.id = p.destination_id`.execute(db);
  return rows;
}
