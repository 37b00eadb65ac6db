import { type RawBuilder, sql } from 'kysely';
import type { Day } from '../core/day.ts';
import type { Database } from '../platform/context.ts';

/** The offer of one day at one time. */
export interface OfferedDayRow {
  /** Id of the room type or product that has the stock. */
  id: number;
  /** Name of the room type; null if the product itself has the stock. */
  option: string | null;
  day: Day;
  /** 'HH:MM', or '' if there are no set times. */
  slot: string;
  units_left: number;
  /** Units in all. */
  units: number;
  price_paise: number;
  closed: boolean;
  /** Closed because it is out of its season. */
  out_of_season: boolean;
  /** Minimum days of a stay that starts on that day. */
  min_stay: number;
  no_arrival: boolean;
  /** Turnaround days after the last day. */
  turnaround_days: number;
}

/** The published product of that table and slug, as a query for `offeredDays`. */
export function productOf(table: string, slug: string): RawBuilder<unknown> {
  return sql`
    select p.id, null::text as option, 0 as position, p.sellable_id, p.price_paise from ${sql.table(table)} p
    where p.slug = ${slug} and p.published_at is not null`;
}

/** The published room types of the published stay of that slug, as a query for `offeredDays`. */
export function roomsOf(slug: string): RawBuilder<unknown> {
  return sql`
    select t.id, t.name as option, t.position, t.sellable_id, t.price_paise
    from stays s join room_types t on t.stay_id = s.id and t.published_at is not null
    where s.slug = ${slug} and s.published_at is not null`;
}

/**
 * Every day of [from, to) of the rows that `own` selects (id, option, position, sellable_id, price_paise) at each of
 * their times, in order. Empty if it selects nothing.
 */
export async function offeredDays(
  db: Database,
  own: RawBuilder<unknown>,
  { from, to, now }: { from: Day; to: Day; now: Date },
): Promise<OfferedDayRow[]> {
  const { rows } = await sql<OfferedDayRow>`
    with own as materialized (${own})
    select o.id, o.option, d.day, x.slot, coalesce(f.free, u.units) as units_left, coalesce(f.capacity, u.units) as units,
      coalesce(f.price_paise, o.price_paise) as price_paise, coalesce(f.closed, false) as closed,
      u.slot_seasons is not null and coalesce(f.closed, false) and out_of_season(u.slot_seasons, x.slot, d.day) as out_of_season,
      coalesce(f.min_stay, 1) as min_stay, coalesce(f.no_arrival, false) as no_arrival,
      u.turnaround_days
    from own o join ordinary_units u on u.sellable_id = o.sellable_id
      cross join unnest(u.slots) as x(slot)
      cross join (select generate_series(${from}::date, ${to}::date - 1, interval '1 day')::date as day) d
      left join free_stock(${from}::date, ${to}::date, ${now}, array(select w.sellable_id from own w)) f
        on f.sellable_id = o.sellable_id and f.day = d.day and f.slot = x.slot
    order by o.position, o.id, d.day, x.slot`.execute(db);
  return rows;
}
