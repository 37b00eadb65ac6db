import { afterAll, beforeAll, expect, test } from 'vitest';
import { setAllotment } from '../../service/catalog/calendar/set-allotment.ts';
import { setDepartures } from '../../service/catalog/calendar/set-departures.ts';
import { experienceAvailability, mostDays } from '../../service/catalog/experiences/experience-availability.ts';
import { nextDepartures } from '../../service/catalog/experiences/next-departures.ts';
import { addDays, dayOf } from '../../service/core/day.ts';
import { fromRupees } from '../../service/core/money.ts';
import { operator } from '../../service/core/viewer.ts';
import { type Harness, startHarness } from '../harness.ts';
import { book, raftItem, setBookingLimits } from '../travellers.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

const today = dayOf('2026-11-20');
const raft = (from: string, days: number) => {
  const start = dayOf(from);
  return experienceAvailability(harness.ctx(), {
    type: 'attraction',
    slug: 'ganga-rafting',
    from: start,
    to: addDays(start, days),
  });
};
const free = { left: 12, most: 6, price: fromRupees(1_500), closed: false };

test('every time slot of every day is listed with its defaults', async () => {
  expect(await raft('2026-12-01', 2)).toEqual(
    ['2026-12-01', '2026-12-02'].map((day) => ({
      day,
      slots: ['07:00', '09:30', '14:00'].map((slot) => ({ slot, ...free })),
    })),
  );
});

test('past times of today are not listed', async () => {
  // it is ten o'clock
  expect((await raft(today, 1))[0]?.slots.map(({ slot }) => slot)).toEqual(['14:00']);
  harness.clock.advance(5 * 3_600_000);
  expect(await raft(today, 1)).toEqual([{ day: today, slots: [] }]);
  harness.clock.advance(-5 * 3_600_000);
});

test('a tour without set times has one stock a day', async () => {
  const from = dayOf('2026-12-01');
  const request = { type: 'tour-package', slug: 'two-shrines', from, to: addDays(from, 1) } as const;
  expect(await experienceAvailability(harness.ctx(), request)).toEqual([
    { day: from, slots: [{ slot: '', left: 6, most: 6, price: fromRupees(9_000), closed: false }] },
  ]);
});

test('operator changes and sales show; an expired hold is free again', async () => {
  const of = { type: 'attraction', slug: 'ganga-rafting', time: '07:00' } as const;
  const [first, second] = [dayOf('2027-01-10'), dayOf('2027-01-11')];
  await setAllotment(harness.ctx(operator), { of, from: first, to: second, price: fromRupees(1_900), units: 4 });
  await setAllotment(harness.ctx(operator), { of, from: second, to: addDays(second, 1), closed: true });
  await setBookingLimits(harness, { shareOfStock: 100 });
  const traveller = await harness.signUp();
  const sold = await book(harness, traveller.token, [
    raftItem({ selectedDate: first, selectedTime: '07:00', quantity: 3 }),
  ]);
  expect(sold.status).toBe(200);
  const early = async () => (await raft(first, 2)).map(({ slots }) => slots[0]);
  expect(await early()).toEqual([
    { slot: '07:00', left: 1, most: 6, price: fromRupees(1_900), closed: false },
    { slot: '07:00', left: 0, most: 12, price: fromRupees(1_500), closed: true },
  ]);
  harness.clock.advance(25 * 3_600_000);
  expect((await early())[0]).toMatchObject({ left: 4 });
  harness.clock.advance(-25 * 3_600_000);
});

test('a query spans two months at most, and unpublished products are not found', async () => {
  expect(await raft('2026-12-01', 400)).toHaveLength(mostDays);
  expect(await raft('2026-12-01', 0)).toEqual([]);
  const request = { type: 'tour-package', from: today, to: addDays(today, 1) } as const;
  for (const slug of ['ganga-rafting', 'nowhere', 'a\0b'])
    expect(await experienceAvailability(harness.ctx(), { ...request, slug })).toEqual([]);
});

test('the next departures of a tour are the six days on which it begins and has places', async () => {
  const of = { type: 'tour-package', slug: 'tiger-morning' } as const;
  const next = async () => (await nextDepartures(harness.ctx(), { slug: of.slug })).map(({ day, left }) => [day, left]);
  const mornings = (await nextDepartures(harness.ctx(), { slug: of.slug })).map(({ day }) => day);
  // its times of today have all passed but one
  expect(mornings).toEqual(Array.from({ length: 6 }, (_, ahead) => addDays(today, ahead)));

  await setDepartures(harness.ctx(operator), { of, when: { weekdays: [6] } });
  const [first, second] = [dayOf('2026-11-21'), dayOf('2026-11-28')];
  expect((await next())[0]).toEqual([first, 6]);
  for (const time of ['07:00', '09:30', '14:00']) {
    await setAllotment(harness.ctx(operator), { of: { ...of, time }, from: first, to: addDays(first, 1), units: 0 });
  }
  await setAllotment(harness.ctx(operator), {
    of: { ...of, time: '07:00' },
    from: second,
    to: addDays(second, 1),
    units: 2,
    price: fromRupees(3_900),
  });
  expect(await nextDepartures(harness.ctx(), { slug: of.slug })).toEqual([
    // the best and the cheapest of its times
    { day: second, left: 6, places: 6, price: 320_000 },
    ...['12-05', '12-12', '12-19', '12-26'].map((day) => ({
      day: dayOf(`2026-${day}`),
      left: 6,
      places: 6,
      price: 320_000,
    })),
    { day: dayOf('2027-01-02'), left: 6, places: 6, price: 320_000 },
  ]);
  expect(await nextDepartures(harness.ctx(), { slug: 'castles' })).toEqual([]);
});
