import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProductType } from '../../service/catalog/kinds.ts';
import { publishedEntries, publishedSpans } from '../../service/catalog/sitemap/sitemap.sql.ts';
import { sitemapEntries, sitemapFiles, sitemapLists } from '../../service/catalog/sitemap/sitemap.ts';
import { makeWorld, type World } from '../world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

async function placesOf(type: ProductType): Promise<string[]> {
  const lists = await sitemapLists(world.ctx());
  return lists.find((list) => list.type === type)?.places.map(({ name }) => name) ?? [];
}
async function valuesOf(type: ProductType): Promise<string[]> {
  const lists = await sitemapLists(world.ctx());
  const values = lists.find((list) => list.type === type)?.values ?? [];
  return values.flatMap(({ entries }) => entries.map(({ name }) => name));
}

test('every published stay is listed once, with the day of its last change', async () => {
  const listed = await sitemapEntries(world.ctx(), { type: 'stays', part: 1 });
  expect(listed?.entries.map(({ slug }) => slug)).toEqual(['lake-house', 'palm-villa', 'ganga-hostel']);
  expect(listed?.entries.every(({ changed }) => changed instanceof Date)).toBe(true);
});

test('attractions, tours and cars have files of their own', async () => {
  expect(await sitemapFiles(world.ctx())).toEqual([
    { type: 'stays', part: 1 },
    { type: 'attractions', part: 1 },
    { type: 'tour-packages', part: 1 },
    { type: 'car-rentals', part: 1 },
  ]);
  const slugs = async (type: string) =>
    (await sitemapEntries(world.ctx(), { type, part: 1 }))?.entries.map(({ slug }) => slug);
  expect(await slugs('attractions')).toEqual(['ganga-rafting', 'amber-fort-and-add-on-packages']);
  expect(await slugs('tour-packages')).toEqual(['two-shrines', 'tiger-morning']);
  expect(await slugs('car-rentals')).toEqual(['city-sedan', 'tempo-17']);
  expect(await placesOf('car-rental')).toEqual(['New Delhi', 'Rishikesh']);
});

test('an unpublished stay is not listed, nor its place and type', async () => {
  const { db } = world.database;
  const hostel = db.updateTable('stays').where('slug', '=', 'ganga-hostel');
  await hostel.set({ published_at: null }).execute();
  const listed = await sitemapEntries(world.ctx(), { type: 'stays', part: 1 });
  expect(listed?.entries.map(({ slug }) => slug)).toEqual(['lake-house', 'palm-villa']);
  expect(await placesOf('stay')).toEqual(['Goa', 'Nainital']);
  expect(await valuesOf('stay')).toEqual(['Hotels', 'Villas']);
  await hostel.set({ published_at: world.clock.now }).execute();
});

test('places with attractions and tours are listed, and the types of tour', async () => {
  expect(await placesOf('attraction')).toEqual(['Jaipur', 'Rishikesh']);
  expect(await placesOf('tour-package')).toEqual(['Haridwar', 'Ramnagar']);
  expect(await valuesOf('tour-package')).toEqual(['pilgrimage', 'wildlife']);
  expect([...(await valuesOf('attraction')), ...(await valuesOf('car-rental'))]).toEqual([]);
});

test('a file is of a span of ids: one without anything is left out, and the others stay as they are', async () => {
  const { db } = world.database;
  const [first, second] = [1, 2].map((part) => () => publishedEntries(db, 'stay', { part, size: 2 }));
  const slugs = async (read = first) => (await read?.())?.map(({ slug }) => slug);
  expect([await publishedSpans(db, 'stay', 2), await slugs(first), await slugs(second)]).toEqual([
    [1, 2],
    ['lake-house', 'palm-villa'],
    ['ganga-hostel'],
  ]);
  const early = db.updateTable('stays').where('id', '<=', 2);
  await early.set({ published_at: null }).execute();
  expect([await publishedSpans(db, 'stay', 2), await slugs(second)]).toEqual([[2], ['ganga-hostel']]);
  await early.set({ published_at: world.clock.now }).execute();
});

test('there is no file of what is not sold, nor behind the last', async () => {
  for (const file of [
    { type: 'stays', part: 2 },
    { type: 'stays', part: 0 },
    { type: 'users', part: 1 },
    { type: '', part: 0 },
  ]) {
    expect(await sitemapEntries(world.ctx(), file)).toBeUndefined();
  }
});
