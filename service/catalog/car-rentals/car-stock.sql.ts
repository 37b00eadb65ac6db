import { type RawBuilder, sql } from 'kysely';
import { addDays, type Day } from '../../core/day.ts';
import type { Database } from '../../platform/context.ts';
import { changedDays } from '../changed-days.sql.ts';
import type { Source } from '../lists/list-sql.ts';
import { countDays, type RentalDates } from './rental-dates.ts';

/** `changed` of the days of a rental, the return among them. `wanted`: as of changedDays. */
function changedRental(dates: RentalDates | null, now: Date, wanted: RawBuilder<unknown> | null): RawBuilder<unknown> {
  return changedDays(dates && { from: dates.pickupDate, to: addDays(dates.returnDate, 1) }, now, wanted);
}

/** How many vehicles of the car with its units `u` and its `changed` days `c` are left on each day of the rental. */
const unitsLeft = (dates: RentalDates | null) => sql`
  case when c.days is null then u.units
    when c.days < ${dates ? countDays(dates) : 1}::int then least(u.units, c.least)
    else c.least end`;

/** Published cars with a vehicle left on all days of the rental, by what all of them cost; without dates all cars. */
export function rentable(dates: RentalDates | null, where: RawBuilder<unknown>, now: Date): Source {
  const cars = sql`s.published_at is not null and ${where}`;
  if (!dates) return { tables: null, from: sql`car_rentals s where ${cars}`, price: sql`s.price_paise` };
  return {
    tables: changedRental(dates, now, null),
    from: sql`car_rentals s join ordinary_units() u on u.sellable_id = s.sellable_id
      left join changed c on c.sellable_id = s.sellable_id where ${cars} and ${unitsLeft(dates)} > 0`,
    price: sql`(s.price_paise * (${countDays(dates)}::int - coalesce(c.priced, 0)) + coalesce(c.prices, 0))::bigint`,
  };
}

/**
 * Of the few cars with these ids, each `s`: the days of the rental that have their own price, and how many vehicles are
 * left on each.
 */
export function rented(dates: RentalDates | null, ids: RawBuilder<unknown>, now: Date) {
  const shown = sql`(select sellable_id from car_rentals where id = any(${ids}))`;
  return {
    tables: changedRental(dates, now, shown),
    joins: sql`join ordinary_units() u on u.sellable_id = s.sellable_id left join changed c on c.sellable_id = s.sellable_id`,
    columns: sql`coalesce(c.own_prices, '{}') as own_prices, ${unitsLeft(dates)} as units_left`,
  };
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
