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
  price_paise: number;
  closed: boolean;
}

/**
 * Every time of every day of [from, to), in order. Places of pending bookings whose time to pay has passed count as
 * free: they still stand in `allotments.taken` until the job returns them. No rows: nothing is published under that slug.
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
      from ${sql.table(table)} e join sellables u on u.id = e.sellable_id
      where e.slug = ${slug} and e.published_at is not null
    ),
    times as (
      select distinct t.time as slot
      from own join time_slots s on s.${sql.ref(key)} = own.id, unnest(s.available_times) as t(time)
    ),
    slots as (select slot from times union all select '' where not exists (select from times)),
    released as (
      select h.day, h.slot, sum(h.units)::int as units
      from own join holds h on h.sellable_id = own.sellable_id
        join booking_lines l on l.id = h.line_id join bookings b on b.id = l.booking_id
      where b.status = 'pending' and b.hold_until <= ${now} and h.day >= ${from}::date and h.day < ${to}::date
      group by h.day, h.slot
    )
    select d.day, s.slot, coalesce(a.capacity - a.taken + coalesce(r.units, 0), own.units) as units_left,
      coalesce(a.price_paise, own.price_paise) as price_paise, coalesce(a.closed, false) as closed
    from own cross join slots s
      cross join (select generate_series(${from}::date, ${to}::date - 1, interval '1 day')::date as day) d
      left join allotments a on a.sellable_id = own.sellable_id and a.day = d.day and a.slot = s.slot
      left join released r on r.day = d.day and r.slot = s.slot
    order by d.day, s.slot`.execute(db);
  return rows;
}
