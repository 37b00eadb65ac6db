import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { setAllotment } from '../../service/catalog/calendar/set-allotment.ts';
import { setDepartures } from '../../service/catalog/calendar/set-departures.ts';
import { setSaleTerms } from '../../service/catalog/calendar/set-sale-terms.ts';
import { setSeason } from '../../service/catalog/calendar/set-season.ts';
import { experienceLists } from '../../service/catalog/experiences/experience-list.ts';
import { parseExperienceSearch } from '../../service/catalog/experiences/experience-search.ts';
import { stayList } from '../../service/catalog/stays/stay-list.ts';
import { parseStaySearch } from '../../service/catalog/stays/stay-search.ts';
import { dayOf, today } from '../../service/core/day.ts';
import { operator } from '../../service/core/viewer.ts';
import { searchList } from '../../service/search/search-list.ts';
import { type Harness, startHarness } from '../harness.ts';
import { seasonFixture } from '../season-fixture.ts';
import { book, raftItem, stayItem } from '../travellers.ts';

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

const span = (first: string, last: string, yearly = false) => ({ first: dayOf(first), last: dayOf(last), yearly });
const lakeRoom = { type: 'stay', slug: 'lake-house', option: 'Lake Room' } as const;
const rafting = { type: 'attraction', slug: 'ganga-rafting' } as const;

test('a stay that is too short or begins where no one arrives is refused in words, is not found, and its calendar says so', async () => {
  await saveSeason(lakeRoom, { days: span('2026-12-20', '2026-12-31'), minStay: 3, price: { percent: 150 } });
  await saveSeason({ ...lakeRoom, option: 'Last Suite' }, { closed: true });
  await saveSeason(lakeRoom, { weekdays: [7], noArrival: true }, 'Sundays');
  const stay = (selectedDate: string, checkOut: string) => stayItem({ selectedDate, checkOut });
  expect(await availability(stay('2026-12-21', '2026-12-23'))).toBe('Minimum stay from Mon, 21 Dec 2026 is 3 nights');
  expect(await availability(stay('2026-12-20', '2026-12-24'))).toBe('Check-in is not possible on Sun, 20 Dec 2026');
  expect(await quoteLine(stay('2026-12-21', '2026-12-24'))).toMatchObject({ available: true, totalPrice: 19_000 });
  // whoever came before stays over both
  expect(await availability(stay('2026-12-19', '2026-12-21'))).toBe('free');
  const find = async (checkIn: string, checkOut: string) =>
    (
      await searchList(
        harness.ctx(),
        stayList,
        parseStaySearch(new URLSearchParams({ location: 'nainital', checkIn, checkOut }), today(harness.clock.now)),
      )
    ).cards.map(({ slug }) => slug);
  expect(await find('2026-12-21', '2026-12-23')).not.toContain('lake-house');
  expect(await find('2026-12-20', '2026-12-24')).not.toContain('lake-house');
  expect(await find('2026-12-21', '2026-12-24')).toContain('lake-house');
  const { status, body } = await book(harness, asha.token, [stay('2026-12-21', '2026-12-23')]);
  expect([status, body.error.message]).toEqual([409, 'Lake House: Minimum stay from Mon, 21 Dec 2026 is 3 nights']);
  const { body: month } = await harness.call('GET', '/api/stays/lake-house/calendar?month=2026-12');
  expect(month.meta).toEqual({ month: '2026-12' });
  expect(month.data).toHaveLength(62);
  const on = (day: string, roomType: string) =>
    month.data.find((row: { day: string; roomType: string }) => row.day === day && row.roomType === roomType);
  const all = { time: null, left: 5, closed: false, arrival: true, minStay: 1, turnaround: 0, roomType: 'Lake Room' };
  expect(on('2026-12-19', 'Lake Room')).toEqual({ ...all, day: '2026-12-19', price: 4_000 });
  expect(on('2026-12-20', 'Lake Room')).toEqual({
    ...all,
    day: '2026-12-20',
    price: 6_000,
    minStay: 3,
    arrival: false,
  });
  expect(on('2026-12-20', 'Last Suite')).toMatchObject({ closed: true, left: 0 });
});

test('the calendar of a month begins with what can still be booked; what is no month is refused, and what is not there 404', async () => {
  const calendar = (path: string) => harness.call('GET', `/api/${path}`);
  const { body } = await calendar('attractions/ganga-rafting/calendar');
  expect(body.meta).toEqual({ month: '2026-11' });
  // it is ten o'clock on the 20th
  expect(body.data.slice(0, 2).map(({ day, time }: { day: string; time: string }) => `${day} ${time}`)).toEqual([
    '2026-11-20 14:00',
    '2026-11-21 07:00',
  ]);
  expect((await calendar('car-rentals/city-sedan/calendar?month=2026-01')).body.data).toEqual([]);
  expect((await calendar('car-rentals/city-sedan/calendar?month=2026-12')).body.data).toHaveLength(31);
  for (const month of ['2026-13', '12-2026', 'x', '']) {
    expect((await calendar(`stays/lake-house/calendar?month=${month}`)).status, month).toBe(400);
  }
  expect((await calendar('stays/ganga-rafting/calendar')).status).toBe(404);
});

