import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { stayAvailability } from '../../service/catalog/stays/availability.ts';
import { stayList } from '../../service/catalog/stays/stay-list.ts';
import { parseStaySearch } from '../../service/catalog/stays/stay-search.ts';
import { addDays, type Day, dayOf, daysBetween, today } from '../../service/core/day.ts';
import { fromRupees, paiseOf, toRupees } from '../../service/core/money.ts';
import { operator } from '../../service/core/viewer.ts';
import { searchList } from '../../service/search/search-list.ts';
import { allot } from '../../service/stock/allotments.ts';
import { lockStock, readStock } from '../../service/stock/holds.ts';
import { type DayOverride, resolveDay, type Season, weekdays } from '../../service/stock/season.ts';
import { replaceSeasons } from '../../service/stock/seasons.ts';
import { outOfSeason } from '../../service/stock/slot-season.ts';
import { keyOf } from '../../service/stock/stock.ts';
import { type Harness, startHarness } from '../harness.ts';
import { seasonFixture } from '../season-fixture.ts';
import { stayItem } from '../travellers.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
const { clear, quoteLine } = seasonFixture(() => harness);
afterAll(() => harness.close());
afterEach(async () => {
  await clear();
});

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
        fc.integer({ min: 0, max: 9_000 }).map((rupees) => ({ amount: fromRupees(rupees) })),
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
    price: maybe(fc.integer({ min: 0, max: 9_000 }).map(fromRupees)),
    closed: maybe(fc.boolean()),
    minStay: maybe(fc.integer({ min: 1, max: 4 })),
    noArrival: maybe(fc.boolean()),
  }),
  { maxLength: 4 },
);
type Own = { readonly day: Day } & DayOverride;

async function sellableOf(table: string, condition: string) {
  const { rows } = await harness.database.pool.query(
    `select s.id, s.units, s.price_paise::float8 as price, s.slots from sellables s join ${table} p on p.sellable_id = s.id where ${condition}`,
  );
  return rows[0] as { id: number; units: number; price: number; slots: string[] };
}

/** Says these and nothing else of that sellable: some of the days before the seasons, so that their rows are there. */
async function sayAll(sellableId: number, slots: readonly string[], seasons: readonly Season[], own: readonly Own[]) {
  await harness.database.pool.query('delete from seasons where sellable_id = $1', [sellableId]);
  await harness.database.pool.query('delete from allotments where sellable_id = $1', [sellableId]);
  await harness.database.db.transaction().execute(async (db) => {
    const ctx = { ...harness.ctx(operator), db };
    const set = async (days: readonly Own[]) => {
      for (const { day, ...change } of days) await allot(ctx, { sellableId, slots }, [day], change);
    };
    await set(own.slice(0, 2));
    for (const season of seasons) await replaceSeasons(ctx, sellableId, { name: season.name, seasons: [season] });
    await set(own.slice(2));
  });
}

