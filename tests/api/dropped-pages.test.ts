import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { OpenDatabase } from '../../service/platform/database/open-database.ts';
import { openDatabase } from '../../service/platform/database/open-database.ts';
import { makeLog } from '../../service/platform/log.ts';
import { makePageCache, type PageCache } from '../../service/platform/page-cache.ts';
import { loader as carLoader } from '../../storefront/routes/car.tsx';
import { loader as homeLoader } from '../../storefront/routes/home.tsx';
import { loader as stayLoader } from '../../storefront/routes/stay.tsx';
import { loader as listLoader } from '../../storefront/routes/stays.tsx';
import { loadExperience } from '../../storefront/server/load-experience.ts';
import { takeMadeOf } from '../../storefront/server/public-page-of.ts';
import { service } from '../../storefront/service.ts';
import { makeWorld, type World } from '../world.ts';

// the drawing of all icons is made by the build
vi.mock('../../storefront/ui/icon.tsx', () => ({ Icon: () => null }));

let world: World;
let pages: PageCache;

beforeAll(async () => {
  world = await makeWorld();
  pages = await cacheOver(world.database);
});
afterAll(() => world.close());

const [home, list, stay, sight] = ['/', '/stays', '/stays/lake-house', '/attraction/booking/ganga-rafting'];
const [tour, car] = ['/tour-packages/booking/two-shrines', '/car-rentals/booking/city-sedan'];
const all = [home, list, stay, sight, tour, car];
const others = [sight, tour, car];

async function load(key: string) {
  const request = new Request(`http://padharo.test${key}`);
  const context = new RouterContextProvider();
  context.set(service, world.ctx());
  const url = new URL(request.url);
  const { init } =
    key === home
      ? await homeLoader({ context, request, url, params: {}, pattern: '/' })
      : key === list
        ? await listLoader({ context, request, url, params: {}, pattern: '/stays' })
        : key === stay
          ? await stayLoader({ context, request, url, params: { slug: 'lake-house' }, pattern: '/stays/:slug' })
          : key === car
            ? await carLoader({
                context,
                request,
                url,
                params: { slug: 'city-sedan' },
                pattern: '/car-rentals/booking/:slug',
              })
            : key === tour
              ? await loadExperience('tour-package', context, 'two-shrines', request)
              : await loadExperience('attraction', context, 'ganga-rafting', request);
  return new Headers(init?.headers);
}

async function cacheOver(database: OpenDatabase): Promise<PageCache> {
  const cache = makePageCache(async (key) => {
    const madeOf = takeMadeOf(await load(key));
    return { html: Buffer.from(key), headers: {}, madeOf };
  });
  await database.onContentChange(cache.drop);
  return cache;
}

/** Which of the pages are still kept after that. */
async function keptAfter(write: () => Promise<unknown>, cache = pages): Promise<string[]> {
  for (const key of all) await cache.get(key);
  expect(all.filter(cache.has)).toEqual(all);
  await write();
  return all.filter(cache.has);
}
const run = (text: string) => sql.raw(text).execute(world.database.db);

test('a write to a stay drops its page, its list and the home page, and no page of an attraction', async () => {
  expect(await keptAfter(() => run(`update stays set name = name || '!' where slug = 'lake-house'`))).toEqual(others);
  const question = `insert into faqs (stay_id, question, answer) select id, 'When?', 'Always.' from stays where slug = 'lake-house'`;
  expect(await keptAfter(() => run(question))).toEqual(others);
  expect(await keptAfter(() => run(`delete from faqs where question = 'When?'`))).toEqual(others);
  const picture = `insert into car_rental_images (car_rental_id, media_id, position)
    select c.id, m.id, 9 from car_rentals c, media m limit 1`;
  expect(await keptAfter(() => run(picture))).toEqual(all);
  expect(await keptAfter(() => run(`update attractions set name = name || '!' where slug = 'ganga-rafting'`))).toEqual(
    all.filter((page) => page !== sight),
  );
});

test('an attraction, a tour and a car drop the pages that show them, and of no other', async () => {
  const written = (table: string, slug: string) =>
    keptAfter(() => run(`update ${table} set name = name || '!' where slug = '${slug}'`));
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

test('a stay that a page does not show leaves it; what begins to belong to another drops both', async () => {
  await run(
    `update stays set published_at = null where slug in (select slug from stays where slug <> 'lake-house' order by id limit 1)`,
  );
  const unseen = `update stays set name = name || '?' where published_at is null`;
  expect(await keptAfter(() => run(unseen))).toEqual([stay, ...others]);
  await run(
    `insert into faqs (stay_id, question, answer) select id, 'Where?', 'Here.' from stays where slug = 'lake-house'`,
  );
  const away = `update faqs set stay_id = (select id from stays where published_at is null limit 1) where question = 'Where?'`;
  expect(await keptAfter(() => run(away))).toEqual(others);
});

test('settings, places and pictures drop every page; what matches nothing drops none', async () => {
  for (const table of ['settings', 'destinations', 'media'])
    expect(await keptAfter(() => run(`delete from ${table} where false`)), table).toEqual([]);
  expect(await keptAfter(() => run('update stays set name = name where false'))).toEqual(all);
});

test('a page that was begun before a write that it shows is not kept; of another write it knows nothing', async () => {
  const begun = new Map<string, () => void>();
  const cache = makePageCache(async (key) => {
    await new Promise<void>((go) => begun.set(key, go));
    return { html: Buffer.from(key), headers: {}, madeOf: new Map([[key, [1, 2]]]) };
  });
  const made = ['stays', 'attractions'].map((key) => cache.get(key));
  cache.drop(new Map([['stays', [2, 3]]]));
  for (const go of begun.values()) go();
  await Promise.all(made);
  expect([cache.has('stays'), cache.has('attractions')]).toEqual([false, true]);
});

test('another process hears the same within a second', async ({ skip }) => {
  if (!world.url) skip('the embedded database is of one process');
  const log = makeLog({ logLevel: 'silent' });
  const other = await openDatabase({ databaseUrl: world.url, databasePool: 2, dataDir: '' }, log);
  try {
    const cache = await cacheOver(other);
    const began = performance.now();
    const kept = await keptAfter(async () => {
      await run(`update stays set name = name || '.' where slug = 'lake-house'`);
      while (cache.has(stay) && performance.now() - began < 20_000) await wait(5);
    }, cache);
    expect(kept).toEqual(others);
  } finally {
    await other.close();
  }
});
