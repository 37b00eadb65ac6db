import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { carAvailability } from '../../service/catalog/car-rentals/car-availability.ts';
import { carList } from '../../service/catalog/car-rentals/car-list.ts';
import { parseCarSearch } from '../../service/catalog/car-rentals/car-search.ts';
import { experienceLists } from '../../service/catalog/experiences/experience-list.ts';
import { parseExperienceSearch } from '../../service/catalog/experiences/experience-search.ts';
import type { Stocked } from '../../service/catalog/find-stocked.ts';
import { searchList } from '../../service/catalog/lists/search-list.ts';
import { setAllotment } from '../../service/catalog/set-allotment.ts';
import { setDepartures } from '../../service/catalog/set-departures.ts';
import { setSaleTerms } from '../../service/catalog/set-sale-terms.ts';
import { setSeason } from '../../service/catalog/set-season.ts';
import { stayAvailability } from '../../service/catalog/stays/availability.ts';
import { stayList } from '../../service/catalog/stays/stay-list.ts';
import { parseStaySearch } from '../../service/catalog/stays/stay-search.ts';
import { addDays, type Day, dayOf, daysBetween, today } from '../../service/core/day.ts';
import { fromRupees, type Paise, paiseOf } from '../../service/core/money.ts';
import { operator } from '../../service/core/viewer.ts';
import { allot } from '../../service/stock/allotments.ts';
import { lockStock, readStock } from '../../service/stock/holds.ts';
import { resolveDay, type Season, weekdays } from '../../service/stock/season.ts';
import { saySeason } from '../../service/stock/seasons.ts';
import { keyOf } from '../../service/stock/stock.ts';
import { owned } from '../changing.ts';
import { book, carBooking, raftItem, stayItem } from '../travellers.ts';
import { makeWorld, type World } from '../world.ts';

let world: World;
let asha: Awaited<ReturnType<World['signUp']>>;
beforeAll(async () => {
  world = await makeWorld();
  asha = await world.signUp();
});
afterAll(() => world.close());
afterEach(async () => {
  await world.database.pool.query(`
    truncate seasons, bookings, buyers, booking_lines, holds, payments, letters, allotments cascade;
    update sellables set cut_off_hours = null, turnaround_days = 0`);
});

const nothing = {
  days: null,
  weekdays,
  price: null,
  minStay: null,
  noArrival: null,
  units: null,
  closed: null,
} as const;
const span = (first: string, last: string, yearly = false) => ({ first: dayOf(first), last: dayOf(last), yearly });
const lakeRoom = { type: 'stay', slug: 'lake-house', option: 'Lake Room' } as const;
const rafting = { type: 'attraction', slug: 'ganga-rafting' } as const;
const sedan = { type: 'car-rental', slug: 'city-sedan' } as const;
const say = (of: Omit<Stocked, 'time'>, own: Partial<Season>, name = 'Season') =>
  setSeason(world.ctx(operator), { of, name, says: { ...nothing, ...own } });
const quoted = async (item: unknown) =>
  (await world.call('POST', '/api/quotes', { body: { items: [item] } })).body.lines[0];
const tried = (item: unknown) => quoted(item).then(({ available, problem }) => (available ? 'free' : problem));

const from = dayOf('2026-12-28');
const to = addDays(from, 8);
const window = daysBetween(from, to);

const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { freq: 2 });
const days = fc
  .record({ first: fc.integer({ min: -5, max: 8 }), length: fc.integer({ min: 0, max: 6 }), yearly: fc.boolean() })
  .map(({ first, length, yearly }) => {
    // a yearly one means its dates, whatever its year
    const begins = addDays(from, first - (yearly ? 730 : 0));
    return { first: begins, last: addDays(begins, length), yearly };
  });
const anySeason = (name: string): fc.Arbitrary<Season> =>
  fc.record({
    name: fc.constant(name),
    days: maybe(days),
    weekdays: fc.subarray([...weekdays], { minLength: 1 }),
    price: maybe(
      fc.oneof(
        fc.integer({ min: 0, max: 900_000 }).map((amount) => ({ amount: paiseOf(amount) })),
        fc.integer({ min: 1, max: 1_000 }).map((percent) => ({ percent })),
      ),
    ),
    minStay: maybe(fc.integer({ min: 1, max: 4 })),
    noArrival: maybe(fc.boolean()),
    units: maybe(fc.integer({ min: 0, max: 3 })),
    closed: maybe(fc.boolean()),
  });
