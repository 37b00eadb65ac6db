import { setSeason } from '../service/catalog/calendar/set-season.ts';
import type { StockedProduct } from '../service/catalog/products/products.ts';
import { operator } from '../service/core/viewer.ts';
import { type Season, weekdays } from '../service/stock/season.ts';
import type { Harness } from './harness.ts';

const nothing = {
  days: null,
  weekdays,
  price: null,
  minStay: null,
  noArrival: null,
  units: null,
  closed: null,
} as const;

/** Sets seasons and quotes items, in that harness. */
export function seasonFixture(harness: () => Harness) {
  const quoteLine = async (item: unknown) =>
    (await harness().call('POST', '/api/quotes', { body: { items: [item] } })).body.lines[0];
  return {
    saveSeason: (of: Omit<StockedProduct, 'time'>, overrides: Partial<Season>, name = 'Season') =>
      setSeason(harness().ctx(operator), { of, name, says: { ...nothing, ...overrides } }),
    /** Quotes that item alone and returns its line. */
    quoteLine,
    /** 'free', or the reason why it is not available. */
    availability: (item: unknown) => quoteLine(item).then(({ available, problem }) => (available ? 'free' : problem)),
    /** Deletes all seasons and sales. */
    clear: () =>
      harness().database.pool.query(`
        truncate seasons, bookings, buyers, booking_lines, holds, payments, emails, allotments cascade;
        update sellables set cut_off_hours = null, turnaround_days = 0`),
  };
}
