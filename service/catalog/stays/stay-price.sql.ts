import { sql } from 'kysely';
import type { Database } from '../../platform/context.ts';

/** The price of the cheapest published room type of a stay, in paise; undefined if it has none. */
export async function cheapestRoom(db: Database, stayId: number): Promise<number | undefined> {
  const { rows } = await sql<{ price: number | null }>`
    select min(price_paise) as price from room_types where stay_id = ${stayId} and published_at is not null`.execute(
    db,
  );
  return rows[0]?.price ?? undefined;
}

/** Sets the price of each stay to that of its cheapest room; writes only rows that change. */
export async function settleStayPrices(db: Database, stayIds: readonly number[]): Promise<void> {
  await sql`
    update stays s set price_paise = c.price
    from (
      select stay_id, min(price_paise) as price from room_types
      where stay_id = any(${[...stayIds]}::int[]) and published_at is not null group by stay_id
    ) c
    where s.id = c.stay_id and s.price_paise is distinct from c.price`.execute(db);
}

export async function staysOfRooms(db: Database, roomIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ stay_id: number }>`
    select distinct stay_id from room_types where id = any(${[...roomIds]}::int[])`.execute(db);
  return rows.map(({ stay_id }) => stay_id);
}

/** The sellables of all room types of a stay. */
export async function sellablesOfStay(db: Database, stayId: number): Promise<number[]> {
  const rows = await db.selectFrom('room_types').select('sellable_id').where('stay_id', '=', stayId).execute();
  return rows.map(({ sellable_id }) => sellable_id);
}