const anySeasons = fc
  .array(fc.integer({ min: 0, max: 99 }), { minLength: 3, maxLength: 6 })
  .chain((names) => fc.tuple(...[...new Set(names)].map((name) => anySeason(`Season ${name}`))));
const anyOwn = fc.array(
  fc.record({
    day: fc.constantFrom(...window),
    units: maybe(fc.integer({ min: 0, max: 4 })),
    price: maybe(fc.integer({ min: 0, max: 900_000 }).map(paiseOf)),
    closed: maybe(fc.boolean()),
  }),
  { maxLength: 4 },
);
type Own = { day: Day; units: number | null; price: Paise | null; closed: boolean | null };

async function sellableOf(table: string, where: string) {
  const { rows } = await world.database.pool.query(
    `select s.id, s.units, s.price_paise::float8 as price, s.slots from sellables s join ${table} p on p.sellable_id = s.id where ${where}`,
  );
  return rows[0] as { id: number; units: number; price: number; slots: string[] };
}

/** Says these and nothing else of that sellable: some of the days before the seasons, so that their rows are there. */
async function sayAll(sellableId: number, slots: readonly string[], seasons: readonly Season[], own: readonly Own[]) {
  await world.database.pool.query('delete from seasons where sellable_id = $1', [sellableId]);
  await world.database.pool.query('delete from allotments where sellable_id = $1', [sellableId]);
  await world.database.db.transaction().execute(async (db) => {
    const ctx = { ...world.ctx(operator), db };
    const set = async (days: readonly Own[]) => {
      for (const { day, ...change } of days) await allot(ctx, { sellableId, slots }, [day], change);
    };
    await set(own.slice(0, 2));
    for (const season of seasons) await saySeason(ctx, sellableId, { name: season.name, seasons: [season] });
    await set(own.slice(2));
  });
}

test('the database and the noun resolve every day alike: price, units, closing, least stay and arrival', async () => {
  const lake = await sellableOf('room_types', `p.name = 'Lake Room'`);
  const raft = await sellableOf('attractions', `p.slug = 'ganga-rafting'`);
  expect([lake.slots, raft.slots]).toEqual([[''], ['07:00', '09:30', '14:00']]);
  const ctx = world.ctx(operator);
  await fc.assert(
    fc.asyncProperty(
      anySeasons,
      anyOwn,
      fc.constantFrom(lake, raft),
      async (seasons, own, { id, units, price, slots }) => {
        await sayAll(id, slots, seasons, own);
        const keys = window.flatMap((day) => slots.map((slot) => ({ sellableId: id, day, slot })));
        const expected = new Map(
          keys.map((key) => {
            const said = own.filter(({ day }) => day === key.day);
            // what was said last of a day is what is said of it
            const last = said.length === 0 ? undefined : said.at(-1);
            const day = resolveDay(key.day, { ordinary: { units, price: paiseOf(price) }, seasons, own: last });
            return [keyOf(key), day];
          }),
        );
        const { rows } = await sql<{ day: Day; slot: string; free: number }>`
        select day, slot, free from free_stock(${from}::date, ${to}::date, ${ctx.now}) where sellable_id = ${id}`.execute(
          ctx.db,
        );
        const free = new Map(rows.map(({ day, slot, free }) => [keyOf({ sellableId: id, day, slot }), free]));
        const read = await readStock(ctx, keys);
        const locked = await ctx.db.transaction().execute((db) => lockStock({ ...ctx, db }, keys));
        for (const stock of [read, locked]) {
          for (const [key, day] of expected) {
            const row = stock.get(key);
            expect({
              units: row?.capacity ?? units,
              price: row?.price ?? price,
              closed: row?.closed ?? false,
              minStay: row?.minStay ?? 1,
              noArrival: row?.noArrival ?? false,
            }).toEqual(day);
            expect(free.get(key) ?? units).toBe(day.closed ? 0 : day.units);
          }
        }
      },
    ),
    { seed: 13, numRuns: 40 },
  );
});

