import type { StockedProduct } from '../service/catalog/find-stock.ts';
import { setSeason } from '../service/catalog/set-season.ts';
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

/** Says seasons in a world, and asks what a sale would say of them. */
export function seasonFixture(harness: () => Harness) {
  const quoted = async (item: unknown) =>
    (await harness().call('POST', '/api/quotes', { body: { items: [item] } })).body.lines[0];
  return {
    say: (of: Omit<StockedProduct, 'time'>, own: Partial<Season>, name = 'Season') =>
      setSeason(harness().ctx(operator), { of, name, says: { ...nothing, ...own } }),
    /** The line of a quote of that item alone. */
    quoted,
    /** 'free', or why it cannot be had. */
    tried: (item: unknown) => quoted(item).then(({ available, problem }) => (available ? 'free' : problem)),
    /** Nothing was ever said or sold. */
    clear: () =>
      harness().database.pool.query(`
        truncate seasons, bookings, buyers, booking_lines, holds, payments, emails, allotments cascade;
        update sellables set cut_off_hours = null, turnaround_days = 0`),
  };
}
