import type { Harness } from '../harness.ts';
import { staffToken } from '../staff.ts';
import type { Example } from './example.ts';
import type { HostileJson } from './hostile-values.ts';

const anyText = ['a text', 'markup', 'half a character', 'SQL', 'NaN'];
const lines = [...anyText, 'two lines'];
const forgotten = ['missing', 'null'];
const none = [...forgotten, 'an empty list'];

interface Sample {
  readonly data: Readonly<Record<string, HostileJson>>;
  readonly harmless: Readonly<Record<string, readonly string[]>>;
}

const named = { name: 'Sample', location: 'Goa', description: 'Words.' };
const namedHarmless = { name: lines, location: lines, description: lines };
const counted = ['a number', 'zero', 'minus zero'];
/** A price is never zero and has no paise. */
const priced = ['a number'];

/** A valid entry of each type that can be created, with other values its fields accept. */
const samples: Readonly<Record<string, Sample>> = {
  stays: {
    data: { ...named, price: 900, bedrooms: 2, freeCancellation: true, amenities: [1] },
    harmless: {
      ...namedHarmless,
      price: priced,
      bedrooms: [...forgotten, ...counted],
      freeCancellation: [...forgotten, 'true', 'false'],
      amenities: none,
      'amenities.0': ['missing'],
    },
  },
  'room-types': {
    data: { Name: 'Attic', Price: 900, MaxGuests: 2, stay: 1 },
    harmless: { Name: lines, Price: priced, MaxGuests: ['a number'], stay: ['a list of it'] },
  },
  features: { data: { name: 'Rope', type: 'Activities' }, harmless: { name: lines } },
  'nearby-places': {
    data: { Name: 'Well', Type: 'other', Distance: 1, stay: 1 },
    harmless: { Name: lines, Distance: [...counted, 'a fraction'], stay: ['a list of it'] },
  },
  faqs: {
    data: { question: 'Why?', answer: 'So.', stay: 1 },
    harmless: { question: lines, answer: lines, stay: ['a list of it'] },
  },
  'house-rules': {
    data: { checkInTime: '14:00', checkOutTime: '11:00', stay: 1 },
    harmless: { checkInTime: lines, checkOutTime: lines, stay: ['a list of it'] },
  },
  'stay-facts': {
    data: { couples: 'yes', steps: 3, stay: 1 },
    harmless: { couples: forgotten, steps: [...forgotten, ...counted], stay: ['a list of it'] },
  },
  attractions: {
    data: {
      ...named,
      price: 100,
      places: 5,
      included: ['Tea'],
      timeSlots: [{ name: 'Dawn', availableTimes: ['05:00'] }],
    },
    harmless: {
      ...namedHarmless,
      price: counted,
      places: counted,
      included: none,
      'included.0': ['missing', ...lines],
      timeSlots: none,
      'timeSlots.0': ['missing'],
      'timeSlots.0.name': lines,
    },
  },
  'tour-packages': {
    data: { ...named, type: 'wildlife', price: 100, places: 5 },
    harmless: { ...namedHarmless, type: forgotten, price: priced, places: counted },
  },
  'car-rentals': {
    data: {
      ...named,
      carType: 'SUV',
      transmission: 'Manual',
      fuelType: 'Petrol',
      capacity: 5,
      price: 100,
      vehicles: 1,
    },
    harmless: {
      ...namedHarmless,
      fuelType: lines,
      capacity: ['a number'],
      price: priced,
      vehicles: counted,
    },
  },
  languages: { data: { name: 'Odia', code: 'or' }, harmless: { name: lines } },
  'popular-filters': { data: { name: 'Quiet', code: 'quiet' }, harmless: { name: lines, code: ['a text'] } },
  destinations: {
    data: { name: 'Diu', region: 'Diu', latitude: 20, longitude: 70, aliases: ['div'] },
    harmless: {
      name: lines,
      region: lines,
      latitude: ['a number', 'zero', 'minus zero', 'a fraction', 'negative'],
      longitude: ['a number', 'zero', 'minus zero', 'a fraction', 'negative'],
      aliases: none,
      'aliases.0': ['missing', ...lines],
    },
  },
};

/** The same fields inside `data`; in a change each of them may be missing. */
const inside = (harmless: Sample['harmless'], change: boolean) =>
  Object.fromEntries(
    Object.entries(harmless).map(([field, value]) => {
      const own = change && !field.includes('.') ? [...value, 'missing'] : value;
      return [`data.${field}`, own];
    }),
  );

