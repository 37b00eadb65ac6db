import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { content } from '../../service/catalog/products/content-types.ts';
import { writeHooks } from '../../service/catalog/products/write-hooks.ts';
import { typeNamed } from '../../service/content/content-type.ts';
import { type ImportedEntry, importEntries } from '../../service/content/import-entries.ts';
import type { WriteHooks } from '../../service/content/write-hooks.ts';
import { operator, type Viewer, visitor } from '../../service/core/viewer.ts';
import { inTransaction } from '../../service/platform/context.ts';
import { type Harness, startHarness } from '../harness.ts';
import { staffToken } from '../staff.ts';

let harness: Harness;
let admin: string;
beforeAll(async () => {
  harness = await startHarness();
  admin = await staffToken(harness);
});
afterAll(() => harness.close());

function bring(type: string, entries: readonly ImportedEntry[], viewer: Viewer = operator, hooks = writeHooks[type]) {
  const subject = { model: content, type: typeNamed(content, type), hooks };
  return inTransaction(harness.ctx(viewer), (ctx) => importEntries(ctx, { subject, entries }));
}

const entry = (documentId: string, data: object, from = `${documentId}.json`): ImportedEntry => ({
  documentId,
  data,
  from,
});

type Shown = Record<string, unknown>;
const firstWith = async (path: string, slug: string): Promise<Shown> => {
  const { body } = await harness.call('GET', `/api/${path}?filters[slug]=${slug}&populate=*&populate=destination`);
  expect(body.data, `${path} ${slug}`).toHaveLength(1);
  return body.data[0];
};

/** Without what differs between any two entries. */
function alike(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (key, inner: unknown) =>
      ['id', 'documentId', 'slug', 'createdAt', 'updatedAt', 'publishedAt'].includes(key) ? undefined : inner,
    ),
  );
}

const boat = {
  name: 'Boat at Dawn',
  location: 'Varanasi',
  description: 'Oars, no engine.',
  price: 450,
  places: 8,
  childPrice: 200,
  included: ['Tea in clay cups'],
  image: 1,
  gallery: [2, 1],
  languages: [2, 1],
  timeSlots: [
    { name: 'Dawn', availableTimes: ['05:15', '05:45'] },
    { name: 'Dusk', availableTimes: ['17:30'] },
  ],
  attraction_faqs: [{ question: 'Is it cold?', answer: 'In January, yes.' }],
};
const inn = {
  name: 'Palm Inn',
  location: 'Palolem, Goa',
  description: 'By the sea.',
  type: 'Villas',
  image: 1,
  price: 900,
  stayimages: [3, 2],
  amenities: { connect: [1, 2] },
};

