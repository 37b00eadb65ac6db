import { afterAll, beforeAll, expect, test } from 'vitest';
import { stayList } from '../../service/catalog/stays/stay-list.ts';
import { parseStaySearch } from '../../service/catalog/stays/stay-search.ts';
import { dayOf, today } from '../../service/core/day.ts';
import { fromRupees } from '../../service/core/money.ts';
import { searchList } from '../../service/search/search-list.ts';
import { type Harness, startHarness } from '../harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

function search(query: string) {
  return searchList(harness.ctx(), stayList, parseStaySearch(new URLSearchParams(query), today(harness.clock.now)));
}
const amenityCounts = async (query = '') => (await search(query)).counts['amenity'] ?? {};

test('the histogram has a bar for every thousand rupees, whatever the price filter', async () => {
  const { histogram } = await search('min=3000&max=5000');
  expect(histogram).toHaveLength(51);
  // 700, 4,000 and 12,500 a night
  expect(histogram.flatMap((count, bucket) => (count > 0 ? [[bucket, count]] : []))).toEqual([
    [0, 1],
    [4, 1],
    [12, 1],
  ]);
  expect((await search('propertyType=hotels')).histogram.reduce((sum, count) => sum + count, 0)).toBe(1);
});

test('the last bar of the histogram holds all that is dearer', async () => {
  const { db } = harness.database;
  const villa = db.updateTable('stays').where('slug', '=', 'palm-villa');
  await villa.set({ price_paise: fromRupees(180_000) }).execute();
  const { histogram, total } = await search('min=50000');
  expect(histogram[50]).toBe(1);
  expect(total).toBe(1);
  await villa.set({ price_paise: fromRupees(12_500) }).execute();
});

test('a histogram of dates counts the average night of those dates', async () => {
  const { histogram } = await search('adults=4&rooms=2&checkIn=2026-12-10&checkOut=2026-12-12');
  // two rooms for two each: the Lake Room at 4,000
  expect(histogram[4]).toBe(1);
});

test('counts follow when a feature is given, taken, moved or deleted', async () => {
  const { db } = harness.database;
  const slugId = async (slug: string) =>
    (await db.selectFrom('stays').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()).id;
  const hostel = await slugId('ganga-hostel');
  const villa = await slugId('palm-villa');
  const { id: bar } = await db.selectFrom('features').select('id').where('name', '=', 'Bar').executeTakeFirstOrThrow();
  expect((await amenityCounts())['Bar']).toBeUndefined();
  await db.insertInto('stay_features').values({ stay_id: hostel, feature_id: bar, position: 90 }).execute();
  expect((await amenityCounts())['Bar']).toBe(1);
  expect((await search('amenity=Bar')).cards.map(({ slug }) => slug)).toEqual(['ganga-hostel']);
  await db.updateTable('stay_features').set({ stay_id: villa }).where('feature_id', '=', bar).execute();
  expect((await search('amenity=Bar')).cards.map(({ slug }) => slug)).toEqual(['palm-villa']);
  await db.deleteFrom('stay_features').where('feature_id', '=', bar).execute();
  expect((await search('amenity=Bar')).total).toBe(0);
  await db.insertInto('stay_features').values({ stay_id: hostel, feature_id: bar, position: 90 }).execute();
  await db.deleteFrom('features').where('id', '=', bar).execute();
  const rows = await db.selectFrom('stays').select('feature_ids').where('id', '=', hostel).execute();
  expect(rows[0]?.feature_ids).not.toContain(bar);
});

test('a room type with fewer rooms than asked for is free only where the operator has added some', async () => {
  const { db } = harness.database;
  const query = 'location=goa&rooms=2&checkIn=2027-04-10&checkOut=2027-04-12';
  expect((await search(query)).total).toBe(0);
  const { sellable_id } = await db
    .selectFrom('room_types')
    .select('sellable_id')
    .where('name', '=', 'Whole Villa')
    .executeTakeFirstOrThrow();
  const night = (day: string) =>
    db
      .insertInto('allotments')
      .values({ sellable_id, day: dayOf(day), capacity: 2 })
      .execute();
  await night('2027-04-10');
  expect((await search(query)).total).toBe(0);
  await night('2027-04-11');
  const { cards: stays } = await search(query);
  expect(stays.map(({ unitsLeft }) => unitsLeft)).toEqual([2]);
});

test('a card calculates with the tax rules of the operator, by the dearest night', async () => {
  const { db } = harness.database;
  const band = (from: number, to: number | null, percent: number) => ({
    name: 'GST',
    supply: 'stay',
    from,
    to,
    since: '2026-01-01',
    percent,
  });
  const setting = db.updateTable('settings').where('key', '=', 'tax-rules');
  const { value } = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', 'tax-rules')
    .executeTakeFirstOrThrow();
  await setting.set({ value: JSON.stringify([band(0, 7_500, 5), band(7_500, null, 18)]) }).execute();
  const { sellable_id } = await db
    .selectFrom('room_types')
    .select('sellable_id')
    .where('name', '=', 'Lake Room')
    .executeTakeFirstOrThrow();
  const wholeOf = async (query: string) => (await search(`location=nainital&${query}`)).cards[0]?.whole?.amount;
  // 4,000 a night and 1,000 fees
  expect(await wholeOf('')).toBe(fromRupees(5_250));
  expect(await wholeOf('checkIn=2027-05-10&checkOut=2027-05-12')).toBe(fromRupees(9_450));
  await db
    .insertInto('allotments')
    .values({ sellable_id, day: dayOf('2027-05-11'), capacity: 5, price_paise: fromRupees(8_000) })
    .execute();
  expect(await wholeOf('checkIn=2027-05-10&checkOut=2027-05-12')).toBe(fromRupees(15_340));
  await setting.set({ value: JSON.stringify(value) }).execute();
});
