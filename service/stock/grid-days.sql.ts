import { sql } from 'kysely';
import type { Day } from '../core/day.ts';
import type { Database } from '../platform/context.ts';
import type { StockKey } from './stock.ts';

/** One day of a sellable at one time, as the calendar grid shows it. */
export interface GridDay extends StockKey {
  readonly units: number;
  /** Units of paid bookings, and units of unpaid holds. */
  readonly sold: number;
  readonly held: number;
  /**
   * Units that other channels have sold or closed. If `sold`, `held` and these exceed `units`, the day is
   * double-booked.
   */
  readonly elsewhere: number;
  readonly free: number;
  /** In paise; null: no price is known. */
  readonly price: number | null;
  readonly closed: boolean;
  readonly minStay: number;
  readonly noArrival: boolean;
  /** True if the day has an override of its own. */
  readonly own: boolean;
}

/** Every day of [from, to) of those sellables at each of their times, sorted by sellable, time and day. */
export async function readGridDays(
  db: Database,
  { sellables, from, to, now }: { sellables: readonly number[]; from: Day; to: Day; now: Date },
): Promise<GridDay[]> {
  const { rows } = await sql<GridDay>`
    select s.id as "sellableId", d.day, x.slot, coalesce(a.capacity, f.capacity, s.units) as units,
      coalesce(f.taken, 0) - coalesce(h.held, 0) as sold, coalesce(h.held, 0) as held,
      coalesce(a.elsewhere, 0) as elsewhere, coalesce(f.free, s.units) as free,
      coalesce(f.price_paise, s.price_paise)::float8 as price, coalesce(f.closed, false) as closed,
      coalesce(f.min_stay, 1) as "minStay", coalesce(f.no_arrival, false) as "noArrival",
      coalesce(num_nonnulls(a.own_capacity, a.price_paise, a.closed, a.min_stay, a.no_arrival), 0) > 0 as own
    from sellables s cross join unnest(s.slots) as x(slot)
      cross join (select ${from}::date + n as day from generate_series(0, ${to}::date - ${from}::date - 1) n) d
      left join free_stock(${from}::date, ${to}::date, ${now}, ${[...sellables]}::int[]) f
        on f.sellable_id = s.id and f.day = d.day and f.slot = x.slot
      left join allotments a on a.sellable_id = s.id and a.day = d.day and a.slot = x.slot
      left join (
        select o.sellable_id, o.day, o.slot, sum(o.units)::int as held from holds o
        where o.ends_at > ${now} and o.sellable_id = any(${[...sellables]}::int[]) and o.day >= ${from}::date
          and o.day < ${to}::date
        group by 1, 2, 3
      ) h on h.sellable_id = s.id and h.day = d.day and h.slot = x.slot
    where s.id = any(${[...sellables]}::int[])
    order by s.id, x.slot, d.day`.execute(db);
  return rows;
}

/** A day on which few units of a sellable are left. */
export interface ScarceDay {
  readonly sellableId: number;
  readonly day: Day;
  readonly slot: string;
  readonly free: number;
  readonly capacity: number;
}

/** Open days of [from, to) with some units sold and at most `left` free, sorted by day. */
export async function readScarceDays(
  db: Database,
  { sellables, from, to, left, now }: { sellables: readonly number[]; from: Day; to: Day; left: number; now: Date },
): Promise<ScarceDay[]> {
  const { rows } = await sql<ScarceDay>`
    select f.sellable_id as "sellableId", f.day, f.slot, f.free, f.capacity
    from free_stock(${from}::date, ${to}::date, ${now}, ${[...sellables]}::int[]) f
    where not f.closed and f.taken > 0 and f.free <= ${left} order by f.day, f.sellable_id, f.slot`.execute(db);
  return rows;
}

/** Units over all days and times: what could be sold (of closed days, only what is taken), and what is taken. */
interface Units {
  readonly type: string;
  readonly there: number;
  readonly taken: number;
}

export interface Occupancy {
  /** The sellables with the most units taken, most first. */
  readonly busiest: readonly (Units & { readonly sellableId: number })[];
  /** Totals by product type; `count`: number of sellables. */
  readonly whole: readonly (Units & { readonly count: number })[];
}