test('one network asks for 240 calendars a minute', async () => {
  const from = (address: string) =>
    harness.call('GET', '/api/stays/nowhere/calendar', { headers: { 'x-forwarded-for': address } });
  const statuses: number[] = [];
  // a few at a time: a database that counts for longer than half a second is not asked for a while
  while (statuses.length < 240)
    statuses.push(
      ...(await Promise.all(Array.from({ length: 4 }, () => from('10.9.8.7')))).map(({ status }) => status),
    );
  expect(new Set(statuses)).toEqual(new Set([404]));
  expect((await from('10.9.8.7')).status).toBe(429);
  expect((await from('10.9.8.6')).status).toBe(404);
});

test('a tour without a departure on a day cannot be booked on it, and no list shows it', async () => {
  const raft = (selectedDate: string) => raftItem({ selectedDate });
  const read = async (date: string) =>
    (
      await searchList(
        harness.ctx(),
        experienceLists.attraction,
        parseExperienceSearch(
          { type: 'attraction', place: 'rishikesh', category: null },
          new URLSearchParams({ date }),
          today(harness.clock.now),
        ),
      )
    ).cards.some(({ slug }) => slug === 'ganga-rafting');
  const both = async (day: string) => [(await quoteLine(raft(day))).available, await read(day)];
  await setDepartures(harness.ctx(operator), { of: rafting, when: { weekdays: [6] } });
  expect([await both('2026-12-12'), await both('2026-12-13')]).toEqual([
    [true, true],
    [false, false],
  ]);
  expect(await availability(raft('2026-12-13'))).toBe('Sold out for this time');
  const days = [dayOf('2026-12-13'), dayOf('2026-12-15')];
  await setDepartures(harness.ctx(operator), { of: rafting, when: { days } });
  expect([await both('2026-12-12'), await both('2026-12-13')]).toEqual([
    [false, false],
    [true, true],
  ]);
  await setDepartures(harness.ctx(operator), { of: rafting, when: 'daily' });
  expect(await both('2026-12-12')).toEqual([true, true]);
  await expect(setDepartures(harness.ctx(operator), { of: lakeRoom, when: 'daily' })).rejects.toThrow('departure days');
});

test('a season offers no less than is sold, and leaves what is sold as it is', async () => {
  const two = stayItem({ rooms: 2, selectedDate: '2026-12-12', checkOut: '2026-12-13' });
  expect((await book(harness, asha.token, [two])).status).toBe(200);
  await expect(saveSeason(lakeRoom, { days: span('2026-12-01', '2026-12-31'), units: 1 })).rejects.toThrow(
    'already sold',
  );
  await saveSeason(lakeRoom, { days: span('2026-12-01', '2026-12-31'), units: 3 });
  expect((await quoteLine(stayItem({ rooms: 2, selectedDate: '2026-12-12', checkOut: '2026-12-13' }))).problem).toBe(
    'Only 1 left for these dates',
  );
  await setSeason(harness.ctx(operator), { of: lakeRoom, name: 'Season', says: null });
  expect((await quoteLine(two)).unitsLeft).toBe(3);
  const { rows } = await harness.database.pool.query('select capacity, taken from allotments');
  expect(rows).toEqual([{ capacity: 5, taken: 2 }]);
});

test('a day of its own goes before the season, until it is as the season again', async () => {
  await saveSeason(lakeRoom, { days: span('2020-12-01', '2021-01-31', true), closed: true });
  const entry = { of: lakeRoom, from: dayOf('2026-12-12'), to: dayOf('2026-12-14') };
  expect(await availability(stayItem())).toBe('Sold out for these dates');
  await setAllotment(harness.ctx(operator), { ...entry, closed: false });
  expect(await availability(stayItem())).toBe('free');
  await setAllotment(harness.ctx(operator), { ...entry, closed: null });
  expect(await availability(stayItem())).toBe('Sold out for these dates');
});

test('the sale of a day ends so many hours before it begins, in quote, list and calendar', async () => {
  await setSaleTerms(harness.ctx(operator), { of: rafting, cutOffHours: 24 });
  // it is ten o'clock on the 20th
  const raft = (selectedTime: string) => raftItem({ selectedDate: '2026-11-21', selectedTime });
  expect(await availability(raft('09:30'))).toBe('Booking for this time has closed');
  expect(await availability(raft('14:00'))).toBe('free');
  const { body } = await harness.call('GET', '/api/attractions/ganga-rafting/calendar');
  expect(body.data.filter(({ closed }: { closed: boolean }) => closed)).toHaveLength(3);
  await setSaleTerms(harness.ctx(operator), { of: lakeRoom, cutOffHours: 15 });
  const tonight = stayItem({ selectedDate: '2026-11-21', checkOut: '2026-11-22' });
  expect(await availability(tonight)).toBe('Booking for these dates has closed');
  await setSaleTerms(harness.ctx(operator), { of: lakeRoom, cutOffHours: 13 });
  expect(await availability(tonight)).toBe('free');
});