const admins = new WeakMap<Harness, Promise<string>>();
function admin(harness: Harness): Promise<string> {
  const token = admins.get(harness) ?? staffToken(harness);
  admins.set(harness, token);
  return token;
}

let counter = 0;
/** The same entry with unique texts. */
function another(path: string, { data }: Sample): Record<string, HostileJson> {
  counter += 1;
  const word = counter.toString(36).replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '');
  if (path === 'room-types') return { ...data, Name: `Attic ${counter}` };
  if (path === 'features') return { ...data, name: `Rope ${counter}` };
  if (path === 'languages') return { ...data, name: `Odia ${counter}`, code: `or-x${counter}x` };
  if (path === 'popular-filters') return { ...data, name: `Quiet ${counter}`, code: `quiet_${word}` };
  return { ...data };
}

const before = new WeakMap<Harness, Map<string, number>>();

/** Deletes entries of earlier requests, so that they do not block the next. */
async function clear(harness: Harness, path: string): Promise<void> {
  const table = path.replaceAll('-', '_');
  const { pool } = harness.database;
  const known = before.get(harness) ?? new Map<string, number>();
  before.set(harness, known);
  if (!known.has(path)) {
    const { rows } = await pool.query<{ id: number }>(`select coalesce(max(id), 0) as id from ${table}`);
    known.set(path, path === 'house-rules' ? 0 : (rows[0]?.id ?? 0));
  }
  await pool.query(`delete from ${table} where id > $1`, [known.get(path)]);
}

async function makeOne(harness: Harness, path: string, sample: Sample): Promise<string> {
  await clear(harness, path);
  const token = await admin(harness);
  const { status, body } = await harness.call('POST', `/api/${path}`, { token, body: { data: another(path, sample) } });
  if (status !== 201) throw new Error(`${path}: ${JSON.stringify(body)}`);
  return body.data.documentId;
}

/** Relations that are set when an entry is created. */
const fixed: Readonly<Record<string, string>> = { 'room-types': 'stay' };

function without(record: Readonly<Record<string, HostileJson>>, key: string | undefined): Record<string, HostileJson> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));
}

/** A valid request for every content write with a body, and for the API tokens. */
export const contentExamples: Readonly<Record<string, Example>> = Object.fromEntries([
  ...Object.entries(samples).flatMap(([path, sample]): [string, Example][] => [
    [
      `POST /api/${path}`,
      {
        prepare: async (harness) => {
          await clear(harness, path);
          return { path: `/api/${path}`, token: await admin(harness), body: { data: another(path, sample) } };
        },
        harmless: inside(sample.harmless, false),
      },
    ],
    [
      `PUT /api/${path}/:documentId`,
      {
        prepare: async (harness) => ({
          path: `/api/${path}/${await makeOne(harness, path, sample)}`,
          token: await admin(harness),
          body: { data: without(another(path, sample), fixed[path]) },
        }),
        harmless: {
          ...Object.fromEntries(Object.keys(sample.data).map((field) => [`data.${field}`, ['missing']])),
          ...inside(sample.harmless, true),
        },
      },
    ],
  ]),
  [
    'POST /api/admin/api-tokens',
    {
      prepare: async (harness) => ({
        path: '/api/admin/api-tokens',
        token: await admin(harness),
        body: { name: 'Feed', scopes: { stay: ['find'] }, expiresAt: '2037-01-01T00:00:00Z' },
      }),
      harmless: { name: anyText, expiresAt: forgotten },
    },
  ],
  [
    'PUT /api/reviews/:documentId',
    {
      prepare: async (harness) => ({
        path: `/api/reviews/${(await harness.call('GET', '/api/reviews')).body.data[0].documentId}`,
        token: await admin(harness),
        body: { data: { Name: 'Asha', Rating: 5, Comment: 'Lovely.' } },
      }),
      harmless: {
        'data.Name': ['missing', ...lines],
        'data.Rating': ['missing'],
        'data.Comment': ['missing', ...lines],
      },
    },
  ],
  [
    'PUT /api/settings/:documentId',
    {
      prepare: async (harness) => ({
        path: `/api/settings/${(await harness.call('GET', '/api/settings?filters[key]=hero')).body.data[0].documentId}`,
        token: await admin(harness),
        body: { data: { value: { variant: 'counters' } } },
      }),
      harmless: { 'data.value': ['missing'] },
    },
  ],
]);
