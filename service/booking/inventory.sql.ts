import { sql } from 'kysely';
import type { Day } from '../core/day.ts';
import { paiseOf } from '../core/money.ts';
import type { Database } from '../platform/context.ts';
import { keyOf, type Stock, type StockKey } from './quote.ts';

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

/** Stock as it is at that instant: a hold that has ended counts as free even before it was swept. Locks nothing. */
export async function readStock(db: Database, keys: readonly StockKey[], now: Date): Promise<Map<string, Stock>> {
  if (keys.length === 0) return new Map();
  const { rows } = await sql<StockRow>`
    select a.sellable_id, a.day, a.slot, a.capacity, a.price_paise, a.closed,
      a.taken - coalesce((
        select sum(h.units) from holds h
        join booking_lines l on l.id = h.line_id
        join bookings b on b.id = l.booking_id
        where h.sellable_id = a.sellable_id and h.day = a.day and h.slot = a.slot
          and b.status = 'pending' and b.hold_until <= ${now}
      ), 0)::int as taken
    from ${columns(keys)} as k(sellable_id, day, slot)
    join allotments a using (sellable_id, day, slot)`.execute(db);
  return byKey(rows);
}

/**
 * Locks the stock for a sale and gives it as it is: every row of it, made where it did not exist yet, in one order for
 * everybody, so that two sales wait for each other and never in a circle.
 */
export async function lockStock(db: Database, keys: readonly StockKey[]): Promise<Map<string, Stock>> {
  if (keys.length === 0) return new Map();
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

export interface Take extends StockKey {
  readonly lineId: number;
  readonly units: number;
}

/** Takes locked stock for booking lines. The database refuses more than there is (constraint never_oversold). */
export async function takeStock(db: Database, takes: readonly Take[]): Promise<void> {
  const lines = takes.map(({ lineId }) => lineId);
  const units = takes.map((take) => take.units);
  await sql`
    with wanted as (
      select * from unnest(
        ${lines}::int[], ${takes.map(({ sellableId }) => sellableId)}::int[], ${takes.map(({ day }) => day)}::date[],
        ${takes.map(({ slot }) => slot)}::text[], ${units}::int[]
      ) as w(line_id, sellable_id, day, slot, units)
    ), held as (
      insert into holds (line_id, sellable_id, day, slot, units) select * from wanted
    ), added as (
      select sellable_id, day, slot, sum(units)::int as units from wanted group by 1, 2, 3
    )
    update allotments a set taken = a.taken + added.units
    from added where (a.sellable_id, a.day, a.slot) = (added.sellable_id, added.day, added.slot)`.execute(db);
}

/** Gives back all stock that the booking's lines hold. */
export async function returnStock(db: Database, bookingRow: number): Promise<void> {
  // locked in everybody's order first
  await sql`
    select 1 from allotments a
    where (a.sellable_id, a.day, a.slot) in (
      select h.sellable_id, h.day, h.slot from holds h join booking_lines l on l.id = h.line_id
      where l.booking_id = ${bookingRow})
    order by a.sellable_id, a.day, a.slot for update`.execute(db);
  await sql`
    with freed as (
      delete from holds h using booking_lines l
      where l.id = h.line_id and l.booking_id = ${bookingRow}
      returning h.sellable_id, h.day, h.slot, h.units
    ), added as (
      select sellable_id, day, slot, sum(units)::int as units from freed group by 1, 2, 3
    )
    update allotments a set taken = a.taken - added.units
    from added where (a.sellable_id, a.day, a.slot) = (added.sellable_id, added.day, added.slot)`.execute(db);
}

/** Row ids of pending bookings whose hold on any of this stock has ended. */
export async function endedHoldsOn(db: Database, keys: readonly StockKey[], now: Date): Promise<number[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select distinct b.id from ${columns(keys)} as k(sellable_id, day, slot)
    join holds h using (sellable_id, day, slot)
    join booking_lines l on l.id = h.line_id
    join bookings b on b.id = l.booking_id
    where b.status = 'pending' and b.hold_until <= ${now} order by b.id`.execute(db);
  return rows.map(({ id }) => id);
}
