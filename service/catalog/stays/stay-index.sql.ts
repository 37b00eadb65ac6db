import { sql } from 'kysely';
import type { ListIndex } from '../lists/list-index.ts';
import { needsRooms } from './availability.sql.ts';
import { payableOf } from './stay-payable.ts';
import { stayTerms } from './stay-priced.ts';
import { countSearchNights, type StaySearch } from './stay-search.ts';

/** Stays with their published room types. */
export const stayIndex: ListIndex<StaySearch> = {
  options: {
    from: sql`room_types t where t.stay_id = s.id and t.published_at is not null`,
    sellable: sql`t.sellable_id`,
    guests: sql`t.max_guests`,
    inAll: sql`t.max_occupancy`,
    price: sql`t.price_paise`,
  },
  group: 'propertyType',
  priced: 'night',
  ask: ({ search, sale, now }) => {
    const { adults, children, rooms, dates } = search;
    const nights = countSearchNights(search);
    return {
      party: needsRooms(search)
        ? { guests: Math.ceil(adults / rooms), inAll: Math.ceil((adults + children) / rooms), units: rooms }
        : null,
      days: dates && { starts: dates.starts ?? [dates.checkIn], count: nights, arrival: true },
      onOtherDays: 'fitting',
      shown: dates && payableOf({ nights, rooms }, stayTerms(sale, now)),
    };
  },
};
