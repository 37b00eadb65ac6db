import { sql } from 'kysely';
import type { ListIndex } from '../lists/list-index.ts';
import type { ListSql, Source } from '../lists/list-sql.ts';
import { rated } from '../lists/rated.sql.ts';
import { inPlace } from '../resolve-place.sql.ts';
import { anything } from '../sql-fragments.sql.ts';
import { leastSeats } from './car-facets.ts';
import { driverIncluded } from './car-priced.ts';
import type { CarSearch } from './car-search.ts';
import { rentable } from './car-stock.sql.ts';
import { countDays } from './rental-dates.ts';

const hasFeature = (name: string) => sql`${name} = any(s.features)`;

/** The SQL of `carSupply`. */
const withDriver = sql`exists (select from unnest(s.included) as i(text) where trim(i.text) ~* ${`${driverIncluded}\\y`})`;

/** Cars with a vehicle left on all days of a rental, by their total price. */
export const carListSql: ListSql<CarSearch> = {
  facets: {
    carType: { value: sql`s.car_type` },
    drive: { value: sql`case when ${withDriver} then 'with-driver' else 'self-drive' end` },
    seats: {
      has: Object.fromEntries(leastSeats.map((seats) => [seats, sql`s.capacity >= ${seats}::int`])),
    },
    fuel: { value: sql`s.fuel_type` },
    transmission: { value: sql`s.transmission` },
    rating: rated,
    popular: {
      has: {
        'free-cancellation': sql`s.free_cancellation`,
        ac: hasFeature('AC'),
        'music-system': hasFeature('Music System'),
        'power-windows': hasFeature('Power Windows'),
      },
    },
  },
  usualRating: 3.8,
  source: ({ search: { dates }, place, now }) => rentable(dates, inPlace('s', place) ?? anything, now),
  anyDay: ({ search: { dates }, place, now }): Source | null =>
    dates && rentable(null, inPlace('s', place) ?? anything, now),
};

/** Cars; each has its own stock. */
export const carIndex: ListIndex<CarSearch> = {
  options: {
    from: sql`(select 1) as own(one) where true`,
    sellable: sql`s.sellable_id`,
    guests: sql`0`,
    price: sql`s.price_paise`,
  },
  priced: 'whole',
  there: ({ place }) => inPlace('s', place) ?? anything,
  byDestination: true,
  ask: ({ search: { dates } }) => ({
    party: dates && { guests: 0, inAll: 0, units: 1 },
    days: dates && { starts: [dates.pickupDate], count: countDays(dates), arrival: true },
    onOtherDays: 'all',
    totals: null,
  }),
};
