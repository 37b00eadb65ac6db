import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makePageCache } from '../../service/platform/page-cache.ts';
import { takeDependencies } from '../../storefront/server/page-dependencies.ts';
import { type Harness, startHarness } from '../harness.ts';
import { loadPage } from '../loaded-pages.ts';

// the drawing of all icons is made by the build
vi.mock('../../storefront/ui/icon.tsx', () => ({ Icon: () => null }));

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
  // more than the home page shows, and neighbours
  for (const number of Array.from({ length: 14 }, (_, at) => at))
    await run(`insert into stays (slug, name, destination_id, location, latitude, longitude, description, type, property_rating,
        rating, reviews, price_paise, image_id, search_text, published_at, feature_ids)
      select slug || '-${number}', name || ' ${number}', destination_id, location, latitude, longitude, description, type,
        property_rating, rating * ${number} / 15.0, reviews, price_paise + ${number * 100}, image_id, search_text,
        case when ${number % 5} > 0 then published_at end, feature_ids
      from stays where slug in ('lake-house', 'palm-villa', 'ganga-hostel')`);
});
afterAll(() => harness.close());

const run = (text: string) => sql.raw(text).execute(harness.database.db);

const lists = [
  '/',
  '/stays',
  '/stays?location=Goa',
  '/stays?location=Nainital&sort=price-low',
  '/stays?location=goa+palm',
  '/stays?location=Rishkesh',
  '/stays?location=uttarakhand&propertyType=hotels',
  '/stays?location=Mumbai',
  '/all-attractions',
  '/attraction/rishikesh',
  '/tour-packages/haridwar',
  '/tour-packages/category/wildlife-tours',
  '/car-rentals/all',
  '/car-rentals/new-delhi',
];
const products = [
  '/stays/lake-house',
  '/attraction/booking/ganga-rafting',
  '/tour-packages/booking/two-shrines',
  '/car-rentals/booking/city-sedan',
];
const pages = [...lists, ...products];

const tables = [
  'stays',
  'room_types',
  'stay_images',
  'stay_features',
  'nearby_places',
  'faqs',
  'house_rules',
  'stay_facts',
  'reviews',
  'attractions',
  'attraction_images',
  'attraction_languages',
  'attraction_popular_filters',
  'attraction_faqs',
  'tour_packages',
  'tour_package_images',
  'tour_package_languages',
  'itinerary_days',
  'time_slots',
  'car_rentals',
  'car_rental_images',
];
interface Column {
  readonly name: string;
  readonly type: string;
}

const columnsOf = async (table: string) =>
  (
    await sql<Column>`
      select column_name as name, data_type as type from information_schema.columns
      where table_name = ${table} and is_generated = 'NEVER' and is_identity = 'NO'
        and column_name not in ('document_id', 'sellable_id') order by 1`.execute(harness.database.db)
  ).rows;

/** What that column may become: a little different, or what it is in another row. */
function nextOf(table: string, { name, type }: Column, round: number): string[] {
  if (name === 'published_at') return ['case when published_at is null then now() end'];
  const other = `(select ${name} from ${table} order by md5(ctid::text || ${round + 1}) limit 1)`;
  if (type === 'text') return [`'rishkesh ' || ${name}`, other];
  if (name.endsWith('_id')) return [other];
  if (['integer', 'bigint', 'double precision'].includes(type)) return [`${name} + 1`, `${name} - 1`];
  if (type === 'boolean') return [`not ${name}`];
  if (type === 'ARRAY') return [`${name}[2:]`];
  return [other];
}

/** Writes to each column of each table, and takes a row away: each of one row. Refused writes are tried otherwise. */
async function* writes(round: number): AsyncGenerator<string[]> {
  for (const table of tables) {
    const one = `where ctid = (select ctid from ${table} order by md5(ctid::text || ${round}) limit 1)`;
    for (const column of await columnsOf(table))
      yield nextOf(table, column, round).map((next) => `update ${table} set ${column.name} = ${next} ${one}`);
    yield [`delete from ${table} ${one} and (select count(*) from ${table}) > 2`];
  }
}

/** The first of these that is not refused; undefined when all are. */
async function firstDone(statements: readonly string[]): Promise<string | undefined> {
  for (const statement of statements) {
    const done = await run(statement).catch(() => undefined);
    if (done) return statement;
  }
  return undefined;
}

/** Who begins to stand beside a product appears when its page ends (decision 83). */
const beside = new Set(['similar', 'more', 'others']);

/** What that page shows now; undefined where it is none. */
async function shownAt(key: string) {
  const page = await loadPage(harness.ctx(), key).catch(() => undefined);
  if (!page?.headers.get('cache-control')?.includes('public')) return undefined;
  const own = (name: string, value: unknown) => (products.includes(key) && beside.has(name) ? undefined : value);
  return { products: takeDependencies(page.headers), text: JSON.stringify(page.made, own) };
}

test('what is kept after a write is what would be made now, and lists stay while nothing of theirs changes', async () => {
  const cache = makePageCache(async (key) => {
    const shown = await shownAt(key);
    return shown && { html: Buffer.from(shown.text), headers: {}, products: shown.products };
  });
  await harness.database.onContentChange(cache.drop);
  let [all, done, asked, stayed] = [0, 0, 0, 0];
  for (const round of Array.from({ length: process.env['TEST_LONG'] ? 30 : 1 }, (_, at) => at))
    for await (const statements of writes(round)) {
      for (const key of pages) await cache.get(key);
      const before = pages.filter(cache.has);
      const written = await firstDone(statements);
      all += 1;
      if (written === undefined) continue;
      done += 1;
      for (const key of before) {
        if (lists.includes(key)) asked += 1;
        if (!cache.has(key)) continue;
        if (lists.includes(key)) stayed += 1;
        const cached = await cache.get(key);
        const fresh = await shownAt(key);
        expect(cached?.bytes.plain.toString(), `${key} after ${written}`).toBe(fresh?.text);
      }
    }
  expect(done).toBeGreaterThan(all * 0.8);
  // half of what is written is of no list at all, or of another type
  expect(stayed / asked).toBeGreaterThan(0.7);
}, 1_200_000);
