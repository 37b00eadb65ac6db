import { sql } from 'kysely';
import type { Database } from '../platform/context.ts';
import { kinds, type ProductType } from './kinds.ts';

/** The destination of that product; null when it belongs to none. */
export async function destinationOf(db: Database, type: ProductType, id: number): Promise<number | null> {
  const { rows } = await sql<{ destination_id: number | null }>`
    select destination_id from ${sql.table(kinds[type].table)} where id = ${id}`.execute(db);
  return rows[0]?.destination_id ?? null;
}

export async function setDestination(db: Database, type: ProductType, id: number, destination: number) {
  await sql`update ${sql.table(kinds[type].table)} set destination_id = ${destination} where id = ${id}`.execute(db);
}

/** The products that belong to no destination, with where they say they are. */
export async function placeless(db: Database, type: ProductType): Promise<{ id: number; location: string }[]> {
  const { rows } = await sql<{ id: number; location: string }>`
    select id, location from ${sql.table(kinds[type].table)} where destination_id is null order by id`.execute(db);
  return rows;
}
