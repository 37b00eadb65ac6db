import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { growCatalogue } from '../../database/sample/grow-catalogue.ts';
import { plainWords } from '../../service/catalog/plain-words.ts';
import { readSuggestible, type SuggestibleProduct } from '../../service/catalog/suggestible/read-suggestible.ts';
import { makeSuggestions, suggest } from '../../service/search/suggestions/suggestions.ts';
import { type Harness, startHarness } from '../harness.ts';
import { staffToken } from '../staff.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

const ask = (query: string, address?: string) =>
  harness.call('GET', `/api/suggestions?${query}`, address ? { headers: { 'x-forwarded-for': address } } : {});
const names = async (query: string) =>
  (await ask(query)).body.data.map(({ kind, name }: { kind: string; name: string }) => `${kind} ${name}`);

test('a typed text finds places by any name, landmarks and products, with location and counts', async () => {
  const { status, body } = await ask('q=nanital&type=stay');
  const image = '/artwork/himalayan-lake-3.svg';
  const place = { place: null, region: 'Uttarakhand', search: 'Nainital', type: null, slug: null, image, offers: 1 };
  expect([status, body]).toEqual([200, { data: [{ kind: 'destination', name: 'Nainital', ...place }], meta: {} }]);
  expect((await ask('q=lake%20house')).body.data).toEqual([
    {
      ...place,
      kind: 'product',
      name: 'Lake House',
      place: 'Nainital',
      search: null,
      type: 'stay',
      slug: 'lake-house',
      image: expect.stringMatching(/^\/artwork\/[\w.-]+\.svg$/),
      offers: null,
    },
  ]);
  expect((await ask('q=mall%20road&type=stay')).body.data[0]).toMatchObject({
    kind: 'landmark',
    search: 'Nainital',
    image: null,
    offers: 1,
  });
  expect(await names('q=benares')).toEqual(['destination Varanasi']);
  expect(await names(`q=${encodeURIComponent('वाराणसी')}`)).toEqual(['destination Varanasi']);
  for (const text of ['ಗೋವಾ', 'கோவா', 'గోవా', 'ഗോവ', 'গোয়া', 'ગોવા', 'ਗੋਆ', 'ଗୋଆ'])
    expect([text, (await names(`q=${encodeURIComponent(text)}`))[0]]).toEqual([text, 'destination Goa']);
  expect(await names(`q=${encodeURIComponent('বারাণ')}`)).toEqual(['destination Varanasi']);
  expect((await names(`q=${encodeURIComponent('உத்தரா')}`))[0]).toBe('region Uttarakhand');
  expect(await names('q=lake%20house&type=attraction')).toEqual([]);
  expect(await names('q=')).toEqual([]);
});

test('invalid queries are refused, and hostile ones find nothing', async () => {
  for (const query of ['', 'type=stay', `q=${'a'.repeat(101)}`, 'q=goa&type=boat'])
    expect((await ask(query)).status, query).toBe(400);
  for (const text of ['%00', "' or 1=1 --", '%25', '_', '\u{1f6a9}', '*'.repeat(100), 'a '.repeat(50)])
    expect((await ask(`q=${encodeURIComponent(text)}`)).status, text).toBe(200);
});

test('published entries are suggested within ten seconds, and unpublished ones no longer', async () => {
  const token = await staffToken(harness);
  const data = {
    name: 'Spiti',
    region: 'Himachal Pradesh',
    latitude: 32.2,
    longitude: 78.1,
    description: 'High and dry.',
  };
  const created = await harness.call('POST', '/api/destinations', { token, body: { data } });
  expect(created.status).toBe(201);
  expect(await names('q=spiti'), 'the index is kept').toEqual([]);
  harness.clock.advance(10_000);
  expect(await names('q=spiti')).toEqual(['destination Spiti']);
  await harness.call('DELETE', `/api/destinations/${created.body.data.documentId}`, { token });
  harness.clock.advance(10_000);
  expect(await names('q=spiti')).toEqual([]);
});

test('a product that no process holds, as there are more, is found by the words of its name and its place', async () => {
  const many = await startHarness();
  try {
    await growCatalogue(many.database.db, 2_600);
    const find = async (query: string) =>
      (await many.call('GET', `/api/suggestions?${query}`)).body.data.map(({ name }: { name: string }) => name);
    const { rows } = await sql<{ name: string }>`
      select name from stays order by reviews desc, id offset 2550 limit 1`.execute(many.database.db);
    const name = rows[0]?.name ?? '';
    const [words, number] = [plainWords(name), name.split(' ').at(-1)];
    expect(words).toMatch(/^ganga hostel \d+$/);
    expect(await find(`q=${words}`)).toEqual([name]);
    expect(await find(`q=${number} rishi&type=stay`)).toEqual([name]);
    expect(await find(`q=${words}&type=attraction`)).toEqual([]);
    expect(await find(`q=${encodeURIComponent(`${words}' :* & !hostel`)}`)).toEqual([name]);
    await many.database.db.updateTable('stays').where('name', '=', name).set({ published_at: null }).execute();
    expect(await find(`q=${words}`)).toEqual([]);
  } finally {
    await many.close();
  }
});

test('an exact name comes first, from the index that holds all products and from the database alike', async () => {
  const many = await startHarness();
  try {
    await growCatalogue(many.database.db, 2_600);
    const { db } = many.database;
    const { rows: last } = await sql<{ id: number }>`
      select id from stays order by reviews desc, id offset 2550 limit 3`.execute(db);
    const names = ['Hôstel', 'Palm', 'Ganga Hostel 9'];
    for (const [at, name] of names.entries())
      await sql`
        update stays set name = ${name}, search_text = ${plainWords(`${name} Goa Hostels`)}
        where id = ${last[at]?.id ?? 0}`.execute(db);
    const held = await readSuggestible({ db });
    expect(held.whole).toBe(false);
    const products = await sql<SuggestibleProduct>`
      select 'stay' as type, s.slug, s.name, s.destination_id as destination, s.reviews, m.url as image
      from stays s join media m on m.id = s.image_id`.execute(db);
    const all = makeSuggestions({ ...held, products: products.rows, whole: true });
    for (const typed of ['hostel', 'HÔSTEL', 'palm', 'ganga hostel 9', 'Gángá Hostel', 'goa', 'Rishikesh']) {
      const [first] = (await many.call('GET', `/api/suggestions?q=${encodeURIComponent(typed)}&type=stay`)).body.data;
      expect(plainWords(first.name), typed).toBe(plainWords(typed));
      expect(first, typed).toEqual(suggest(all, typed, 'stay')[0]);
    }
  } finally {
    await many.close();
  }
});

test('one network can ask 600 times a minute', async () => {
  const statuses = [];
  for (let at = 0; at < 601; at += 1) statuses.push((await ask('q=', '203.0.113.77')).status);
  expect([statuses[599], statuses[600]]).toEqual([200, 429]);
});