test('the database and the noun resolve every day alike: price, units, closing, least stay and arrival', async () => {
  const lake = await sellableOf('room_types', `p.name = 'Lake Room'`);
  const raft = await sellableOf('attractions', `p.slug = 'ganga-rafting'`);
  expect([lake.slots, raft.slots]).toEqual([[''], ['07:00', '09:30', '14:00']]);
  const ctx = harness.ctx(operator);
  const { pool } = harness.database;
  const slotSeasons = maybe(fc.record({ [raft.slots[1] ?? '']: fc.array(days, { minLength: 1, maxLength: 2 }) }));
  await fc.assert(
    fc.asyncProperty(
      anySeasons,
      anyOwn,
      fc.constantFrom(lake, raft),
      slotSeasons,
      async (seasons, own, { id, units, price, slots }, ofSlots) => {
        await sayAll(id, slots, seasons, own);
        await pool.query('update sellables set slot_seasons = $2 where id = $1', [
          id,
          ofSlots && JSON.stringify(ofSlots),
        ]);
        const keys = window.flatMap((day) => slots.map((slot) => ({ sellableId: id, day, slot })));
        const expected = new Map(
          keys.map((key) => {
            const text = own.filter(({ day }) => day === key.day);
            // what was said last of a day is what is said of it
            const last = text.length === 0 ? undefined : text.at(-1);
            const isOut = outOfSeason(ofSlots, key.slot, key.day);
            const day = resolveDay(key.day, { ordinary: { units, price: paiseOf(price) }, seasons, own: last, isOut });
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
  await pool.query('update sellables set slot_seasons = null');
});

test('search, card, calendar and quote never disagree about a stay', async () => {
  const rooms = [
    { name: 'Lake Room', ...(await sellableOf('room_types', `p.name = 'Lake Room'`)) },
    { name: 'Last Suite', ...(await sellableOf('room_types', `p.name = 'Last Suite'`)) },
  ];
  const ctx = harness.ctx();
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
          rooms.map(({ name }) => quoteLine(stayItem({ roomType: name, selectedDate: checkIn, checkOut, guests: 1 }))),
        );
        const calendar = await stayAvailability(ctx, { slug: 'lake-house', from: checkIn, to: checkOut });
        for (const [index, { nights: days }] of calendar.entries()) {
          const first = days[0];
          const arrives = !first?.noArrival && nights >= (first?.minStay ?? 1);
          const left = Math.min(...days.map(({ left, closed }) => (closed ? 0 : left)));
          expect(lines[index].available).toBe(arrives && left > 0);
          expect(lines[index].unitsLeft).toBe(left);
          expect(lines[index].nightly).toEqual(days.map(({ day, price }) => ({ day, price: toRupees(price) })));
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

test('a flexible search finds what seven searches for one first day find, the cheapest of each stay', async () => {
  const rooms = ['Lake Room', 'Last Suite', 'Whole Villa'];
  const ids = await Promise.all(rooms.map(async (name) => (await sellableOf('room_types', `p.name = '${name}'`)).id));
  const ctx = harness.ctx();
  const day = today(ctx.now);
  const ask = (params: Record<string, string>) => parseStaySearch(new URLSearchParams(params), day);
  await fc.assert(
    fc.asyncProperty(
      fc.tuple(anySeasons, anySeasons, anySeasons),
      anyOwn,
      fc.integer({ min: 0, max: 4 }),
      fc.integer({ min: 1, max: 3 }),
      fc.constantFrom('price-low', 'price-high'),
      fc.boolean(),
      async (seasons, own, at, nights, sort, soon) => {
        for (const [index, id] of ids.entries()) await sayAll(id, [''], seasons[index] ?? [], index === 0 ? own : []);
        const checkIn = addDays(soon ? day : from, at);
        const dates = (first: Day) => ({ checkIn: first, checkOut: addDays(first, nights) });
        const best = new Map<string, { price: number; amount: number; dates: ReturnType<typeof dates> }>();
        for (const off of [0, -1, 1, -2, 2, -3, 3]) {
          const first = addDays(checkIn, off);
          if (first < day) continue;
          for (const { slug, price, whole } of (await searchList(ctx, stayList, ask(dates(first)))).cards) {
            const known = best.get(slug);
            if (known && known.price <= (price ?? 0)) continue;
            best.set(slug, { price: price ?? 0, amount: whole?.amount ?? 0, dates: dates(first) });
          }
        }
        const [min, max] = [fromRupees(2_000), fromRupees(6_000)];
        const read = async (more: object = {}, page = 1) => {
          const search = { ...ask({ ...dates(checkIn), flexible: '3', sort }), ...more };
          const found = await searchList(ctx, stayList, search, page);
          return { ...found, cards: found.cards.map((card) => [card.slug, card.whole?.amount, card.dates]) };
        };
        const expected = [...best]
          .sort(([, a], [, b]) => (sort === 'price-low' ? a.price - b.price : b.price - a.price))
          .map(([slug, { amount, dates }]) => [slug, amount, dates]);
        const all = await read();
        expect(all.cards).toEqual(expected);
        expect(all.total).toBe(best.size);
        expect((await read({ pageSize: 1, pages: 2 }, 2)).cards).toEqual(expected.slice(1, 2));
        const within = expected.filter(([slug]) => {
          const { price = 0 } = best.get(String(slug)) ?? {};
          return price >= min && price <= max;
        });
        expect((await read({ min, max })).cards).toEqual(within);
      },
    ),
    { seed: 13, numRuns: 8 },
  );
});
