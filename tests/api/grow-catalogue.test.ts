import { afterAll, beforeAll, expect, test } from 'vitest';
import { growCatalogue } from '../../database/catalogue/grow-catalogue.ts';
import { makeWorld, type World } from '../world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const list = async (query: string) => (await world.call('GET', `/api/stays?${query}`)).body;

test('the stays are multiplied until there are as many as wanted, each whole', async () => {
  const before = await list('pagination[pageSize]=100&populate=*');
  const told: number[] = [];
  const made = await growCatalogue(world.database.db, 50, (there) => told.push(there));
  expect(made).toBe(50 - before.data.length);
  expect(told).toEqual([50]);

  const after = await list('pagination[pageSize]=100&populate=*&sort=id');
  expect(after.meta.pagination.total).toBe(50);
  expect(new Set(after.data.map(({ slug }: { slug: string }) => slug)).size).toBe(50);
  const [original] = before.data;
  const copy = after.data.find(({ slug }: { slug: string }) => slug === `${original.slug}-copy-1`);
  expect(copy.name).toBe(`${original.name} 1`);
  expect(copy.room_types).toHaveLength(original.room_types.length);
  expect(copy.room_types[0].rooms).toBe(original.room_types[0].rooms);
  expect(copy.room_types[0].documentId).not.toBe(original.room_types[0].documentId);
  expect(copy.amenities).toEqual(original.amenities);
  expect(copy.stayimages).toEqual(original.stayimages);
  expect(copy.faqs).toHaveLength(original.faqs.length);
});

test('asked again it goes on, and has nothing to do when there are enough', async () => {
  expect(await growCatalogue(world.database.db, 60)).toBe(10);
  expect(await growCatalogue(world.database.db, 60)).toBe(0);
  expect((await list('pagination[pageSize]=1')).meta.pagination.total).toBe(60);
});
