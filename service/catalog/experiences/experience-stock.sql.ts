import { type RawBuilder, sql } from 'kysely';
import { type Day, today } from '../../core/day.ts';
import { anything } from '../sql-fragments.sql.ts';
import type { ExperienceType } from './experience-offer.ts';
import { experienceTables } from './experience-tables.sql.ts';
import { defaultGuests, type Visit } from './visit.ts';

/**
 * SQL: the part of the day of a time: before 12:00, before 17:00, and later; a slot without times by its name (EXP-10).
 */
const partOfSlot = sql`case
  when x.time < '12:00' then 'morning' when x.time < '17:00' then 'afternoon' when x.time is not null then 'evening'
  when z.name ilike '%morning%' then 'morning' when z.name ilike '%afternoon%' then 'afternoon'
  when z.name ilike '%evening%' then 'evening' end`;

/** SQL: the times of the product with that id and the part of the day of each: rows of (slot, part). */
export const slotsOf = (key: string, id: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select distinct coalesce(x.time, '') as slot, ${partOfSlot} as part
  from time_slots z left join unnest(z.available_times) as x(time) on true where z.${sql.ref(key)} = ${id}`;

/** 'HH:MM' in India. */
function timeOf(now: Date, day: Day): string {
  const minutes = Math.floor((now.getTime() - Date.parse(`${day}T00:00:00+05:30`)) / 60_000);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/**
 * CTEs that end in `offered(id, price, parts, places_left)`: the published products `e` available on the day at any
 * time still ahead, with the lowest price and the free parts of the day.
 */
export function offered(
  type: ExperienceType,
  { day, guests }: Visit,
  where: RawBuilder<unknown>,
  now: Date,
): RawBuilder<unknown> {
  const { table, key } = experienceTables[type];
  const slots = sql`
    slots as materialized (
      select e.id, e.sellable_id, e.price_paise, coalesce(t.slot, '') as slot, t.part
      from ${sql.table(table)} e left join lateral (${slotsOf(key, sql`e.id`)}) t on true
      where e.published_at is not null and ${where}
    )`;
  const parts = sql`coalesce(array_agg(distinct o.part) filter (where o.part is not null), '{}') as parts`;
  if (!day) {
    const enough = sql`o.sellable_id in (select u.sellable_id from ordinary_units u where u.units >= ${guests}::int)`;
    return sql`${slots},
      offered as (
        select o.id, o.price_paise as price, ${parts}, null::int as places_left
        from slots o where ${guests === defaultGuests ? anything : enough} group by o.id, o.price_paise
      )`;
  }
  const after = day === today(now) ? timeOf(now, day) : null;
  return sql`${slots},
    offered as (
      select o.id, min(coalesce(f.price_paise, o.price_paise)) as price, ${parts},
        sum(coalesce(f.free, u.units))::int as places_left
      from slots o join ordinary_units u on u.sellable_id = o.sellable_id
        left join free_stock(${day}::date, ${day}::date + 1, ${now}) f on f.sellable_id = o.sellable_id and f.slot = o.slot
      where coalesce(f.free, u.units) >= ${guests}::int
        and ${after === null ? anything : sql`(o.slot = '' or o.slot > ${after})`}
      group by o.id
    )`;
}