test('search, card, calendar and quote never disagree about a stay', async () => {
  const rooms = [
    { name: 'Lake Room', ...(await sellableOf('room_types', `p.name = 'Lake Room'`)) },
    { name: 'Last Suite', ...(await sellableOf('room_types', `p.name = 'Last Suite'`)) },
  ];
  const ctx = world.ctx();
  const start = fc.integer({ min: 0, max: 4 });
  await fc.assert(
    fc.asyncProperty(
      anySeasons,
      anySeasons,
      anyOwn,
      start,
      fc.integer({ min: 1, max: 3 }),
      async (a, b, own, at, nights) => {
        await sayAll(rooms[0]?.id ?? 0, [''], a, own);
        await sayAll(rooms[1]?.id ?? 0, [''], b, []);
        const checkIn = addDays(from, at);
        const checkOut = addDays(checkIn, nights);
        const lines = await Promise.all(
          rooms.map(({ name }) => quoted(stayItem({ roomType: name, selectedDate: checkIn, checkOut, guests: 1 }))),
        );
        const calendar = await stayAvailability(ctx, { slug: 'lake-house', from: checkIn, to: checkOut });
        for (const [index, { nights: days }] of calendar.entries()) {
          const first = days[0];
          const arrives = !first?.noArrival && nights >= (first?.minStay ?? 1);
          const left = Math.min(...days.map(({ left, closed }) => (closed ? 0 : left)));
          expect(lines[index].available).toBe(arrives && left > 0);
          expect(lines[index].unitsLeft).toBe(left);
          expect(lines[index].nightly).toEqual(days.map(({ day, price }) => ({ day, price })));
        }
        const search = parseStaySearch(
          new URLSearchParams({ location: 'nainital', checkIn, checkOut }),
          today(ctx.now),
        );
        const found = (await searchList(ctx, stayList, search)).cards.find(({ slug }) => slug === 'lake-house');
        const free = lines.filter(({ available }) => available).map(({ payable }) => payable);
        expect(found?.whole?.amount).toBe(free.length === 0 ? undefined : fromRupees(Math.min(...free)));
      },
    ),
    { seed: 13, numRuns: 25 },
  );
});

