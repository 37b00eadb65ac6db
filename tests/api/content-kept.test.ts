import { Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tables } from '../../database/tables.ts';
import { content } from '../../service/catalog/products/content-types.ts';
import { makeAnswerCache } from '../../service/content/answer-cache.ts';
import { typeNamed } from '../../service/content/content-type.ts';
import { makeEntryCache } from '../../service/content/entry-cache.ts';
import { makeFinder } from '../../service/content/find-entries.ts';
import { makeRowTexts } from '../../service/content/row-texts.ts';
import { makeTotalCache } from '../../service/content/total-cache.ts';
import type { RawAnswer } from '../../service/platform/call.ts';
import { type Harness, startHarness } from '../harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

/** A reader of stays that has met nothing yet; its statements are counted. */
function reader(keeps = true) {
  const statements: string[] = [];
  const log = ({ query }: { query: { sql: string } }) => {
    statements.push(query.sql);
  };
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: harness.database.pool }), log });
  const caches = {
    texts: makeRowTexts(),
    ...(keeps ? { answers: makeAnswerCache(), entries: makeEntryCache(), totals: makeTotalCache() } : {}),
  };
  const finder = makeFinder(content, typeNamed(content, 'stay'), () => caches);
  const ctx = () => ({ ...harness.ctx(), db });
  const counted = async (answer: Promise<{ body: RawAnswer['body'] }>) => {
    const before = statements.length;
    const { data } = JSON.parse(String((await answer).body));
    return { data, statements: statements.length - before };
  };
  return {
    list: (search: string) => counted(finder.list(ctx(), search)),
    one: (documentId: string, search: string) => counted(finder.one(ctx(), documentId, search)),
    /** The total that is answered, and how often entries were counted for it. */
    total: async (search: string) => {
      const before = statements.length;
      const { meta } = JSON.parse(String((await finder.list(ctx(), search)).body));
      const count = statements.slice(before).filter((text) => text.includes(') as total')).length;
      return [meta.pagination.total, count];
    },
  };
}

// the version, the page, what is below it, and the rows
const unknown = 4;
// the version and the page
const known = 2;

test('a list takes the same number of statements however many entries it has', async () => {
  const one = await reader().list('populate=*&pagination[pageSize]=1');
  const all = await reader().list('populate=*');
  expect([one.data.length, one.statements]).toEqual([1, unknown]);
  expect(all.data.length).toBeGreaterThan(2);
  expect(all.statements).toBe(unknown);
});

test('cached entries are reused by other queries', async () => {
  const { list, one } = reader();
  const first = await list('populate=*');
  const reversed = await list('populate=*&sort=id:desc');
  expect(reversed).toEqual({ data: [...first.data].reverse(), statements: known });
  const few = await list(`populate=*&filters[id][$gt]=${first.data[0].id}`);
  expect(few).toEqual({ data: first.data.slice(1), statements: known });
  expect(await one(first.data[0].documentId, 'populate=*')).toEqual({ data: first.data[0], statements: known });
});

test('an answer is cached from the second time on: only the version is queried', async () => {
  const { list } = reader();
  await list('populate=*');
  expect((await list('populate=*')).statements).toBe(known);
  expect((await list('populate=*')).statements).toBe(1);
});

test('entries are counted once for all pages, and again after a write', async () => {
  const { total } = reader();
  const [all, first] = await total('filters[id][$gt]=0&pagination[pageSize]=1');
  expect(first).toBe(1);
  expect(await total('filters[id][$gt]=0&pagination[pageSize]=1&pagination[page]=2&sort=name')).toEqual([all, 0]);
  expect(await total('filters[id][$gt]=1&pagination[pageSize]=1')).toEqual([all - 1, 1]);
  const stay = harness.database.db.updateTable('stays').where('id', '=', 2);
  const { published_at: published } = await harness.database.db
    .selectFrom('stays')
    .select('published_at')
    .where('id', '=', 2)
    .executeTakeFirstOrThrow();
  await stay.set({ published_at: null }).execute();
  expect(await total('filters[id][$gt]=0&pagination[pageSize]=2')).toEqual([all - 1, 1]);
  await stay.set({ published_at: published }).execute();
  expect(await total('filters[id][$gt]=0&pagination[pageSize]=2')).toEqual([all, 1]);
});

test('other selections are other entries', async () => {
  const { list } = reader();
  const whole = await list('populate=*');
  const rooms = await list('populate=room_types');
  expect(rooms.statements).toBeGreaterThan(known);
  expect(Object.keys(rooms.data[0])).not.toContain('amenities');
  expect(rooms.data[0].room_types).toEqual(whole.data[0].room_types);
  const none = await list('populate[room_types][filters][Name]=Nowhere');
  expect(none.data[0].room_types).toEqual([]);
});

test('a write to a related entry shows in the next query', async () => {
  const { list } = reader();
  const firstRoom = async (search: string) => (await list(search)).data[0].room_types[0];
  const { id, Name: before } = await firstRoom('populate=*&sort=id');
  const room = harness.database.db.updateTable('room_types').where('id', '=', id);
  for (let round = 0; round < 5; round += 1) {
    const name = `Room ${round}`;
    await room.set({ name }).execute();
    expect(await firstRoom(`populate=*&sort=id&asked=${round}`)).toMatchObject({ id, Name: name });
  }
  await room.set({ name: before }).execute();
});

test('a reader without a cache builds each answer', async () => {
  const { list } = reader(false);
  await list('populate=*');
  expect((await list('populate=*')).statements).toBe(unknown - 2);
});

test('the cache of one database is not used for another at the same version', async () => {
  const other = await startHarness();
  try {
    for (const one of [harness, other]) {
      const name = one === harness ? 'Here' : 'There';
      await one.database.db.updateTable('stays').set({ name }).where('id', '=', 1).execute();
      await one.database.db.updateTable('content_versions').set({ writes: 1_000 }).execute();
      const { body } = await one.call('GET', '/api/stays?populate=*&filters[id]=1');
      expect(body.data[0].name).toBe(name);
    }
  } finally {
    await other.close();
  }
});