/** Available and taken units of everything on the days of [from, to); the `most` busiest sellables one by one. */
export async function selectOccupancy(
  db: Database,
  { from, to, now, most }: { from: Day; to: Day; now: Date; most: number },
): Promise<Occupancy> {
  // days that are ordinary are summed by type without listing them
  const { rows } = await sql<Occupancy>`
    with days as (select ${to}::date - ${from}::date as number),
    differing as materialized (
      select s.id, s.product_type, s.units::bigint * (d.number * cardinality(s.slots)) as ordinary,
        f.capacity - s.units::bigint * f.days as more, f.taken
      from (
        select sellable_id, count(*) as days, sum(taken)::bigint as taken,
          sum(case when closed then taken else capacity end)::bigint as capacity
        from free_stock(${from}::date, ${to}::date, ${now}) group by 1
      ) f join sellables s on s.id = f.sellable_id cross join days d
    ), busiest as (
      select * from differing where taken > 0 order by taken desc, id limit ${most}
    ), whole as (
      select s.product_type, min(s.id) as first, count(*) as count, sum(s.units::bigint * d.number * cardinality(s.slots)) as there
      from sellables s cross join days d group by 1
    ), differs as (
      select product_type, sum(more) as more, sum(taken) as taken from differing group by 1
    )
    select
      (select coalesce(json_agg(json_build_object('sellableId', id, 'type', product_type, 'there', ordinary + more, 'taken', taken)
        order by taken desc, id), '[]') from busiest) as busiest,
      (select coalesce(json_agg(json_build_object('type', product_type, 'count', count, 'there', there + coalesce(more, 0),
        'taken', coalesce(taken, 0)) order by first), '[]') from whole left join differs using (product_type)) as whole`.execute(
    db,
  );
  return rows[0] ?? { busiest: [], whole: [] };
}

/** Units of some product types by day. */
export interface TakenUnits {
  /** On a day that is not listed. */
  readonly ordinary: number;
  readonly days: readonly { readonly day: Day; readonly units: number; readonly taken: number }[];
}

/** Units of those types, and how many are taken on each day of [from, to) that has allotments. */
export async function selectTakenUnits(
  db: Database,
  { types, from, to }: { types: readonly string[]; from: Day; to: Day },
): Promise<TakenUnits> {
  const ofType = sql`s.product_type = any(${[...types]}::text[])`;
  const { rows: whole } = await sql<{ units: number }>`
    select coalesce(sum(s.units), 0)::int as units from sellables s where ${ofType}`.execute(db);
  const ordinary = whole[0]?.units ?? 0;
  const { rows: days } = await sql<{ day: Day; units: number; taken: number }>`
    select a.day, ${ordinary}::int + sum(a.capacity - s.units)::int as units, sum(a.taken)::int as taken
    from allotments a join sellables s on s.id = a.sellable_id
    where a.day >= ${from}::date and a.day < ${to}::date and ${ofType} group by a.day`.execute(db);
  return { ordinary, days };
}

/** Available and taken units of a product type on a day. */
export interface OccupiedDay extends Units {
  readonly day: Day;
}

/** The same by product type and day, in the order of types and days. */
export async function selectOccupiedDays(
  db: Database,
  { from, to, now }: { from: Day; to: Day; now: Date },
): Promise<OccupiedDay[]> {
  const { rows } = await sql<OccupiedDay>`
    with whole as (
      select product_type, min(id) as first, sum(units::bigint * cardinality(slots)) as there from sellables group by 1
    ), differs as (
      select s.product_type, f.day, sum(case when f.closed then f.taken else f.capacity end - s.units)::bigint as more,
        sum(f.taken)::bigint as taken
      from free_stock(${from}::date, ${to}::date, ${now}) f join sellables s on s.id = f.sellable_id group by 1, 2
    )
    select w.product_type as type, d.day::date::text as day, (w.there + coalesce(more, 0))::bigint as there,
      coalesce(taken, 0)::bigint as taken
    from whole w cross join generate_series(${from}::date, ${to}::date - 1, interval '1 day') d(day)
      left join differs f on f.product_type = w.product_type and f.day = d.day::date
    order by w.first, d.day`.execute(db);
  return rows.map((row) => ({ ...row, there: Number(row.there), taken: Number(row.taken) }));
}
