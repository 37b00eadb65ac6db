import { afterAll, beforeAll, expect, test } from 'vitest';
import { similarStays } from '../../service/catalog/stays/similar-stays.ts';
import { stayList } from '../../service/catalog/stays/stay-list.ts';
import { parseStaySearch } from '../../service/catalog/stays/stay-search.ts';
import { today } from '../../service/core/day.ts';
import { fromRupees } from '../../service/core/money.ts';
import { mapList } from '../../service/search/map-list.ts';
import { type Harness, startHarness } from '../harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
  const { db } = harness.database;
  const site = await db.selectFrom('stays').selectAll().where('slug', '=', 'lake-house').executeTakeFirstOrThrow();
  const near = (slug: string, overrides: Partial<typeof site>) => ({
    slug,
    name: slug,
    location: site.location,
    description: slug,
    destination_id: site.destination_id,
    type: site.type,
    price_paise: site.price_paise,
    latitude: site.latitude,
    longitude: site.longitude,
    published_at: harness.clock.now,
    ...overrides,
  });
  await db
    .insertInto('stays')
    .values([
      near('next-door', {}),
      near('next-door-villa', { type: 'Villas' }),
      near('across-the-lake', { latitude: (site.latitude ?? 0) + 0.02 }),
      near('dear', { price_paise: fromRupees(40_000) }),
      near('far', { latitude: (site.latitude ?? 0) + 1 }),
      near('draft', { published_at: null }),
      near('nowhere', { latitude: null, longitude: null }),
    ])
    .execute();
});
afterAll(() => harness.close());

async function idOf(slug: string): Promise<number> {
  const row = await harness.database.db
    .selectFrom('stays')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  return row.id;
}
const similarTo = async (slug: string) =>
  (await similarStays(harness.ctx(), await idOf(slug))).map((stay) => stay.slug);

test('similar is what is near, of the same kind, for a similar price', async () => {
  const slugs = await similarTo('lake-house');
  // every stay of the small catalogue is at the same place
  expect(slugs.slice(0, 2)).toEqual(['next-door', 'across-the-lake']);
  expect(slugs).toContain('next-door-villa');
  expect(slugs.indexOf('dear')).toBeGreaterThan(slugs.indexOf('next-door-villa'));
  for (const other of ['lake-house', 'far', 'draft', 'nowhere']) expect(slugs).not.toContain(other);
});

test('a stay without a position has neighbours at its destination', async () => {
  expect(await similarTo('nowhere')).toEqual(expect.arrayContaining(['lake-house', 'far', 'next-door']));
  expect(await similarTo('nowhere')).not.toContain('palm-villa');
});

test('the map shows what the search finds, with its price, except what has no position', async () => {
  const params = (query: string) => parseStaySearch(new URLSearchParams(query), today(harness.clock.now));
  const placed = (query: string) => mapList(harness.ctx(), stayList, params(query));
  const places = await placed('location=nainital&sort=price-high');
  expect(places[0]?.card).toMatchObject({ slug: 'dear', price: fromRupees(40_000) });
  expect(places.map(({ card }) => card.slug)).not.toContain('nowhere');
  const [dated] = await placed('location=mallital&checkIn=2026-12-10&checkOut=2026-12-12');
  // as on its card: two nights, fees and tax
  expect(dated?.card).toMatchObject({ slug: 'lake-house', whole: { amount: fromRupees(10_620) } });
  expect(dated).toMatchObject({ latitude: 29.39, longitude: 79.45 });
  expect(await placed('location=atlantis')).toEqual([]);
});
