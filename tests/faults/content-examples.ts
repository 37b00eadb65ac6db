import { staffToken } from '../staff.ts';
import type { World } from '../world.ts';
import type { Example } from './example.ts';
import type { Json } from './hostile-values.ts';

const anyText = ['a text', 'markup', 'half a character', 'SQL', 'NaN'];
const lines = [...anyText, 'two lines'];
const forgotten = ['missing', 'null'];
const none = [...forgotten, 'an empty list'];

interface Sample {
  readonly data: Readonly<Record<string, Json>>;
  readonly harmless: Readonly<Record<string, readonly string[]>>;
}

const named = { name: 'Sample', location: 'Goa', description: 'Words.' };
const namedHarmless = { name: lines, location: lines, description: lines };
const counted = ['a number', 'zero', 'minus zero'];
/** A price is never nothing, and has no paise. */
const priced = ['a number'];

/** An entry of each type that can be made, with what else its fields may hold. */
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
    Object.entries(harmless).map(([field, what]) => {
      const own = change && !field.includes('.') ? [...what, 'missing'] : what;
      return [`data.${field}`, own];
    }),
  );

const admins = new WeakMap<World, Promise<string>>();
function admin(world: World): Promise<string> {
  const token = admins.get(world) ?? staffToken(world);
  admins.set(world, token);
  return token;
}

let made = 0;
/** The same entry under words that no other has. */
function another(path: string, { data }: Sample): Record<string, Json> {
  made += 1;
  const word = made.toString(36).replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '');
  if (path === 'room-types') return { ...data, Name: `Attic ${made}` };
  if (path === 'features') return { ...data, name: `Rope ${made}` };
  if (path === 'languages') return { ...data, name: `Odia ${made}`, code: `or-x${made}x` };
  if (path === 'popular-filters') return { ...data, name: `Quiet ${made}`, code: `quiet_${word}` };
  return { ...data };
}

const before = new WeakMap<World, Map<string, number>>();

/** Takes away what earlier requests have made, so that nothing stands in the way of the next. */
async function clear(world: World, path: string): Promise<void> {
  const table = path.replaceAll('-', '_');
  const { pool } = world.database;
  const known = before.get(world) ?? new Map<string, number>();
  before.set(world, known);
  if (!known.has(path)) {
    const { rows } = await pool.query<{ id: number }>(`select coalesce(max(id), 0) as id from ${table}`);
    known.set(path, path === 'house-rules' ? 0 : (rows[0]?.id ?? 0));
  }
  await pool.query(`delete from ${table} where id > $1`, [known.get(path)]);
}

async function makeOne(world: World, path: string, sample: Sample): Promise<string> {
  await clear(world, path);
  const token = await admin(world);
  const { status, body } = await world.call('POST', `/api/${path}`, { token, body: { data: another(path, sample) } });
  if (status !== 201) throw new Error(`${path}: ${JSON.stringify(body)}`);
  return body.data.documentId;
}

/** Relations that are decided when an entry is made. */
const fixed: Readonly<Record<string, string>> = { 'room-types': 'stay' };

function without(record: Readonly<Record<string, Json>>, key: string | undefined): Record<string, Json> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));
}

/** A valid request for every write of content with a body, and for the tokens of those who send them. */
export const contentExamples: Readonly<Record<string, Example>> = Object.fromEntries([
  ...Object.entries(samples).flatMap(([path, sample]): [string, Example][] => [
    [
      `POST /api/${path}`,
      {
        prepare: async (world) => {
          await clear(world, path);
          return { path: `/api/${path}`, token: await admin(world), body: { data: another(path, sample) } };
        },
        harmless: inside(sample.harmless, false),
      },
    ],
    [
      `PUT /api/${path}/:documentId`,
      {
        prepare: async (world) => ({
          path: `/api/${path}/${await makeOne(world, path, sample)}`,
          token: await admin(world),
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
      prepare: async (world) => ({
        path: '/api/admin/api-tokens',
        token: await admin(world),
        body: { name: 'Feed', scopes: { stay: ['find'] }, expiresAt: '2037-01-01T00:00:00Z' },
      }),
      harmless: { name: anyText, expiresAt: forgotten },
    },
  ],
  [
    'PUT /api/reviews/:documentId',
    {
      prepare: async (world) => ({
        path: `/api/reviews/${(await world.call('GET', '/api/reviews')).body.data[0].documentId}`,
        token: await admin(world),
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
      prepare: async (world) => ({
        path: `/api/settings/${(await world.call('GET', '/api/settings?filters[key]=hero')).body.data[0].documentId}`,
        token: await admin(world),
        body: { data: { value: { variant: 'counters' } } },
      }),
      harmless: { 'data.value': ['missing'] },
    },
  ],
]);
