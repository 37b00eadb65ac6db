import { expect } from 'vitest';
import { type Case, post } from './case.ts';
import { both, exactly, header, refuses, shows } from './expected.ts';
import { ids } from './ground.ts';

const admin = { bearer: 'admin' } as const;
const make = (path: string, data: unknown) => post(path, { data }, admin);
const car = {
  name: 'Night Bus',
  location: 'Agra',
  description: 'Sleeps.',
  price: 900,
  carType: 'MUV',
  transmission: 'Manual',
  fuelType: 'CNG',
  capacity: 7,
  vehicles: 2,
};
const rejects = (message: string, ...paths: readonly string[][]) =>
  refuses('ValidationError', message, {
    errors: paths.map((path) => ({ path, message: expect.any(String), name: 'ValidationError' })),
  });
const noData = refuses('ValidationError', 'Missing "data" payload in the request body', {});

/** Entries that staff and programs make. */
export const creations: readonly Case[] = [
  [
    'an entry is made and answered whole',
    make('languages', { name: 'Bengali', code: 'bn' }),
    201,
    both(
      exactly({
        data: {
          id: expect.any(Number),
          documentId: expect.stringMatching(/^[0-9a-f]{24}$/),
          name: 'Bengali',
          code: 'bn',
          createdAt: '2026-11-20T04:30:00.000Z',
          updatedAt: '2026-11-20T04:30:00.000Z',
          publishedAt: '2026-11-20T04:30:00.000Z',
        },
        meta: {},
      }),
      header('etag', /^"\d+-/),
    ),
  ],
  [
    'with the fields asked for',
    post('languages?fields=code', { data: { name: 'Tamil', code: 'ta' } }, admin),
    201,
    ({ body }) => expect(Object.keys(body.data)).toEqual(['id', 'documentId', 'code']),
  ],
  [
    'by a program',
    post('languages', { data: { name: 'Telugu', code: 'te' } }, { bearer: 'languages writer' }),
    201,
    shows({ code: 'te' }),
  ],
  [
    'by an editor',
    post('languages', { data: { name: 'Marathi', code: 'mr' } }, { bearer: 'editor' }),
    201,
    shows({ code: 'mr' }),
  ],
  [
    'as a draft',
    post('languages?status=draft', { data: { name: 'Urdu', code: 'ur' } }, admin),
    201,
    shows({ code: 'ur', publishedAt: null }),
  ],
  ['a draft is not seen', 'languages?filters[code]=ur', 200, exactly({ data: [], meta: expect.any(Object) })],
  [
    'with its defaults',
    make('car-rentals', car),
    201,
    shows({
      slug: 'night-bus',
      available: 'Available daily',
      freeKms: 0,
      freeCancellation: false,
      features: [],
      rating: 0,
      reviews: 0,
    }),
  ],
  [
    'with a relation by number',
    make('faqs', { question: 'Why?', answer: 'So.', stay: 2 }),
    201,
    shows({ question: 'Why?' }),
  ],
  [
    'by documentId, populated',
    post('faqs?populate=stay', { data: { question: 'How?', answer: 'So.', stay: ids.palm } }, admin),
    201,
    shows({ stay: { slug: 'palm-villa' } }),
  ],
  [
    'by connect',
    post(
      'faqs?populate=stay',
      { data: { question: 'Who?', answer: 'So.', stay: { connect: [{ documentId: ids.palm }] } } },
      admin,
    ),
    201,
    shows({ stay: { slug: 'palm-villa' } }),
  ],
  ['no data', post('languages', {}, admin), 400, noData],
  ['data that is a list', make('languages', []), 400, noData],
  ['no body', { method: 'POST', path: 'languages', ...admin }, 400, noData],
  [
    'broken JSON',
    post('languages', '{', { ...admin, headers: { 'content-type': 'application/json' } }),
    400,
    refuses('BadRequestError', 'The body is not valid JSON'),
  ],
  [
    'an unknown field',
    make('languages', { name: 'Odia', code: 'or', foo: 1 }),
    400,
    refuses('ValidationError', 'Invalid key foo', { key: 'foo', path: 'foo', source: 'body' }),
  ],
  [
    'a private field',
    make('stays', { name: 'X', location: 'X', description: 'X', search_text: 'x' }),
    400,
    refuses('ValidationError', 'Invalid key search_text'),
  ],
  [
    'what follows from something else',
    make('stays', { name: 'X', location: 'X', description: 'X', rating: 10 }),
    400,
    refuses('ValidationError', 'rating cannot be written'),
  ],
  ['nothing of what is required', make('languages', {}), 400, rejects('2 errors occurred', ['name'], ['code'])],
  ['one thing missing', make('languages', { name: 'Odia' }), 400, rejects('code must be defined.', ['code'])],
  [
    'a relation missing',
    make('faqs', { question: 'Why?', answer: 'So.' }),
    400,
    rejects('stay must be defined.', ['stay']),
  ],
  [
    'a text that is a number',
    make('languages', { name: 7, code: 'or' }),
    400,
    rejects('name must be a string', ['name']),
  ],
  [
    'a number that is a text',
    make('car-rentals', { ...car, price: '900' }),
    400,
    rejects('price must be a number', ['price']),
  ],
  [
    'half a seat',
    make('car-rentals', { ...car, capacity: 4.5 }),
    400,
    rejects('capacity must be an integer', ['capacity']),
  ],
  [
    'a price below 1',
    make('car-rentals', { ...car, price: 0 }),
    400,
    rejects('price must be greater than or equal to 1', ['price']),
  ],
  [
    'a price below 0',
    make('car-rentals', { ...car, price: -1 }),
    400,
    rejects('price must be greater than or equal to 1', ['price']),
  ],
  [
    'a price with paise',
    make('car-rentals', { ...car, price: 2200.5 }),
    400,
    rejects('price must be a whole number of rupees, without paise', ['price']),
  ],
  [
    'yes as a text',
    make('car-rentals', { ...car, freeCancellation: 'true' }),
    400,
    rejects('freeCancellation must be a boolean', ['freeCancellation']),
  ],
  [
    'a word that is none of the words',
    make('car-rentals', { ...car, carType: 'Tank' }),
    400,
    ({ body }) => expect(body.error.message).toMatch(/^carType must be one of: Hatchback, Sedan/),
  ],
  [
    'a text for a list',
    make('car-rentals', { ...car, features: 'AC' }),
    400,
    rejects('features must be a list of texts', ['features']),
  ],
  [
    'an address that is taken',
    make('car-rentals', { ...car, slug: 'city-sedan' }),
    400,
    rejects('This attribute must be unique', ['slug']),
  ],
  [
    'an unknown entry in a relation',
    make('faqs', { question: 'Why?', answer: 'So.', stay: 999 }),
    400,
    refuses('ValidationError', 'stay names an entry that does not exist: 999'),
  ],
];
