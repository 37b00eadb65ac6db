import { afterAll, beforeAll, expect, test } from 'vitest';
import { sitemapEntries, sitemapFiles, sitemapLists } from '../../service/catalog/sitemap/sitemap.ts';
import { makeWorld, type World } from '../world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

test('every published stay is listed once, with the day of its last change', async () => {
  expect(await sitemapFiles(world.ctx())).toEqual([{ type: 'stays', part: 1 }]);
  const entries = await sitemapEntries(world.ctx(), { type: 'stays', part: 1 });
  expect(entries?.map(({ slug }) => slug)).toEqual(['lake-house', 'palm-villa', 'ganga-hostel']);
  expect(entries?.every(({ changed }) => changed instanceof Date)).toBe(true);
});

test('an unpublished stay is not listed, nor its place and type', async () => {
  const { db } = world.database;
  const hostel = db.updateTable('stays').where('slug', '=', 'ganga-hostel');
  await hostel.set({ published_at: null }).execute();
  const entries = await sitemapEntries(world.ctx(), { type: 'stays', part: 1 });
  expect(entries?.map(({ slug }) => slug)).toEqual(['lake-house', 'palm-villa']);
  const { places, types } = await sitemapLists(world.ctx());
  expect(places.map(({ name }) => name)).toEqual(['Goa', 'Nainital']);
  expect(types.map(({ name }) => name)).toEqual(['Hotels', 'Villas']);
  await hostel.set({ published_at: world.clock.now }).execute();
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
