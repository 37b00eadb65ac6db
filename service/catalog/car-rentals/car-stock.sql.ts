import { type RawBuilder, sql } from 'kysely';
import { addDays, type Day } from '../../core/day.ts';
import type { Database } from '../../platform/context.ts';
import { released } from '../stays/availability.sql.ts';
import { countDays, type RentalDates } from './rental-dates.ts';

/**
 * Common table expressions that end in `changed`: what differs from the ordinary on the days of a rental, by sellable.
 * Without dates nothing does.
 */
export function changedDays(dates: RentalDates | null, now: Date): RawBuilder<unknown> {
  if (!dates) {
    return sql`changed as (
      select null::int as sellable_id, 0 as days, false as closed, 0 as least, 0 as priced, 0::bigint as prices,
        0::bigint as dearest where false)`;
  }
  const after = addDays(dates.returnDate, 1);
  return sql`
    released as (${released(dates.pickupDate, after, now)}),
    changed as (
      select a.sellable_id, count(*)::int as days, bool_or(a.closed) as closed,
        min(a.capacity - a.taken + coalesce(r.units, 0))::int as least,
        count(a.price_paise)::int as priced, coalesce(sum(a.price_paise), 0)::bigint as prices,
        coalesce(max(a.price_paise), 0) as dearest
      from allotments a left join released r on r.sellable_id = a.sellable_id and r.day = a.day
      where a.slot = '' and a.day >= ${dates.pickupDate}::date and a.day < ${after}::date
      group by a.sellable_id
    )`;
}

/**
 * Of the car `s` with its sellable `u` and its `changed` days `c`: what all days of the rental cost (one day without
 * dates), the dearest of them, and how many vehicles are left on each.
 */
export function rentalColumns(dates: RentalDates | null): RawBuilder<unknown> {
  const days = dates ? countDays(dates) : 1;
  return sql`
    (s.price_paise * (${days}::int - coalesce(c.priced, 0)) + coalesce(c.prices, 0))::bigint as cost,
    case when coalesce(c.priced, 0) < ${days}::int then greatest(s.price_paise, c.dearest) else c.dearest end as dearest,
    greatest(0, case
      when c.closed then 0
      when c.days is null then u.units
      when c.days < ${days}::int then least(u.units, c.least)
      else c.least end) as units_left`;
}

export interface CarDayRow {
  day: Day;
  units_left: number;
  price_paise: number;
  closed: boolean;
}

/** Every day of [from, to) of a car, in order. No rows: no such car. */
export async function daysOfCar(db: Database, slug: string, from: Day, to: Day, now: Date): Promise<CarDayRow[]> {
  const { rows } = await sql<CarDayRow>`
    with released as (${released(from, to, now)})
    select d.day, coalesce(a.capacity - a.taken + coalesce(r.units, 0), u.units) as units_left,
      coalesce(a.price_paise, s.price_paise) as price_paise, coalesce(a.closed, false) as closed
    from car_rentals s
      join sellables u on u.id = s.sellable_id
      cross join (select generate_series(${from}::date, ${to}::date - 1, interval '1 day')::date as day) d
      left join allotments a on a.sellable_id = s.sellable_id and a.day = d.day and a.slot = ''
      left join released r on r.sellable_id = s.sellable_id and r.day = d.day
    where s.slug = ${slug} and s.published_at is not null
    order by d.day`.execute(db);
  return rows;
}
