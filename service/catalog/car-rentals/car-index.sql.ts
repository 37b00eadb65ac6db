import { sql } from 'kysely';
import type { ListIndex } from '../lists/list-index.ts';
import type { CarSearch } from './car-search.ts';
import { countDays } from './rental-dates.ts';

/** Cars; each has its own stock. */
export const carIndex: ListIndex<CarSearch> = {
  options: {
    from: sql`(select 1) as own(one) where true`,
    sellable: sql`s.sellable_id`,
    guests: sql`0`,
    price: sql`s.price_paise`,
  },
  priced: 'whole',
  ask: ({ search: { dates } }) => ({
    party: dates && { guests: 0, inAll: 0, units: 1 },
    days: dates && { starts: [dates.pickupDate], count: countDays(dates), arrival: true },
    onOtherDays: 'all',
    shown: null,
  }),
};
