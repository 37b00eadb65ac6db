import { sql } from 'kysely';
import type { Database } from '../platform/context.ts';
import { kindOf, type ProductType } from './kinds.ts';

/** The regions of the destinations of those products of a type; of a product without a destination nothing. */
export async function regionsOfType(
  db: Database,
  type: ProductType,
  ids: readonly number[],
): Promise<{ id: number; name: string; region: string }[]> {
  const { rows } = await sql<{ id: number; name: string; region: string }>`
    select p.id, d.name, d.region from ${sql.table(kindOf(type).table)} p join destinations d on d.id = p.destination_id
    where p.id = any(${[...ids]}::int[])`.execute(db);
  return rows;
}