describe('an import creates the same entries as single creates', () => {
  test.each([
    ['attractions', 'attraction', boat],
    ['stays', 'stay', inn],
  ])('of %s', async (path, type, data) => {
    const { status, body } = await harness.call('POST', `/api/${path}`, {
      token: admin,
      body: { data: { ...data, slug: `made-${type}` } },
    });
    expect(status, JSON.stringify(body)).toBe(201);
    await bring(type, [entry(`brought0${type}`, { ...data, slug: `brought-${type}` })]);
    const brought = await firstWith(path, `brought-${type}`);
    expect(brought).toMatchObject({ documentId: `brought0${type}`, destination: { name: expect.any(String) } });
    expect(alike(brought)).toEqual(alike(await firstWith(path, `made-${type}`)));
    const table = type === 'stay' ? 'stays' : 'attractions';
    const texts = await harness.database.db
      .selectFrom(table)
      .select('search_text')
      .where('slug', 'in', [`made-${type}`, `brought-${type}`])
      .execute();
    expect(texts).toHaveLength(2);
    expect(texts[0]).toEqual(texts[1]);
  });

  test('with rooms in their order behind those that are there, and the price of the cheapest', async () => {
    await bring('stay', [
      entry('grand0inn', { ...inn, slug: 'grand-inn' }),
      entry('small0inn', { ...inn, slug: 'small-inn' }),
    ]);
    const room = (name: string, price: number, stay: string) =>
      entry(`room ${name}`, { Name: name, Price: price, MaxGuests: 2, rooms: 3, stay });
    await bring('room-type', [room('A', 900, 'grand0inn')]);
    await bring('room-type', [
      room('B', 800, 'grand0inn'),
      room('C', 2000, 'small0inn'),
      room('D', 700, 'grand0inn'),
      room('E', 1900, 'small0inn'),
    ]);
    const names = async (slug: string) => {
      const stay = await firstWith('stays', slug);
      return [stay['price'], ...Object(stay['room_types']).map(({ Name }: Shown) => Name)];
    };
    expect(await names('grand-inn')).toEqual([700, 'A', 'B', 'D']);
    expect(await names('small-inn')).toEqual([1900, 'C', 'E']);
    const places = await harness.database.db
      .selectFrom('room_types')
      .select(['name', 'position'])
      .where('document_id', 'like', 'room %')
      .orderBy('name')
      .execute();
    expect(places.map(({ name, position }) => `${name} ${position}`)).toEqual(['A 0', 'B 1', 'C 0', 'D 2', 'E 1']);
  });

  test('and reviews that count for their product', async () => {
    const review = (number: number, Rating: number, also: ReadonlyMap<string, unknown>): ImportedEntry => ({
      ...entry(`review0${number}`, { Name: 'Asha', Rating, Comment: 'Calm.', attraction: 'brought0attraction' }),
      also,
    });
    const recorded = new Map([['recorded', true]]);
    await bring('review', [review(1, 5, recorded), review(2, 4, recorded), review(3, 1, new Map())]);
    expect(await firstWith('attractions', 'brought-attraction')).toMatchObject({ rating: 4.5, reviews: 2 });
  });

  test('and hooks follow all of them at once', async () => {
    const followed: unknown[] = [];
    const hooks: WriteHooks = {
      follow: async (_ctx, entries) => {
        followed.push(entries.map(({ before, after, links }) => [before, after['name'], [...links]]));
      },
    };
    const language = (code: string) => entry(`language0${code}`, { code, name: `The ${code}` });
    await bring('language', [language('ta'), language('bn')], operator, hooks);
    expect(followed).toEqual([
      [
        [undefined, 'The ta', []],
        [undefined, 'The bn', []],
      ],
    ]);
  });

  test('but without audit entries and webhooks', async () => {
    const rows = await harness.database.db.selectFrom('audit_rows').select('subject_id').execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ subject_id }) => subject_id.startsWith('brought0'))).toEqual([]);
  });
});

describe('nothing is brought', () => {
  const count = async () => {
    const { rows } = await harness.database.pool.query<{ n: number }>(
      'select (select count(*) from stays) + (select count(*) from sellables) + (select count(*) from stay_images) as n',
    );
    return rows[0]?.n;
  };

  test.each([
    ['a field that breaks its declaration', { bedrooms: -1 }, 'b.json: bedrooms must be greater than or equal to 0'],
    ['several', { bedrooms: -1, type: 'Castles' }, /^b\.json: type must be one of: .*; bedrooms must be greater/],
    ['a field that nobody declares', { stars: 5 }, 'b.json: Invalid key stars'],
    ['a link to nothing', { image: 4_000_000 }, 'b.json: image names an entry that does not exist: 4000000'],
    ['a slug that is taken', { slug: 'lake-house' }, 'This attribute must be unique'],
  ])('with %s', async (_what, wrong, message) => {
    const before = await count();
    const good = entry('good0inn', { ...inn, slug: 'good-inn' }, 'a.json');
    const bad = entry('bad0inn', { ...inn, slug: 'bad-inn', ...wrong }, 'b.json');
    await expect(bring('stay', [good, bad])).rejects.toThrow(message);
    expect(await count()).toBe(before);
  });

  test('that the rules of its type refuse', async () => {
    const hooks: WriteHooks = { ...writeHooks['stay'], check: () => Promise.reject(new Error('full')) };
    await expect(bring('stay', [entry('good0inn', inn)], operator, hooks)).rejects.toThrow('full');
  });

  test('by a user without the right', async () => {
    await expect(bring('stay', [entry('good0inn', inn)], visitor)).rejects.toThrow('Missing or invalid credentials');
    const reader: Viewer = { kind: 'token', tokenId: 1, name: 'Export', scopes: { '*': ['find'] } };
    await expect(bring('stay', [], reader)).rejects.toThrow('Forbidden');
  });
});
