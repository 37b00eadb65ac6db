import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Tables } from '../../database/tables.ts';
import { showSaved } from '../../service/catalog/saved/show-saved.ts';
import { importTranslations } from '../../service/content/import-translations.ts';
import { operator } from '../../service/core/viewer.ts';
import type { Context } from '../../service/platform/context.ts';
import { makePageCache } from '../../service/platform/page-cache.ts';
import { takeDependencies } from '../../storefront/server/page-dependencies.ts';
import { type Harness, startHarness } from '../harness.ts';
import { loadPage } from '../loaded-pages.ts';
import { picturesOfStay } from '../pictures.ts';

// the drawing of all icons is made by the build
vi.mock('../../storefront/ui/icon.tsx', () => ({ Icon: () => null }));

let harness: Harness;

const stay = '/stays/lake-house';
const sight = '/attraction/booking/ganga-rafting';
const tour = '/tour-packages/booking/two-shrines';
const car = '/car-rentals/booking/city-sedan';
const list = '/stays?location=Nainital';
const pages = ['/', stay, sight, tour, car, list, '/car-rentals/delhi', '/all-attractions'];

/** Each text of the named entry in Hindi: itself with हि before it. */
const inHindi = (text: string) => `हि ${text}`;

async function documentIdOf(table: string, slug: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select document_id as id from ${sql.table(table)} where slug = ${slug}`.execute(harness.database.db);
  return rows[0]?.id ?? '';
}

async function translate(type: string, table: string, slug: string, sources: readonly string[]): Promise<void> {
  const documentId = await documentIdOf(table, slug);
  await importTranslations(
    harness.ctx(operator),
    sources.map((source) => ({ language: 'hi', type, documentId, source, text: inHindi(source) })),
  );
}

const hindi = (): Context => ({ ...harness.ctx(), language: 'hi' });
// biome-ignore lint/suspicious/noExplicitAny: tests look into data of every shape; a wrong guess fails the test
const read = async (path: string, ctx = hindi()): Promise<any> => (await loadPage(ctx, path)).made;

let before: string[];
beforeAll(async () => {
  harness = await startHarness();
  before = await Promise.all(pages.map(async (path) => JSON.stringify(await read(path, harness.ctx()))));
  await translate('stay', 'stays', 'lake-house', [
    'Lake House',
    'Mallital, Nainital, Uttarakhand',
    'Lake House in Mallital.',
    'Lake Room',
    'Mall Road',
  ]);
  await translate('destination', 'destinations', 'nainital', ['Nainital', 'Uttarakhand']);
  await translate('destination', 'destinations', 'rishikesh', ['Rishikesh', 'Uttarakhand']);
  await translate('attraction', 'attractions', 'ganga-rafting', ['Ganga Rafting', 'Shivpuri']);
  await translate('car-rental', 'car_rentals', 'city-sedan', ['City Sedan', 'Driver']);
});
afterAll(() => harness.close());

test('pages in English have the same data whatever is translated', async () => {
  for (const [index, path] of pages.entries())
    expect(JSON.stringify(await read(path, harness.ctx())), path).toBe(before[index]);
});

test('the page of a stay says everything in Hindi that is translated, and the rest in English', async () => {
  const { stay: view, head } = await read(stay);
  expect(view).toMatchObject({
    name: 'हि Lake House',
    location: 'हि Mallital, Nainital, Uttarakhand',
    around: 'Uttarakhand',
    aroundName: 'हि Uttarakhand',
    nearby: [{ name: 'हि Mall Road' }],
    faqs: [{ question: 'Is there parking?' }],
  });
  expect(view.crumbs.slice(1)).toEqual([
    { name: 'हि Uttarakhand', to: '/stays?location=Uttarakhand' },
    { name: 'हि Lake House', to: stay },
  ]);
  expect(view).not.toHaveProperty('inEnglish');
  expect(head[0].title).toContain('हि Lake House, हि Mallital');
  // what is sold keeps its name
  expect(view.rooms).toMatchObject([{ name: 'हि Lake Room', soldAs: 'Lake Room' }, { name: 'Last Suite' }]);
  expect(view.rooms[1]).not.toHaveProperty('soldAs');
});

test('amenities and settings are in Hindi: as the operator translated them, or as Padharo words them', async () => {
  const { db } = harness.database;
  await db.updateTable('features').set({ name: 'Roof garden' }).where('name', '=', 'Restaurant').execute();
  const idOf = async (type: 'features' | 'settings', where: 'name' | 'key', is: string) =>
    (await db.selectFrom(type).select('document_id').where(where, '=', is).executeTakeFirstOrThrow()).document_id;
  const heroClaims = { figure: '12', label: 'boats on the lake' };
  const value = JSON.stringify([heroClaims, { figure: '9', label: 'happy guests' }]);
  await db.updateTable('settings').set({ value }).where('key', '=', 'hero-claims').execute();
  const given = { language: 'hi' };
  await importTranslations(harness.ctx(operator), [
    {
      ...given,
      type: 'feature',
      documentId: await idOf('features', 'name', 'Roof garden'),
      source: 'Roof garden',
      text: 'छत पर बगीचा',
    },
    {
      ...given,
      type: 'setting',
      documentId: await idOf('settings', 'key', 'hero-claims'),
      source: 'boats on the lake',
      text: 'झील पर नावें',
    },
  ]);
  const { stay: view } = await read(stay);
  const names = view.features.flatMap(({ items }: { items: { name: string }[] }) => items.map(({ name }) => name));
  expect(names).toEqual(expect.arrayContaining(['छत पर बगीचा', 'मुफ़्त WiFi']));
  expect(JSON.stringify(await read(list))).toContain('छत पर बगीचा');
  const { view: home } = await read('/');
  expect(home.claims).toEqual([
    { figure: '12', label: 'झील पर नावें' },
    { figure: '9', label: 'खुश मेहमान' },
  ]);
  expect(home.testimonials[0].quote).toMatch(/^काठगोदाम/);
  expect((await read('/', harness.ctx())).view.claims[0].label).toBe('boats on the lake');
});

test('an attraction and a car are found and taxed as in English', async () => {
  const { page } = await read(sight);
  expect(page).toMatchObject({
    name: 'हि Ganga Rafting',
    place: 'हि Shivpuri, हि Rishikesh, हि Uttarakhand',
    inEnglish: true,
    stays: { to: '/stays?location=Rishikesh' },
  });
  expect(page.stays.text).toContain('हि Rishikesh');
  const { car: view } = await read(car);
  expect(view).toMatchObject({
    name: 'हि City Sedan',
    included: ['हि Driver'],
    supply: 'transport-with-driver',
  });
});

test('cards and headings of lists, similar and saved products are in Hindi', async () => {
  const { view, head } = await read(list);
  expect(view.cards).toMatchObject([{ card: { name: 'हि Lake House', place: 'हि Mallital, Nainital, Uttarakhand' } }]);
  expect(view.headline).toContain('हि Nainital');
  expect(view.requested.location).toBe('Nainital');
  expect(head[0].title).toContain('हि Nainital');
  const { hotels } = await read('/');
  expect(hotels.cards).toMatchObject([{ name: 'हि Lake House' }]);
  const saved = await showSaved(hindi(), { names: ['stay:lake-house', 'car-rental:city-sedan'] });
  expect(saved.map(({ name }) => name)).toEqual(['हि Lake House', 'हि City Sedan']);
});

test('suggestions are named in Hindi and search for what they are called in English', async () => {
  const ask = async (q: string, language: string) =>
    (await harness.call('GET', `/api/suggestions?q=${q}`, { headers: { 'accept-language': language } })).body.data;
  expect(await ask('nainital', 'hi')).toMatchObject([
    { kind: 'destination', name: 'हि Nainital', region: 'हि Uttarakhand', search: 'Nainital' },
  ]);
  expect(await ask('city%20sedan', 'hi')).toMatchObject([
    { kind: 'product', name: 'हि City Sedan', type: 'car-rental', slug: 'city-sedan', search: null },
  ]);
  expect(await ask('nainital', 'en')).toMatchObject([{ name: 'Nainital', region: 'Uttarakhand' }]);
});

test('a text that was changed is in English until it is translated again', async () => {
  const rename = (from: string, to: string) =>
    harness.database.db.updateTable('stays').set({ name: to }).where('name', '=', from).execute();
  await rename('Lake House', 'Lake Lodge');
  expect((await read(stay)).stay.name).toBe('Lake Lodge');
  await rename('Lake Lodge', 'Lake House');
  expect((await read(stay)).stay.name).toBe('हि Lake House');
});

test('all products of a list in Hindi are read by one statement, and none is needed in English', async () => {
  const statements: string[] = [];
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: harness.database.pool }),
    log: ({ query }: { query: { sql: string } }) => {
      statements.push(query.sql);
    },
  });
  const spent = async (path: string, language: string) => {
    statements.length = 0;
    await read(path, { ...harness.ctx(), db, language });
    return statements.filter((text) => text.includes('content_translations')).length;
  };
  expect(await spent('/all-attractions', 'en')).toBe(0);
  // one for the cards; names of places, which are cached where changes are notified, are read twice here
  expect(await spent('/all-attractions', 'hi')).toBe(3);
});

test('a translation drops the pages of its product', async () => {
  const cache = makePageCache(async (key) => {
    const products = takeDependencies((await loadPage(hindi(), key)).headers);
    return { html: Buffer.from(key), headers: {}, products };
  });
  await harness.database.onContentChange(cache.drop);
  const cached = async () => {
    for (const key of [stay, sight, car]) await cache.get(key);
    return () => [stay, sight, car].filter(cache.has);
  };
  const afterStay = await cached();
  await translate('stay', 'stays', 'lake-house', ['Last Suite']);
  expect(afterStay()).toEqual([sight, car]);
  const afterPlace = await cached();
  await translate('destination', 'destinations', 'goa', ['Goa']);
  expect(afterPlace()).toEqual([]);
});

test.each(pages)('pictures on %s are called by what they show, not described in English', async (path) => {
  const described = /"alt":"Illustration/;
  expect(JSON.stringify(await read(path, harness.ctx()))).toMatch(described);
  expect(JSON.stringify(await read(path))).not.toMatch(described);
});

test('an uploaded picture is described in Hindi, on its page and on cards; without a translation by what it shows', async () => {
  await picturesOfStay(harness, 'lake-house', { alternativeText: 'The stairs', caption: 'Forty steps down' });
  const shown = async () => {
    const { stay: view } = await read(stay);
    const { view: found } = await read(list);
    return [view.photos[0], view.rooms[0].image, found.cards[0].card].map(({ alt, caption }) => ({ alt, caption }));
  };
  const english = 'Forty steps down';
  expect(await shown()).toMatchObject([{ alt: 'हि Lake House', caption: english }, { alt: 'हि Lake Room' }, {}]);
  await translate('stay', 'stays', 'lake-house', ['The stairs', english]);
  expect(await shown()).toMatchObject([
    { alt: 'हि The stairs', caption: `हि ${english}` },
    { alt: 'हि The stairs' },
    { alt: 'हि The stairs' },
  ]);
});
