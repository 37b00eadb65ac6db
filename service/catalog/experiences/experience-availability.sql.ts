import { sql } from 'kysely';
import type { Day } from '../../core/day.ts';
import type { Database } from '../../platform/context.ts';
import type { ExperienceType } from './experience-offer.ts';
import { experienceTables } from './experience-tables.sql.ts';

export interface SlotRow {
  day: Day;
  /** 'HH:MM', or '' where there are no set times. */
  slot: string;
  units_left: number;
  /** What there is of it in all. */
  units: number;
  price_paise: number;
  closed: boolean;
}

/**
 * Every time of every day of [from, to), in order. No rows: nothing is published under that slug.
 */
export async function slotsOf(
  db: Database,
  { type, slug, from, to }: { type: ExperienceType; slug: string; from: Day; to: Day },
  now: Date,
): Promise<SlotRow[]> {
  const { table, key } = experienceTables[type];
  const { rows } = await sql<SlotRow>`
    with own as (
      select e.id, e.sellable_id, e.price_paise, u.units
      from ${sql.table(table)} e join ordinary_units() u on u.sellable_id = e.sellable_id
      where e.slug = ${slug} and e.published_at is not null
    ),
    times as (
      select distinct t.time as slot
      from own join time_slots s on s.${sql.ref(key)} = own.id, unnest(s.available_times) as t(time)
    ),
    slots as (select slot from times union all select '' where not exists (select from times))
    select d.day, s.slot, coalesce(f.free, own.units) as units_left, coalesce(f.capacity, own.units) as units,
      coalesce(f.price_paise, own.price_paise) as price_paise, coalesce(f.closed, false) as closed
    from own cross join slots s
      cross join (select generate_series(${from}::date, ${to}::date - 1, interval '1 day')::date as day) d
      left join free_stock(${from}::date, ${to}::date, ${now}) f
        on f.sellable_id = own.sellable_id and f.day = d.day and f.slot = s.slot
    order by d.day, s.slot`.execute(db);
  return rows;
}
