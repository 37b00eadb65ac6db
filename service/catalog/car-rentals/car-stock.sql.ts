import { type RawBuilder, sql } from 'kysely';
import { addDays, type Day } from '../../core/day.ts';
import type { Database } from '../../platform/context.ts';
import { changedDays } from '../changed-days.sql.ts';
import { countDays, type RentalDates } from './rental-dates.ts';

/** `changed` of the days of a rental, the return among them. */
export function changedRental(dates: RentalDates | null, now: Date): RawBuilder<unknown> {
  return changedDays(dates && { from: dates.pickupDate, to: addDays(dates.returnDate, 1) }, now, null);
}

/**
 * Of the car `s` with its units `u` and its `changed` days `c`: an ordinary day, the days of the rental that have their own
 * price, what all of them cost (one day without dates), and how many vehicles are left on each.
 */
export function rentalColumns(dates: RentalDates | null): RawBuilder<unknown> {
  const days = dates ? countDays(dates) : 1;
  return sql`
    (s.price_paise * (${days}::int - coalesce(c.priced, 0)) + coalesce(c.prices, 0))::bigint as cost,
    s.price_paise as day_price, coalesce(c.own_prices, '{}') as own_prices,
    case when c.days is null then u.units
      when c.days < ${days}::int then least(u.units, c.least)
      else c.least end as units_left`;
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
    select d.day, coalesce(f.free, u.units) as units_left,
      coalesce(f.price_paise, s.price_paise) as price_paise, coalesce(f.closed, false) as closed
    from car_rentals s
      join ordinary_units() u on u.sellable_id = s.sellable_id
      cross join (select generate_series(${from}::date, ${to}::date - 1, interval '1 day')::date as day) d
      left join free_stock(${from}::date, ${to}::date, ${now}) f
        on f.sellable_id = s.sellable_id and f.day = d.day and f.slot = ''
    where s.slug = ${slug} and s.published_at is not null
    order by d.day`.execute(db);
  return rows;
}
