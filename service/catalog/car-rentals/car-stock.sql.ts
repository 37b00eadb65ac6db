import { type RawBuilder, sql } from 'kysely';
import { addDays } from '../../core/day.ts';
import { changedDays } from '../changed-days.sql.ts';
import type { Source } from '../lists/list-sql.ts';
import { countDays, type RentalDates } from './rental-dates.ts';

/** The CTE `changed` for the days of a rental, including the return. `sellables`: as for changedDays. */
function changedRental(
  dates: RentalDates | null,
  now: Date,
  sellables: RawBuilder<unknown> | null,
): RawBuilder<unknown> {
  return changedDays(dates && { from: dates.pickupDate, to: addDays(dates.returnDate, 1) }, now, sellables);
}

/** SQL: vehicles left on every day of the rental, of the car with units `u` and `changed` days `c`. */
const unitsLeft = (dates: RentalDates | null) => sql`
  case when c.days is null then u.units
    when c.days < ${dates ? countDays(dates) : 1}::int then least(u.units, c.least)
    else c.least end`;

/** Published cars with a vehicle left on all days of the rental, by total price; without dates all published cars. */
export function rentable(dates: RentalDates | null, where: RawBuilder<unknown>, now: Date): Source {
  const cars = sql`s.published_at is not null and ${where}`;
  if (!dates) return { tables: null, from: sql`car_rentals s where ${cars}`, price: sql`s.price_paise` };
  return {
    tables: changedRental(dates, now, sql`(select s.sellable_id from car_rentals s where ${cars})`),
    from: sql`car_rentals s join ordinary_units u on u.sellable_id = s.sellable_id
      left join changed c on c.sellable_id = s.sellable_id where ${cars} and ${unitsLeft(dates)} > 0`,
    price: sql`(s.price_paise * (${countDays(dates)}::int - coalesce(c.priced, 0)) + coalesce(c.prices, 0))::bigint`,
  };
}

/** For cars `s` with these ids: the prices of rental days with their own, and vehicles left on every day. */
export function rentalColumns(dates: RentalDates | null, ids: RawBuilder<unknown>, now: Date) {
  const idArray = sql`(select sellable_id from car_rentals where id = any(${ids}))`;
  return {
    tables: changedRental(dates, now, idArray),
    joins: sql`join ordinary_units u on u.sellable_id = s.sellable_id left join changed c on c.sellable_id = s.sellable_id`,
    columns: sql`coalesce(c.own_prices, '{}') as own_prices, ${unitsLeft(dates)} as units_left`,
  };
}
