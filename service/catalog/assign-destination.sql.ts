import { sql } from 'kysely';
import type { Database } from '../platform/context.ts';
import { kinds, type ProductType } from './kinds.ts';

/** The destination id of each of those products by product id; null if it has none. */
export async function destinationsOf(
  db: Database,
  type: ProductType,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number | null>> {
  const { rows } = await sql<{ id: number; destination_id: number | null }>`
    select id, destination_id from ${sql.table(kinds[type].table)} where id = any(${[...ids]}::int[])`.execute(db);
  return new Map(rows.map(({ id, destination_id }) => [id, destination_id]));
}

export async function setDestinations(
  db: Database,
  type: ProductType,
  placed: readonly { readonly id: number; readonly place: number }[],
): Promise<void> {
  if (placed.length === 0) return;
  await sql`
    update ${sql.table(kinds[type].table)} p set destination_id = c.place
    from unnest(${placed.map(({ id }) => id)}::int[], ${placed.map(({ place }) => place)}::int[]) as c(id, place)
    where p.id = c.id`.execute(db);
}

/** Products without a destination, with their location text. */
export async function productsWithoutDestination(
  db: Database,
  type: ProductType,
): Promise<{ id: number; location: string }[]> {
  const { rows } = await sql<{ id: number; location: string }>`
    select id, location from ${sql.table(kinds[type].table)} where destination_id is null order by id`.execute(db);
  return rows;
}
