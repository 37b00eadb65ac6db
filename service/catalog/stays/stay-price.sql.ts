import { sql } from 'kysely';
import type { Database } from '../../platform/context.ts';

/** The price of the cheapest published room type of a stay, in paise; undefined while it has none. */
export async function cheapestRoom(db: Database, stayId: number): Promise<number | undefined> {
  const { rows } = await sql<{ price: number | null }>`
    select min(price_paise) as price from room_types where stay_id = ${stayId} and published_at is not null`.execute(
    db,
  );
  return rows[0]?.price ?? undefined;
}

/** Makes the price of a stay that of its cheapest room. Its row is written only when that changes it. */
export async function settleStayPrice(db: Database, stayId: number): Promise<void> {
  await sql`
    update stays s set price_paise = c.price
    from (select min(price_paise) as price from room_types where stay_id = ${stayId} and published_at is not null) c
    where s.id = ${stayId} and c.price is not null and s.price_paise is distinct from c.price`.execute(db);
}

export async function stayOfRoom(db: Database, roomId: number): Promise<number> {
  const row = await db.selectFrom('room_types').select('stay_id').where('id', '=', roomId).executeTakeFirstOrThrow();
  return row.stay_id;
}

/** The stock of all room types of a stay. */
export async function sellablesOfStay(db: Database, stayId: number): Promise<number[]> {
  const rows = await db.selectFrom('room_types').select('sellable_id').where('stay_id', '=', stayId).execute();
  return rows.map(({ sellable_id }) => sellable_id);
}
