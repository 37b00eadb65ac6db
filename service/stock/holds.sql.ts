import { sql } from 'kysely';
import type { Day } from '../core/day.ts';
import { paiseOf } from '../core/money.ts';
import type { Database } from '../platform/context.ts';
import { type Held, keyOf, type Stock, type StockKey, type Take } from './stock.ts';

interface StockRow {
  sellable_id: number;
  day: Day;
  slot: string;
  capacity: number;
  taken: number;
  price_paise: number | null;
  closed: boolean;
}

function byKey(rows: readonly StockRow[]): Map<string, Stock> {
  return new Map(
    rows.map((row) => [
      keyOf({ sellableId: row.sellable_id, day: row.day, slot: row.slot }),
      {
        capacity: row.capacity,
        taken: row.taken,
        price: row.price_paise === null ? null : paiseOf(row.price_paise),
        closed: row.closed,
      },
    ]),
  );
}

function columns(keys: readonly StockKey[]) {
  return sql`unnest(
    ${keys.map(({ sellableId }) => sellableId)}::int[],
    ${keys.map(({ day }) => day)}::date[],
    ${keys.map(({ slot }) => slot)}::text[])`;
}

/** Stock at that instant, where it differs from the ordinary: `free_stock` of those keys. */
export async function freeStock(db: Database, keys: readonly StockKey[], now: Date): Promise<Map<string, Stock>> {
  const days = keys.map(({ day }) => day).sort();
  const { rows } = await sql<StockRow>`
    select f.sellable_id, f.day, f.slot, f.capacity, f.taken, f.price_paise, f.closed
    from ${columns(keys)} as k(sellable_id, day, slot)
    join free_stock(${days.at(0)}::date, ${days.at(-1)}::date + 1, ${now}) f using (sellable_id, day, slot)`.execute(
    db,
  );
  return byKey(rows);
}

/** Every row of that stock locked, made where it did not exist yet, in one order for everybody. */
export async function lockRows(db: Database, keys: readonly StockKey[]): Promise<Map<string, Stock>> {
  const { rows } = await sql<StockRow>`
    insert into allotments as a (sellable_id, day, slot, capacity)
    select k.sellable_id, k.day, k.slot, s.units
    from ${columns(keys)} as k(sellable_id, day, slot)
    join sellables s on s.id = k.sellable_id
    order by k.sellable_id, k.day, k.slot
    on conflict (sellable_id, day, slot) do update set taken = a.taken
    returning a.sellable_id, a.day, a.slot, a.capacity, a.taken, a.price_paise, a.closed`.execute(db);
  return byKey(rows);
}

/** Writes holds and counts them. The database refuses more than there is (constraint never_oversold). */
export async function insertHolds(
  db: Database,
  takes: readonly Take[],
  { booking, endsAt }: { booking: number; endsAt: Date | null },
): Promise<void> {
  await sql`
    with wanted as (
      select * from unnest(
        ${takes.map(({ lineId }) => lineId)}::bigint[], ${takes.map(({ sellableId }) => sellableId)}::int[],
        ${takes.map(({ day }) => day)}::date[], ${takes.map(({ slot }) => slot)}::text[],
        ${takes.map(({ units }) => units)}::int[]
      ) as w(line_id, sellable_id, day, slot, units)
    ), held as (
      insert into holds (line_id, sellable_id, day, slot, units, booking_id, ends_at)
      select w.*, ${booking}::bigint, ${endsAt}::timestamptz from wanted w
    ), added as (
      select sellable_id, day, slot, sum(units)::int as units from wanted group by 1, 2, 3
    )
    update allotments a set taken = a.taken + added.units
    from added where (a.sellable_id, a.day, a.slot) = (added.sellable_id, added.day, added.slot)`.execute(db);
}

/** What those lines of bookings hold. */
export async function holdsOf(db: Database, lines: readonly number[]): Promise<Held[]> {
  const rows = await db
    .selectFrom('holds')
    .select(['line_id', 'sellable_id', 'day', 'slot', 'units', 'ends_at'])
    .where('line_id', 'in', [...lines])
    .execute();
  return rows.map(({ line_id, sellable_id, ends_at, ...row }) => ({
    ...{ lineId: line_id, sellableId: sellable_id, endsAt: ends_at },
    ...row,
  }));
}

/** Deletes what a booking, or some lines, hold and counts it back. */
export async function deleteHolds(db: Database, of: { booking: number } | { lines: readonly number[] }): Promise<void> {
  const which = 'booking' in of ? sql`booking_id = ${of.booking}` : sql`line_id = any(${[...of.lines]}::bigint[])`;
  // locked in everybody's order first
  await sql`
    select 1 from allotments a
    where (a.sellable_id, a.day, a.slot) in (
      select h.sellable_id, h.day, h.slot from holds h where ${which})
    order by a.sellable_id, a.day, a.slot for update`.execute(db);
  await sql`
    with freed as (
      delete from holds where ${which} returning sellable_id, day, slot, units
    ), added as (
      select sellable_id, day, slot, sum(units)::int as units from freed group by 1, 2, 3
    )
    update allotments a set taken = a.taken - added.units
    from added where (a.sellable_id, a.day, a.slot) = (added.sellable_id, added.day, added.slot)`.execute(db);
}

/** When what the booking holds ends; null: never. */
export async function setEnd(db: Database, booking: number, endsAt: Date | null): Promise<void> {
  await db.updateTable('holds').set({ ends_at: endsAt }).where('booking_id', '=', booking).execute();
}

/** Bookings that still have some of this stock in holds that have ended. */
export async function bookingsOfEnded(db: Database, keys: readonly StockKey[], now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct h.booking_id as id from ${columns(keys)} as k(sellable_id, day, slot)
    join holds h using (sellable_id, day, slot)
    where h.ends_at <= ${now} order by id`.execute(db);
  return rows.map(({ id }) => id);
}
