import { afterAll, beforeAll, expect, test } from 'vitest';
import { setDepartures } from '../../service/catalog/calendar/set-departures.ts';
import { dayOf } from '../../service/core/day.ts';
import { operator } from '../../service/core/viewer.ts';
import { makeBooking } from '../changing.ts';
import { type Harness, startHarness } from '../harness.ts';
import { brokenInvariants, raftItem, stayItem } from '../travellers.ts';

let harness: Harness;
let asha: Awaited<ReturnType<Harness['signUp']>>;
beforeAll(async () => {
  harness = await startHarness();
  asha = await harness.signUp();
});
afterAll(() => harness.close());

/** What is taken of a product: '2026-12-12 2'. */
async function takenUnits(table: string, slug: string): Promise<string[]> {
  const { rows } = await harness.database.pool.query(
    `select to_char(a.day, 'YYYY-MM-DD') as day, a.taken from allotments a join ${table} p using (sellable_id)
       where p.slug = $1 and a.taken > 0 order by 1`,
    [slug],
  );
  return rows.map(({ day, taken }) => `${day} ${taken}`);
}

test('a tour moves to another departure and to no other day; the places of the old one are free again', async () => {
  const days = ['2026-12-12', '2026-12-19'].map(dayOf);
  await setDepartures(harness.ctx(operator), { of: { type: 'tour-package', slug: 'tiger-morning' }, when: { days } });
  const tiger = { ...raftItem({ selectedDate: '2026-12-12', quantity: 1 }), id: 'tiger-morning', type: 'tour-package' };
  const booking = await makeBooking(
    harness,
    asha.token,
    [{ ...tiger, ticketTypes: { adult: 1 }, selectedTime: '07:00' }],
    {
      paid: true,
    },
  );
  const line = booking.lines[0];
  const between = (await booking.preview({ line, selectedDate: '2026-12-15' })).body;
  expect(between).toMatchObject({ token: null, quote: { lines: [{ problem: 'Sold out for this time' }] } });
  const { preview, answer } = await booking.change({ line, selectedDate: '2026-12-19' });
  expect(preview).toMatchObject({ toPay: 0, toReceive: 0, quote: { available: true } });
  expect(answer.body.data.bookingItems).toMatchObject([{ selectedDate: '2026-12-19', selectedTime: '07:00' }]);
  expect(await takenUnits('tour_packages', 'tiger-morning')).toEqual(['2026-12-19 1']);
  expect(await brokenInvariants(harness)).toEqual([]);
});

test('a car picked up a day later returns a day later, at the same price', async () => {
  const hire = { id: 'city-sedan', type: 'car-rental', quantity: 1 };
  const booking = await makeBooking(
    harness,
    asha.token,
    [{ ...hire, selectedDate: '2026-12-12', checkOut: '2026-12-14' }],
    {
      paid: true,
    },
  );
  const { preview, answer } = await booking.change({ line: booking.lines[0], selectedDate: '2026-12-13' });
  expect(preview).toMatchObject({ after: { total: booking.total }, toPay: 0, toReceive: 0 });
  expect(answer.body.data.bookingItems).toMatchObject([{ selectedDate: '2026-12-13', checkOut: '2026-12-15' }]);
  expect(await takenUnits('car_rentals', 'city-sedan')).toEqual(['2026-12-13 1', '2026-12-14 1', '2026-12-15 1']);
  expect(await brokenInvariants(harness)).toEqual([]);
});

test('of two tabs the second is refused with the new total and changes nothing', async () => {
  const room = stayItem({ selectedDate: '2026-12-12', checkOut: '2026-12-14' });
  const booking = await makeBooking(harness, asha.token, [raftItem({ selectedDate: '2026-12-20', quantity: 1 }), room]);
  const line = booking.lines[1];
  const [longer, later] = [
    { line, checkOut: '2026-12-15' },
    { line, selectedDate: '2026-12-13' },
  ];
  const [first, second] = [await booking.preview(longer), await booking.preview(later)];
  const changed = await booking.confirm(first.body.token, longer);
  expect(changed.status).toBe(200);
  const refused = await booking.confirm(second.body.token, later);
  expect(refused.status).toBe(409);
  const { preview } = refused.body.error.details;
  expect(preview.before).toMatchObject({ total: changed.body.data.total });
  expect(await booking.show()).toMatchObject({ version: 2, bookingItems: [{}, { checkOut: '2026-12-15' }] });
  expect(preview.quote.lines).toMatchObject([{ selectedDate: '2026-12-13', checkOut: '2026-12-16' }]);
  // as the second tab asks, which knows the old line alone
  expect((await booking.confirm(preview.token, later)).body.data.bookingItems).toMatchObject([
    {},
    { selectedDate: '2026-12-13', checkOut: '2026-12-16' },
  ]);
});
