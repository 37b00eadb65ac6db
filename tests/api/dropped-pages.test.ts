import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { OpenDatabase } from '../../service/platform/database/open-database.ts';
import { openDatabase } from '../../service/platform/database/open-database.ts';
import { makeLog } from '../../service/platform/log.ts';
import { makePageCache, type PageCache } from '../../service/platform/page-cache.ts';
import { takeDependencies } from '../../storefront/server/page-dependencies.ts';
import { type Harness, startHarness } from '../harness.ts';
import { loadPage } from '../loaded-pages.ts';

// the drawing of all icons is made by the build
vi.mock('../../storefront/ui/icon.tsx', () => ({ Icon: () => null }));

let harness: Harness;
let pages: PageCache;

beforeAll(async () => {
  harness = await startHarness();
  pages = await cacheOver(harness.database);
});
afterAll(() => harness.close());

const [home, list, stay, sight] = ['/', '/stays', '/stays/lake-house', '/attraction/booking/ganga-rafting'];
const there = '/stays?location=Goa';
const [tour, car] = ['/tour-packages/booking/two-shrines', '/car-rentals/booking/city-sedan'];
const others = [there, sight, tour, car];
const all = [home, list, stay, ...others];

async function cacheOver(database: OpenDatabase): Promise<PageCache> {
  const cache = makePageCache(async (key) => {
    const products = takeDependencies((await loadPage(harness.ctx(), key)).headers);
    return { html: Buffer.from(key), headers: {}, products };
  });
  await database.onContentChange(cache.drop);
  return cache;
}

/** Which of the pages are still kept after that. */
async function cachedAfter(write: () => Promise<unknown>, cache = pages): Promise<string[]> {
  for (const key of all) await cache.get(key);
  expect(all.filter(cache.has)).toEqual(all);
  await write();
  return all.filter(cache.has);
}
const run = (text: string) => sql.raw(text).execute(harness.database.db);

test('a write to a stay drops its page, its list and the home page, and no page of an attraction', async () => {
  expect(await cachedAfter(() => run(`update stays set name = name || '!' where slug = 'lake-house'`))).toEqual(others);
  const question = `insert into faqs (stay_id, question, answer) select id, 'When?', 'Always.' from stays where slug = 'lake-house'`;
  expect(await cachedAfter(() => run(question))).toEqual([list, ...others]);
  expect(await cachedAfter(() => run(`delete from faqs where question = 'When?'`))).toEqual([list, ...others]);
  const amenity = `update stay_features set position = position + 9 where stay_id = (select id from stays where slug = 'lake-house')`;
  expect(await cachedAfter(() => run(amenity))).toEqual(others);
  const picture = `insert into car_rental_images (car_rental_id, media_id, position)
    select c.id, m.id, 9 from car_rentals c, media m limit 1`;
  expect(await cachedAfter(() => run(picture))).toEqual(all);
  expect(
    await cachedAfter(() => run(`update attractions set name = name || '!' where slug = 'ganga-rafting'`)),
  ).toEqual(all.filter((page) => page !== sight));
});

test('an attraction, a tour and a car drop the pages that show them, and of no other', async () => {
  const written = (table: string, slug: string) =>
    cachedAfter(() => run(`update ${table} set name = name || '!' where slug = '${slug}'`));
  const but = (...dropped: (string | undefined)[]) => all.filter((page) => !dropped.includes(page));
  expect(await written('attractions', 'amber-fort-and-add-on-packages')).toEqual(all);
  expect(await written('tour_packages', 'two-shrines')).toEqual(but(home, tour));
  expect(await written('tour_packages', 'tiger-morning')).toEqual(but(home));
  expect(await written('car_rentals', 'city-sedan')).toEqual(but(car));
  expect(await written('car_rentals', 'tempo-17')).toEqual(all);
  // beside another it is seen there
  const beside = `update car_rentals set destination_id = (select destination_id from car_rentals where slug = 'city-sedan') where slug = 'tempo-17'`;
  await run(beside);
  await written('car_rentals', 'city-sedan');
  expect(await written('car_rentals', 'tempo-17')).toEqual(but(car));
});