test('a stay that is too short or begins where nobody arrives is refused in words, is not found, and its calendar says so', async () => {
  await say(lakeRoom, { days: span('2026-12-20', '2026-12-31'), minStay: 3, price: { percent: 150 } });
  await say({ ...lakeRoom, option: 'Last Suite' }, { closed: true });
  await say(lakeRoom, { weekdays: [7], noArrival: true }, 'Sundays');
  const stay = (selectedDate: string, checkOut: string) => stayItem({ selectedDate, checkOut });
  expect(await tried(stay('2026-12-21', '2026-12-23'))).toBe('From Mon, 21 Dec 2026 at least 3 nights are booked');
  expect(await tried(stay('2026-12-20', '2026-12-24'))).toBe('Check-in is not possible on Sun, 20 Dec 2026');
  expect(await quoted(stay('2026-12-21', '2026-12-24'))).toMatchObject({ available: true, totalPrice: 19_000 });
  // whoever came before stays over both
  expect(await tried(stay('2026-12-19', '2026-12-21'))).toBe('free');
  const found = async (checkIn: string, checkOut: string) =>
    (
      await searchList(
        world.ctx(),
        stayList,
        parseStaySearch(new URLSearchParams({ location: 'nainital', checkIn, checkOut }), today(world.clock.now)),
      )
    ).cards.map(({ slug }) => slug);
  expect(await found('2026-12-21', '2026-12-23')).not.toContain('lake-house');
  expect(await found('2026-12-20', '2026-12-24')).not.toContain('lake-house');
  expect(await found('2026-12-21', '2026-12-24')).toContain('lake-house');
  const { status, body } = await book(world, asha.token, [stay('2026-12-21', '2026-12-23')]);
  expect([status, body.error.message]).toEqual([409, 'Lake House: From Mon, 21 Dec 2026 at least 3 nights are booked']);
  const { body: month } = await world.call('GET', '/api/stays/lake-house/calendar?month=2026-12');
  expect(month.meta).toEqual({ month: '2026-12' });
  expect(month.data).toHaveLength(62);
  const on = (day: string, roomType: string) =>
    month.data.find((row: { day: string; roomType: string }) => row.day === day && row.roomType === roomType);
  const all = { time: null, left: 5, closed: false, arrival: true, minStay: 1, roomType: 'Lake Room' };
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
  const calendar = (path: string) => world.call('GET', `/api/${path}`);
  const { body } = await calendar('attractions/ganga-rafting/calendar');
  expect(body.meta).toEqual({ month: '2026-11' });
  // it is ten o'clock on the 20th
  expect(body.data.slice(0, 2).map(({ day, time }: { day: string; time: string }) => `${day} ${time}`)).toEqual([
    ...['2026-11-20 14:00', '2026-11-21 07:00'],
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
    world.call('GET', '/api/stays/nowhere/calendar', { headers: { 'x-forwarded-for': address } });
  const answers = await Promise.all(Array.from({ length: 241 }, () => from('10.9.8.7')));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  expect((await from('10.9.8.6')).status).toBe(404);
});

test('a tour without a departure on a day cannot be booked on it, and no list shows it', async () => {
  const raft = (selectedDate: string) => raftItem({ selectedDate });
  const shown = async (date: string) =>
    (
      await searchList(
        world.ctx(),
        experienceLists.attraction,
        parseExperienceSearch(
          { type: 'attraction', place: 'rishikesh', category: null },
          new URLSearchParams({ date }),
          today(world.clock.now),
        ),
      )
    ).cards.some(({ slug }) => slug === 'ganga-rafting');
  const both = async (day: string) => [(await quoted(raft(day))).available, await shown(day)];
  await setDepartures(world.ctx(operator), { of: rafting, when: { weekdays: [6] } });
  expect([await both('2026-12-12'), await both('2026-12-13')]).toEqual([
    [true, true],
    [false, false],
  ]);
  expect(await tried(raft('2026-12-13'))).toBe('Sold out for this time');
  const days = [dayOf('2026-12-13'), dayOf('2026-12-15')];
  await setDepartures(world.ctx(operator), { of: rafting, when: { days } });
  expect([await both('2026-12-12'), await both('2026-12-13')]).toEqual([
    [false, false],
    [true, true],
  ]);
  await setDepartures(world.ctx(operator), { of: rafting, when: 'daily' });
  expect(await both('2026-12-12')).toEqual([true, true]);
  await expect(setDepartures(world.ctx(operator), { of: lakeRoom, when: 'daily' })).rejects.toThrow(
    'days of departure',
  );
});

test('a season offers no less than is sold, and leaves what is sold as it is', async () => {
  const two = stayItem({ rooms: 2, selectedDate: '2026-12-12', checkOut: '2026-12-13' });
  expect((await book(world, asha.token, [two])).status).toBe(200);
  await expect(say(lakeRoom, { days: span('2026-12-01', '2026-12-31'), units: 1 })).rejects.toThrow('already sold');
  await say(lakeRoom, { days: span('2026-12-01', '2026-12-31'), units: 3 });
  expect((await quoted(stayItem({ rooms: 2, selectedDate: '2026-12-12', checkOut: '2026-12-13' }))).problem).toBe(
    'Only 1 left for these dates',
  );
  await setSeason(world.ctx(operator), { of: lakeRoom, name: 'Season', says: null });
  expect((await quoted(two)).unitsLeft).toBe(3);
  const { rows } = await world.database.pool.query('select capacity, taken from allotments');
  expect(rows).toEqual([{ capacity: 5, taken: 2 }]);
});

test('a day of its own goes before the season, until it is as the season again', async () => {
  await say(lakeRoom, { days: span('2020-12-01', '2021-01-31', true), closed: true });
  const one = { of: lakeRoom, from: dayOf('2026-12-12'), to: dayOf('2026-12-14') };
  expect(await tried(stayItem())).toBe('Sold out for these dates');
  await setAllotment(world.ctx(operator), { ...one, closed: false });
  expect(await tried(stayItem())).toBe('free');
  await setAllotment(world.ctx(operator), { ...one, closed: null });
  expect(await tried(stayItem())).toBe('Sold out for these dates');
});

test('the sale of a day ends so many hours before it begins, in quote, list and calendar', async () => {
  await setSaleTerms(world.ctx(operator), { of: rafting, cutOffHours: 24 });
  // it is ten o'clock on the 20th
  const raft = (selectedTime: string) => raftItem({ selectedDate: '2026-11-21', selectedTime });
  expect(await tried(raft('09:30'))).toBe('Booking for this time has closed');
  expect(await tried(raft('14:00'))).toBe('free');
  const { body } = await world.call('GET', '/api/attractions/ganga-rafting/calendar');
  expect(body.data.filter(({ closed }: { closed: boolean }) => closed)).toHaveLength(3);
  await setSaleTerms(world.ctx(operator), { of: lakeRoom, cutOffHours: 15 });
  const tonight = stayItem({ selectedDate: '2026-11-21', checkOut: '2026-11-22' });
  expect(await tried(tonight)).toBe('Booking for these dates has closed');
  await setSaleTerms(world.ctx(operator), { of: lakeRoom, cutOffHours: 13 });
  expect(await tried(tonight)).toBe('free');
});

test('a car rests after a hire: before, on and after it nobody else has it, and what is sold is held so long', async () => {
  await world.database.pool.query(`update sellables set turnaround_days = 0`);
  await setAllotment(world.ctx(operator), { of: sedan, from: dayOf('2026-12-01'), to: dayOf('2027-01-01'), units: 1 });
  await setSaleTerms(world.ctx(operator), { of: sedan, turnaroundHours: 20 });
  const hire = (selectedDate: string, checkOut: string) => ({
    id: 'city-sedan',
    type: 'car-rental',
    quantity: 1,
    selectedDate,
    checkOut,
  });
  const answer = await world.call('POST', '/api/car-bookings', {
    body: await carBooking(world, { pickupDate: '2026-12-12', dropDate: '2026-12-13' }),
  });
  expect(answer.status).toBe(200);
  const { rows } = await world.database.pool.query(`select to_char(day, 'DD') as day from holds order by day`);
  expect(rows.map(({ day }) => day)).toEqual(['12', '13', '14']);
  const car = async (from: string, to: string) => {
    const search = parseCarSearch(
      'delhi',
      new URLSearchParams({ pickupDate: from, returnDate: to }),
      today(world.clock.now),
    );
    const days = await carAvailability(world.ctx(), {
      slug: 'city-sedan',
      from: dayOf(from),
      to: addDays(dayOf(to), 1),
    });
    return [
      (await quoted(hire(from, to))).available,
      (await searchList(world.ctx(), carList, search)).cards.some(({ slug }) => slug === 'city-sedan'),
      days.every(({ left, closed }) => left > 0 && !closed),
    ];
  };
  expect(await car('2026-12-10', '2026-12-11')).toEqual([false, false, false]);
  expect(await car('2026-12-09', '2026-12-10')).toEqual([true, true, true]);
  expect(await car('2026-12-14', '2026-12-14')).toEqual([false, false, false]);
  expect(await car('2026-12-15', '2026-12-16')).toEqual([true, true, true]);
  // two of one cart rest between them too, and a day on which it is closed is one to rest on
  const { body } = await world.call('POST', '/api/quotes', {
    body: { items: [hire('2026-12-18', '2026-12-19'), hire('2026-12-20', '2026-12-20')] },
  });
  expect(body.lines.map(({ available }: { available: boolean }) => available)).toEqual([true, false]);
  await say(sedan, { weekdays: [7], closed: true });
  expect(await car('2026-12-18', '2026-12-19')).toEqual([true, true, true]);
});

test('a hire that is to become longer holds the rest after its new last day too, until the difference is paid', async () => {
  await setAllotment(world.ctx(operator), { of: sedan, from: dayOf('2026-12-01'), to: dayOf('2027-01-01'), units: 1 });
  await setSaleTerms(world.ctx(operator), { of: sedan, turnaroundHours: 20 });
  const hire = { id: 'city-sedan', type: 'car-rental', quantity: 1 };
  const one = await owned(world, asha.token, [{ ...hire, selectedDate: '2026-12-12', checkOut: '2026-12-13' }], {
    paid: true,
  });
  await one.change({ line: one.lines[0], checkOut: '2026-12-14' });
  const held = async () => {
    const { rows } = await world.database.pool.query(
      `select to_char(day, 'DD') as day, sum(units)::int as units from holds group by 1 order by 1`,
    );
    return rows.map(({ day, units }) => `${day} ${units}`);
  };
  expect(await held()).toEqual(['12 1', '13 1', '14 1', '15 1']);
  expect(await tried({ ...hire, selectedDate: '2026-12-15', checkOut: '2026-12-16' })).not.toBe('free');
  await one.pay();
  expect(await one.history()).toContainEqual(expect.stringMatching(/^changed by gateway/));
  expect(await held()).toEqual(['12 1', '13 1', '14 1', '15 1']);
});
