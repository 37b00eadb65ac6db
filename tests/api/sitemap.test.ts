import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProductType } from '../../service/catalog/kinds.ts';
import { forgetRemovals } from '../../service/catalog/sitemap/forget-removals.ts';
import type { ChangedEntry } from '../../service/catalog/sitemap/sitemap.sql.ts';
import { sitemapEntries, sitemapFileSize, sitemapFiles, sitemapLists } from '../../service/catalog/sitemap/sitemap.ts';
import { clock } from '../../service/core/viewer.ts';
import { type Harness, startHarness } from '../harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

/** The contents of that file, and in how many batches it is read; undefined if there is none. */
async function readFile(type: string, part = 1) {
  const found = await sitemapEntries(harness.ctx(), { type, part });
  if (!found) return undefined;
  const batches: ChangedEntry[][] = [];
  for await (const entries of found.batches) batches.push(entries);
  return { ...found, batches };
}
const slugsIn = async (type: string, part = 1) => (await readFile(type, part))?.batches.flat().map(({ slug }) => slug);

async function placesOf(type: ProductType): Promise<string[]> {
  const lists = await sitemapLists(harness.ctx());
  return lists.find((list) => list.type === type)?.places.map(({ name }) => name) ?? [];
}
async function valuesOf(type: ProductType): Promise<string[]> {
  const lists = await sitemapLists(harness.ctx());
  const values = lists.find((list) => list.type === type)?.values ?? [];
  return values.flatMap(({ entries }) => entries.map(({ name }) => name));
}

test('every published stay is listed once, with the day of its last change', async () => {
  const listed = (await readFile('stays'))?.batches.flat();
  expect(listed?.map(({ slug }) => slug)).toEqual(['lake-house', 'palm-villa', 'ganga-hostel']);
  expect(listed?.every(({ changed }) => changed instanceof Date)).toBe(true);
});

test('attractions, tours and cars have files of their own', async () => {
  expect((await sitemapFiles(harness.ctx())).map(({ type, part }) => `${type}-${part}`)).toEqual([
    'stays-1',
    'attractions-1',
    'tour-packages-1',
    'car-rentals-1',
  ]);
  expect(await slugsIn('attractions')).toEqual(['ganga-rafting', 'amber-fort-and-add-on-packages']);
  expect(await slugsIn('tour-packages')).toEqual(['two-shrines', 'tiger-morning']);
  expect(await slugsIn('car-rentals')).toEqual(['city-sedan', 'tempo-17']);
  expect(await placesOf('car-rental')).toEqual(['New Delhi', 'Rishikesh']);
});

test('an unpublished stay is not listed, nor its place and type', async () => {
  const { db } = harness.database;
  const hostel = db.updateTable('stays').where('slug', '=', 'ganga-hostel');
  await hostel.set({ published_at: null }).execute();
  expect(await slugsIn('stays')).toEqual(['lake-house', 'palm-villa']);
  expect(await placesOf('stay')).toEqual(['Goa', 'Nainital']);
  expect(await valuesOf('stay')).toEqual(['Hotels', 'Villas']);
  await hostel.set({ published_at: harness.clock.now }).execute();
});

test('places with attractions and tours are listed, and the types of tour', async () => {
  expect(await placesOf('attraction')).toEqual(['Jaipur', 'Rishikesh']);
  expect(await placesOf('tour-package')).toEqual(['Haridwar', 'Ramnagar']);
  expect(await valuesOf('tour-package')).toEqual(['pilgrimage', 'wildlife']);
  expect([...(await valuesOf('attraction')), ...(await valuesOf('car-rental'))]).toEqual([]);
});

/** So many published stays with ids from that one on. */
const addStays = (from: number, count: number) =>
  sql`insert into stays (id, slug, name, location, description, published_at) overriding system value
    select id, 'stay-' || id, 'Stay ' || id, 'Goa', '', now() from generate_series(${from}::int, ${from + count - 1}::int) id`.execute(
    harness.database.db,
  );