test('a list of a place stays cached while other places change, and all stay while nothing they show changes', async () => {
  const set = (assignment: string, slug: string) =>
    cachedAfter(() => run(`update stays set ${assignment} where slug = '${slug}'`));
  // all of these are beside the one whose page it is
  const but = (...dropped: string[]) => all.filter((page) => page !== stay && !dropped.includes(page));
  expect(await set('price_paise = price_paise + 100', 'ganga-hostel')).toEqual(but(list));
  expect(await set('price_paise = price_paise + 100', 'palm-villa')).toEqual(but(home, list, there));
  expect(await set(`description = description || '!'`, 'ganga-hostel')).toEqual(but());
  expect(await set('published_at = null', 'ganga-hostel')).toEqual(but(home, list));
  expect(await set(`name = name || '!'`, 'ganga-hostel')).toEqual(all);
  expect(await set('published_at = now()', 'ganga-hostel')).toEqual(
    [...all].filter((page) => page !== home && page !== list),
  );
  pages.drop(undefined);
  // a place that it leaves, and one that it comes to
  const goa = `destination_id = (select id from destinations where slug = 'goa')`;
  expect(await set(goa, 'ganga-hostel')).toEqual(but(list, there));
  expect(await set('reviews = reviews + 1', 'ganga-hostel')).toEqual(but(home, list, there));
  expect(await set('destination_id = null', 'ganga-hostel')).toEqual(but(list, there));
});

test('a stay that moves between pages drops both', async () => {
  await run(
    `update stays set published_at = null where slug in (select slug from stays where slug <> 'lake-house' order by id limit 1)`,
  );
  const unseen = `update stays set name = name || '?' where published_at is null`;
  expect(await cachedAfter(() => run(unseen))).toEqual(all);
  await run(
    `insert into faqs (stay_id, question, answer) select id, 'Where?', 'Here.' from stays where slug = 'lake-house'`,
  );
  const away = `update faqs set stay_id = (select id from stays where published_at is null limit 1) where question = 'Where?'`;
  expect(await cachedAfter(() => run(away))).toEqual([list, ...others]);
  await run('update stays set published_at = now() where published_at is null');
});

test('a new picture drops nothing', async () => {
  const copy = `insert into media (url, name, alternative_text, width, height, mime) values ('/media/new.png', 'new', '', 1, 1, 'image/png')`;
  expect(await cachedAfter(() => run(copy))).toEqual(all);
});

test('settings, places and pictures drop every page; what matches nothing drops none', async () => {
  for (const table of ['settings', 'destinations', 'media'])
    expect(await cachedAfter(() => run(`delete from ${table} where false`)), table).toEqual([]);
  expect(await cachedAfter(() => run('update stays set name = name where false'))).toEqual(all);
});

test('a page rendered during a write that it shows is not cached', async () => {
  const begun = new Map<string, () => void>();
  const cache = makePageCache(async (key) => {
    await new Promise<void>((go) => begun.set(key, go));
    return { html: Buffer.from(key), headers: {}, products: new Map([[key, [1, 2]]]) };
  });
  const rendered = ['stays', 'attractions'].map((key) => cache.get(key));
  cache.drop(new Map([['stays', [2, 3]]]));
  for (const go of begun.values()) go();
  await Promise.all(rendered);
  expect([cache.has('stays'), cache.has('attractions')]).toEqual([false, true]);
});

test('another process drops the same pages within a second', async ({ skip }) => {
  if (!harness.url) skip('the embedded database is of one process');
  const log = makeLog({ logLevel: 'silent' });
  const other = await openDatabase({ databaseUrl: harness.url, databasePool: 2, dataDir: '' }, log);
  try {
    const cache = await cacheOver(other);
    const began = performance.now();
    const stored = await cachedAfter(async () => {
      await run(`update stays set name = name || '.' where slug = 'lake-house'`);
      while (cache.has(stay) && performance.now() - began < 20_000) await wait(5);
    }, cache);
    expect(stored).toEqual(others);
  } finally {
    await other.close();
  }
});
