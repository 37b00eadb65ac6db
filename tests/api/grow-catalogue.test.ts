import { afterAll, beforeAll, expect, test } from 'vitest';
import { growCatalogue } from '../../database/sample/grow-catalogue.ts';
import { stayList } from '../../service/catalog/stays/stay-list.ts';
import { parseStaySearch } from '../../service/catalog/stays/stay-search.ts';
import { today } from '../../service/core/day.ts';
import { searchList } from '../../service/search/search-list.ts';
import { type Harness, startHarness } from '../harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

const list = async (query: string) => (await harness.call('GET', `/api/stays?${query}`)).body;

test('the stays are multiplied until there are as many as wanted, each whole', async () => {
  const before = await list('pagination[pageSize]=100&populate=*');
  const created = await growCatalogue(harness.database.db, 50);
  expect(created).toBe(50 - before.data.length);

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

test('triggers, references and indexes of the tables are as they were, and work', async () => {
  const beside = async () =>
    (
      await harness.database.pool.query(
        `select 'trigger', tgrelid::regclass::text, tgname, tgenabled::text from pg_trigger where not tgisinternal
         union all select 'reference', conrelid::regclass::text, conname, pg_get_constraintdef(oid) || convalidated from pg_constraint
         union all select 'index', indrelid::regclass::text, indexrelid::regclass::text, pg_get_indexdef(indexrelid) from pg_index
         order by 1, 2, 3`,
      )
    ).rows;
  const everywhere = parseStaySearch(new URLSearchParams(), today(harness.clock.now));
  const all = async () => (await searchList(harness.ctx(), stayList, everywhere)).total;
  expect(await all()).toBe(50);
  const before = await beside();
  expect(await growCatalogue(harness.database.db, 55)).toBe(5);
  expect(await beside()).toEqual(before);
  await expect(harness.database.pool.query('update reviews set stay_id = 0 where stay_id is not null')).rejects.toThrow(
    /foreign key/,
  );
  // the copies are found by what looks for them
  expect(await all()).toBe(55);
});

test('asked again it goes on, and has nothing to do when there are enough', async () => {
  expect(await growCatalogue(harness.database.db, 60)).toBe(5);
  expect(await growCatalogue(harness.database.db, 60)).toBe(0);
  expect((await list('pagination[pageSize]=1')).meta.pagination.total).toBe(60);
});