test('a file is of a span of ids and read in batches; one without anything is left out, and the others stay as they are', async () => {
  const { db } = harness.database;
  const parts = async () =>
    (await sitemapFiles(harness.ctx())).flatMap(({ type, part }) => (type === 'stays' ? [part] : []));
  await addStays(sitemapFileSize - 9, 10);
  await addStays(3 * sitemapFileSize + 1, 2_500);
  expect(await parts()).toEqual([1, 4]);
  expect((await slugsIn('stays'))?.slice(-2)).toEqual(['stay-19999', 'stay-20000']);
  expect((await readFile('stays', 4))?.batches.map(({ length }) => length)).toEqual([1_000, 1_000, 500]);
  expect(new Set(await slugsIn('stays', 4)).size).toBe(2_500);
  await db.updateTable('stays').set({ published_at: null }).where('id', '<=', sitemapFileSize).execute();
  expect([await parts(), await slugsIn('stays'), (await slugsIn('stays', 4))?.[0]]).toEqual([
    [4],
    undefined,
    'stay-60001',
  ]);
  await db.updateTable('stays').set({ published_at: harness.clock.now }).where('id', '<=', 3).execute();
  await db.deleteFrom('stays').where('id', '>', 3).execute();
});

test('the index says when a file last changed, and a file has another mark: of a change, of what left it and of what came', async () => {
  const { db } = harness.database;
  const standing = async () => {
    const file = (await sitemapFiles(harness.ctx())).find(({ type }) => type === 'stays');
    return { changed: file?.changed.getTime() ?? 0, mark: (await readFile('stays'))?.mark };
  };
  let before = await standing();
  expect(await standing()).toEqual(before);
  const hostel = { slug: 'ganga-hostel' };
  const writes: readonly (() => Promise<unknown>)[] = [
    () => sql`update stays set name = name || '!', updated_at = now() where slug = ${hostel.slug}`.execute(db),
    () => sql`update stays set published_at = null where slug = ${hostel.slug}`.execute(db),
    () => sql`update stays set published_at = now() where slug = ${hostel.slug}`.execute(db),
    () => addStays(100, 1),
    () => sql`delete from stays where id = 100`.execute(db),
  ];
  for (const write of writes) {
    await write();
    const after = await standing();
    expect(after.changed, write.toString()).toBeGreaterThan(before.changed);
    expect(after.mark, write.toString()).not.toBe(before.mark);
    before = after;
  }
  // of removals only the last is of use
  const removals = () => db.selectFrom('sitemap_removals').select('part').where('part', '=', 1).execute();
  expect((await removals()).length).toBeGreaterThan(1);
  await forgetRemovals(harness.ctx(clock));
  expect([(await removals()).length, await standing()]).toEqual([1, before]);
  // what was never to be seen left nothing
  await sql`insert into stays (slug, name, location, description) values ('draft', 'Draft', 'Goa', '')`.execute(db);
  await sql`delete from stays where slug = 'draft'`.execute(db);
  expect(await standing()).toEqual(before);
});

test('what is read of a sitemap is read from indexes', async () => {
  const { db } = harness.database;
  await addStays(1_001, 30_000);
  await sql`analyze stays`.execute(db);
  const read = await db.transaction().execute(async (db) => {
    const ctx = { ...harness.ctx(), db };
    await sitemapFiles(ctx);
    await sitemapLists(ctx);
    const { rows } = await sql<{ rows: number }>`
      select seq_tup_read + idx_tup_fetch as rows from pg_stat_xact_user_tables where relname = 'stays'`.execute(db);
    return Number(rows[0]?.rows);
  });
  await db.deleteFrom('stays').where('id', '>', 3).execute();
  expect(read).toBeLessThan(1_000);
});

test('there is no file of what is not sold, nor behind the last', async () => {
  for (const file of [
    { type: 'stays', part: 2 },
    { type: 'stays', part: 0 },
    { type: 'users', part: 1 },
    { type: '', part: 0 },
  ]) {
    expect(await sitemapEntries(harness.ctx(), file)).toBeUndefined();
  }
});
