import pg from 'pg';
import { databaseUrl } from './site.ts';
import type { Dates } from './stays.ts';

/** True when tests can use the database: the embedded one is locked by the server. */
export const canOperate = databaseUrl !== '';

/** Runs a statement on the database of the site and returns the number of changed rows. */
export async function query(text: string, values: readonly unknown[]): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query(text, [...values])).rowCount ?? 0;
  } finally {
    await client.end();
  }
}

/** Sets stock or the price in rupees of a room type for those nights, or closes them, as the operator does. */
export async function setRooms(
  stay: string,
  room: string,
  { checkIn, checkOut }: Dates,
  { units, price, closed }: { units?: number; price?: number; closed?: boolean },
): Promise<void> {
  const written = await query(
    `insert into allotments as a (sellable_id, day, capacity, price_paise, closed)
       select s.id, d::date, coalesce($5::int, s.units), $6::bigint, coalesce($7::boolean, false)
       from room_types r join stays on stays.id = r.stay_id join sellables s on s.id = r.sellable_id,
         generate_series($3::date, $4::date - 1, '1 day') d
       where stays.slug = $1 and r.name = $2
     on conflict (sellable_id, day, slot) do update
       set capacity = coalesce($5::int, a.capacity), price_paise = coalesce($6::bigint, a.price_paise),
         closed = coalesce($7::boolean, a.closed)`,
    [stay, room, checkIn, checkOut, units ?? null, price === undefined ? null : price * 100, closed ?? null],
  );
  if (written === 0) throw new Error(`No room ${room} at ${stay}`);
  await seen();
}

/** Waits until the search index rereads direct database writes, which send no notification. */
const seen = () => new Promise((resolve) => setTimeout(resolve, 260));

/** Moves the end of a booking's hold. */
export async function holdUntil(bookingId: string, at: Date): Promise<void> {
  await query(
    `with moved as (update bookings set hold_until = $2 where booking_id = $1 returning id)
     update holds set ends_at = $2 from moved where holds.booking_id = moved.id`,
    [bookingId, at],
  );
}

/** Marks the service of a booking as completed. */
export async function complete(bookingId: string): Promise<void> {
  await query(`update bookings set status = 'completed' where booking_id = $1`, [bookingId]);
}

/** Publishes that many stays at a new place. */
export async function publishStays(place: string, count: number): Promise<void> {
  await query(
    `insert into stays (slug, name, location, description, type, price_paise, search_text, published_at)
       select lower($1) || '-' || n, $1 || ' House ' || n, $1 || ', India', 'One of many.', 'Villas', 100000 + n * 100, lower($1), now()
       from generate_series(1, $2) n`,
    [place, count],
  );
}

export async function unpublishStays(place: string): Promise<void> {
  await query(`delete from stays where location = $1 || ', India'`, [place]);
}
