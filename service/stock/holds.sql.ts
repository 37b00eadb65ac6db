import { sql } from 'kysely';
import type { Day } from '../core/day.ts';
import { paiseOf } from '../core/money.ts';
import type { Database } from '../platform/context.ts';
import { type Hold, keyOf, mostTurnaroundDays, type Stock, type StockKey, type Take } from './stock.ts';

interface StockRow {
  sellable_id: number;
  day: Day;
  slot: string;
  capacity: number;
  taken: number;
  price_paise: number | null;
  closed: boolean;
  min_stay: number;
  no_arrival: boolean;
  turnaround: number;
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
        minStay: row.min_stay,
        noArrival: row.no_arrival,
        turnaround: row.turnaround,
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

/** SQL source: those keys, and the turnaround days after each of them. */
const withTurnaround = (keys: readonly StockKey[]) => sql`(
  select distinct k.sellable_id, k.day + n as day, k.slot, s.units, s.turnaround_days, s.cut_off_hours,
    s.slot_seasons
  from ${columns(keys)} as k(sellable_id, day, slot) join sellables s on s.id = k.sellable_id
    cross join lateral generate_series(0, s.turnaround_days) n)`;

/** The first of those days, and the day after the last one that a turnaround can reach. */
function spanOf(keys: readonly StockKey[]) {
  const days = keys.map(({ day }) => day).sort();
  return sql`${days.at(0)}::date, ${days.at(-1)}::date + ${mostTurnaroundDays + 1}::int`;
}

const sellablesOf = (keys: readonly StockKey[]) => [...new Set(keys.map(({ sellableId }) => sellableId))];

/** Stock at that instant by `keyOf`, of those keys and their turnaround days; only rows that `free_stock` returns. */
export async function freeStock(db: Database, keys: readonly StockKey[], now: Date): Promise<Map<string, Stock>> {
  const { rows } = await sql<StockRow>`
    select f.sellable_id, f.day, f.slot, f.capacity, f.taken, f.price_paise, f.closed, f.min_stay, f.no_arrival,
      k.turnaround_days as turnaround
    from ${withTurnaround(keys)} k
      join free_stock(${spanOf(keys)}, ${now}, ${sellablesOf(keys)}::int[]) f using (sellable_id, day, slot)`.execute(
    db,
  );
  return byKey(rows);
}

/** CTE `wanted`: those keys and their turnaround days, with the values of their seasons. */
const withSeasons = (keys: readonly StockKey[]) => sql`wanted as materialized (
  select k.*, r.capacity, r.price_paise, r.min_stay, r.no_arrival,
    case when k.slot_seasons is not null and out_of_season(k.slot_seasons, k.slot, k.day) then true else r.closed end as closed
  from ${withTurnaround(keys)} k
    left join seasons_of(${sellablesOf(keys)}::int[], ${spanOf(keys)}) r on r.sellable_id = k.sellable_id and r.day = k.day)`;

/**
 * Locks all rows of that stock and its turnaround days. Returns nothing and locks nothing if one of them does not exist
 * yet.
 */
async function lockExisting(db: Database, keys: readonly StockKey[], now: Date): Promise<StockRow[]> {
  const { rows } = await sql<StockRow>`
    with ${withSeasons(keys)}, locked as (
      select a.* from allotments a join wanted w using (sellable_id, day, slot)
      where (select count(*) from wanted) = (select count(*) from allotments join wanted using (sellable_id, day, slot))
      order by a.sellable_id, a.day, a.slot for no key update of a
    )
    select l.sellable_id, l.day, l.slot, greatest(l.capacity - l.elsewhere, l.taken) as capacity, l.taken,
      coalesce(l.price_paise, w.price_paise) as price_paise,
      coalesce(sale_ended(l.day, l.slot, w.cut_off_hours, ${now}), false) or coalesce(l.closed, w.closed, false) as closed,
      coalesce(l.min_stay, w.min_stay, 1) as min_stay, coalesce(l.no_arrival, w.no_arrival, false) as no_arrival,
      w.turnaround_days as turnaround
    from locked l join wanted w using (sellable_id, day, slot)`.execute(db);
  return rows;
}

/**
 * Locks every row of that stock and its turnaround days, in one global order, and creates missing rows. The operator
 * cannot change these sellables until the transaction ends. Capacity excludes units sold on other channels.
 */
export async function lockRows(db: Database, keys: readonly StockKey[], now: Date): Promise<Map<string, Stock>> {
  // a statement of its own: a combined statement would read values from before it waited for the lock
  await sql`
    select 1 from sellables where id = any(${sellablesOf(keys)}::int[]) order by id for key share`.execute(db);
  // Lock all existing rows or none of them, otherwise the order of locks would differ. Usually all exist and nothing is
  // written.
  const existing = await lockExisting(db, keys, now);
  if (existing.length > 0 || keys.length === 0) return byKey(existing);
  await sql`
    with ${withSeasons(keys)}
    insert into allotments as a (sellable_id, day, slot, capacity)
    select w.sellable_id, w.day, w.slot, coalesce(w.capacity, w.units) from wanted w
    order by w.sellable_id, w.day, w.slot
    on conflict (sellable_id, day, slot) do update set taken = a.taken`.execute(db);
  return byKey(await lockExisting(db, keys, now));
}

/** Writes holds and adds them to `taken`. Throws the database's error `never_oversold` when there are too few units. */
export async function insertHolds(
  db: Database,
  takes: readonly Take[],
  { booking, endsAt, withRest }: { booking: number; endsAt: Date | null; withRest?: true },
): Promise<void> {
  const wanted = sql`
    asked as (
      select * from unnest(
        ${takes.map(({ lineId }) => lineId)}::bigint[], ${takes.map(({ sellableId }) => sellableId)}::int[],
        ${takes.map(({ day }) => day)}::date[], ${takes.map(({ slot }) => slot)}::text[],
        ${takes.map(({ units }) => units)}::int[]
      ) as w(line_id, sellable_id, day, slot, units)
    ), wanted as (
      select * from asked
      union all
      select l.line_id, l.sellable_id, l.last + n, l.slot, l.units from (
        select line_id, sellable_id, slot, max(day) as last, max(units) as units from asked group by 1, 2, 3
      ) l join sellables s on s.id = l.sellable_id cross join lateral generate_series(1, s.turnaround_days) n
      where not ${withRest ?? false}::boolean
    )`;
  await sql`
    with ${wanted}
    insert into holds (line_id, sellable_id, day, slot, units, booking_id, ends_at)
    select w.*, ${booking}::bigint, ${endsAt}::timestamptz from wanted w`.execute(db);
  await sql`
    with ${wanted}, added as (
      select sellable_id, day, slot, sum(units)::int as units from wanted group by 1, 2, 3
    )
    update allotments a set taken = a.taken + added.units
    from added where (a.sellable_id, a.day, a.slot) = (added.sellable_id, added.day, added.slot)`.execute(db);
}

/** The holds of those booking lines. */
export async function selectHolds(db: Database, lines: readonly number[]): Promise<Hold[]> {
  const rows = await db
    .selectFrom('holds')
    .select(['line_id', 'sellable_id', 'day', 'slot', 'units', 'ends_at'])
    .where('line_id', 'in', [...lines])
    .execute();
  return rows.map(({ line_id, sellable_id, ends_at, ...row }) => ({
    lineId: line_id,
    sellableId: sellable_id,
    endsAt: ends_at,
    ...row,
  }));
}

/** Deletes the holds of a booking, or of some lines, and subtracts them from `taken`. */
export async function deleteHolds(db: Database, of: { booking: number } | { lines: readonly number[] }): Promise<void> {
  const scope = 'booking' in of ? sql`booking_id = ${of.booking}` : sql`line_id = any(${[...of.lines]}::bigint[])`;
  // lock in the global order first
  await sql`
    select 1 from allotments a
    where (a.sellable_id, a.day, a.slot) in (
      select h.sellable_id, h.day, h.slot from holds h where ${scope})
    order by a.sellable_id, a.day, a.slot for update`.execute(db);
  await sql`
    with freed as (
      delete from holds where ${scope} returning sellable_id, day, slot, units
    ), added as (
      select sellable_id, day, slot, sum(units)::int as units from freed group by 1, 2, 3
    )
    update allotments a set taken = a.taken - added.units
    from added where (a.sellable_id, a.day, a.slot) = (added.sellable_id, added.day, added.slot)`.execute(db);
}

/** Sets when the holds of a booking end; null: never. */
export async function setEnd(db: Database, booking: number, endsAt: Date | null): Promise<void> {
  await db.updateTable('holds').set({ ends_at: endsAt }).where('booking_id', '=', booking).execute();
}

/** Ids of the bookings with an ended hold on some of this stock, in order. */
export async function selectEndedHolds(db: Database, keys: readonly StockKey[], now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct h.booking_id as id from ${columns(keys)} as k(sellable_id, day, slot)
    join holds h using (sellable_id, day, slot)
    where h.ends_at <= ${now} order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Number of bookings with an unpaid hold. */
export async function countUnpaid(db: Database, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct booking_id)::int as count from holds where ends_at > ${now}`.execute(db);
  return rows[0]?.count ?? 0;
}
