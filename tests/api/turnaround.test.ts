import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { setAllotment } from '../../service/catalog/calendar/set-allotment.ts';
import { setSaleTerms } from '../../service/catalog/calendar/set-sale-terms.ts';
import { carAvailability } from '../../service/catalog/car-rentals/car-availability.ts';
import { carList } from '../../service/catalog/car-rentals/car-list.ts';
import { parseCarSearch } from '../../service/catalog/car-rentals/car-search.ts';
import { addDays, dayOf, today } from '../../service/core/day.ts';
import { operator } from '../../service/core/viewer.ts';
import { searchList } from '../../service/search/search-list.ts';
import { makeBooking } from '../changing.ts';
import { type Harness, startHarness } from '../harness.ts';
import { seasonFixture } from '../season-fixture.ts';
import { carBooking } from '../travellers.ts';

let harness: Harness;
let asha: Awaited<ReturnType<Harness['signUp']>>;
beforeAll(async () => {
  harness = await startHarness();
  asha = await harness.signUp();
});
const { clear, quoteLine, saveSeason, availability } = seasonFixture(() => harness);
afterAll(() => harness.close());
afterEach(async () => {
  await clear();
});

const sedan = { type: 'car-rental', slug: 'city-sedan' } as const;

test('a car is blocked for its turnaround after a hire', async () => {
  await harness.database.pool.query(`update sellables set turnaround_days = 0`);
  await setAllotment(harness.ctx(operator), {
    of: sedan,
    from: dayOf('2026-12-01'),
    to: dayOf('2027-01-01'),
    units: 1,
  });
  await setSaleTerms(harness.ctx(operator), { of: sedan, turnaroundHours: 20 });
  const hire = (selectedDate: string, checkOut: string) => ({
    id: 'city-sedan',
    type: 'car-rental',
    quantity: 1,
    selectedDate,
    checkOut,
  });
  const answer = await harness.call('POST', '/api/car-bookings', {
    body: await carBooking(harness, { pickupDate: '2026-12-12', dropDate: '2026-12-13' }),
  });
  expect(answer.status).toBe(200);
  const { rows } = await harness.database.pool.query(`select to_char(day, 'DD') as day from holds order by day`);
  expect(rows.map(({ day }) => day)).toEqual(['12', '13', '14']);
  const car = async (from: string, to: string) => {
    const search = parseCarSearch(
      'delhi',
      new URLSearchParams({ pickupDate: from, returnDate: to }),
      today(harness.clock.now),
    );
    const days = await carAvailability(harness.ctx(), {
      slug: 'city-sedan',
      from: dayOf(from),
      to: addDays(dayOf(to), 1),
    });
    return [
      (await quoteLine(hire(from, to))).available,
      (await searchList(harness.ctx(), carList, search)).cards.some(({ slug }) => slug === 'city-sedan'),
      days.every(({ left, closed }) => left > 0 && !closed),
    ];
  };
  expect(await car('2026-12-10', '2026-12-11')).toEqual([false, false, false]);
  const month = await harness.call('GET', '/api/car-rentals/city-sedan/calendar?month=2026-12');
  expect(month.body.data[0]).toMatchObject({ day: '2026-12-01', left: 1, turnaround: 1 });
  expect(await car('2026-12-09', '2026-12-10')).toEqual([true, true, true]);
  expect(await car('2026-12-14', '2026-12-14')).toEqual([false, false, false]);
  expect(await car('2026-12-15', '2026-12-16')).toEqual([true, true, true]);
  // two of one cart rest between them too, and a day on which it is closed is one to rest on
  const { body } = await harness.call('POST', '/api/quotes', {
    body: { items: [hire('2026-12-18', '2026-12-19'), hire('2026-12-20', '2026-12-20')] },
  });
  expect(body.lines.map(({ available }: { available: boolean }) => available)).toEqual([true, false]);
  await saveSeason(sedan, { weekdays: [7], closed: true });
  expect(await car('2026-12-18', '2026-12-19')).toEqual([true, true, true]);
});

test('a hire being extended also holds the turnaround after its new last day until the difference is paid', async () => {
  await setAllotment(harness.ctx(operator), {
    of: sedan,
    from: dayOf('2026-12-01'),
    to: dayOf('2027-01-01'),
    units: 1,
  });
  await setSaleTerms(harness.ctx(operator), { of: sedan, turnaroundHours: 20 });
  const hire = { id: 'city-sedan', type: 'car-rental', quantity: 1 };
  const booking = await makeBooking(
    harness,
    asha.token,
    [{ ...hire, selectedDate: '2026-12-12', checkOut: '2026-12-13' }],
    {
      paid: true,
    },
  );
  await booking.change({ line: booking.lines[0], checkOut: '2026-12-14' });
  const heldUnits = async () => {
    const { rows } = await harness.database.pool.query(
      `select to_char(day, 'DD') as day, sum(units)::int as units from holds group by 1 order by 1`,
    );
    return rows.map(({ day, units }) => `${day} ${units}`);
  };
  expect(await heldUnits()).toEqual(['12 1', '13 1', '14 1', '15 1']);
  expect(await availability({ ...hire, selectedDate: '2026-12-15', checkOut: '2026-12-16' })).not.toBe('free');
  await booking.pay();
  expect(await booking.history()).toContainEqual(expect.stringMatching(/^changed by gateway/));
  expect(await heldUnits()).toEqual(['12 1', '13 1', '14 1', '15 1']);
});
