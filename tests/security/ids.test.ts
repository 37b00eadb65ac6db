import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { calls } from '../../service/api/calls.ts';
import { content } from '../../service/catalog/products/content-types.ts';
import type { Call } from '../../service/platform/call.ts';
import { staffToken } from '../staff.ts';
import { book, carBooking, newBookingId } from '../travellers.ts';
import { type Attacked, openAttacked } from './attacked.ts';

/** Ids of another person's data, which none of the callers may see or change. */
interface Private {
  readonly bookingId: string;
  readonly carBookingId: string;
  readonly token: string;
  readonly webhook: string;
  readonly channel: string;
  readonly picture: string;
  readonly session: string;
  readonly saved: string;
  /** An entry of each content type that is not published, by the type's path. */
  readonly drafts: ReadonlyMap<string, string>;
}

type Who = 'visitor' | 'traveller' | 'editor' | 'program';

/** How a call that takes an id answers when the id is not for the caller. */
interface Guard {
  readonly foreign: (stored: Private) => string;
  /** Status by caller; callers who are not listed may use the id. */
  readonly answers: Partial<Record<Who, number>>;
  readonly body?: (id: string) => unknown;
  /** Where the id is sent, when not in the path. */
  readonly at?: (id: string) => string;
}

const readers = { visitor: 404, traveller: 404, program: 404 } as const;
const outsiders = { visitor: 401, traveller: 403, program: 403 } as const;
const admins = { visitor: 401, traveller: 403, editor: 403, program: 403 } as const;
const owners = { visitor: 401, traveller: 404, editor: 404, program: 403 } as const;
const holders = { visitor: 404, traveller: 404, editor: 404, program: 404 } as const;

const contentPaths = [
  'stays',
  'room-types',
  'features',
  'nearby-places',
  'faqs',
  'house-rules',
  'stay-facts',
  'attractions',
  'tour-packages',
  'car-rentals',
  'languages',
  'popular-filters',
  'reviews',
  'destinations',
  'settings',
];
const webhook = '/api/admin/webhooks/:documentId';
const byHook = { foreign: ({ webhook }: Private) => webhook, answers: admins };
const byPicture = { foreign: ({ picture }: Private) => picture, answers: outsiders };

function ofContent(path: string): [string, Guard][] {
  const entry = `/api/${path}/:documentId`;
  const foreign = ({ drafts }: Private) => drafts.get(path) ?? '';
  const data = () => ({ data: {} });
  return [
    [`GET ${entry}`, { foreign, answers: readers }],
    [`PUT ${entry}`, { foreign, answers: outsiders, body: data }],
    [`DELETE ${entry}`, { foreign, answers: outsiders }],
    [`POST ${entry}/actions/publish`, { foreign, answers: outsiders }],
    [`POST ${entry}/actions/unpublish`, { foreign, answers: outsiders }],
  ];
}

/** Every call that takes an id. Settings can be neither created nor deleted. */
const guards: ReadonlyMap<string, Guard> = new Map<string, Guard>([
  ...contentPaths.flatMap(ofContent).filter(([call]) => !/^(DELETE|POST) \/api\/settings/.test(call)),
  ['GET /api/bookings/:bookingId', { foreign: ({ bookingId }) => bookingId, answers: owners }],
  ...['documents', 'voucher.pdf', 'invoice.pdf', 'itinerary.pdf', 'trip.ics'].map((file): [string, Guard] => [
    `GET /api/bookings/:bookingId/${file}`,
    { foreign: ({ bookingId }) => bookingId, answers: holders },
  ]),
  ['POST /api/bookings/:bookingId/cancel', { foreign: ({ bookingId }) => bookingId, answers: owners }],
  [
    'POST /api/bookings/:bookingId/keep',
    { foreign: ({ carBookingId }) => carBookingId, answers: holders, body: () => ({ key: 'k'.repeat(43) }) },
  ],
  [
    'POST /api/bookings/:bookingId/items/:line/refund',
    {
      foreign: ({ carBookingId }) => carBookingId,
      answers: holders,
      at: (id) => `/api/bookings/${id}/items/1/refund`,
      body: () => ({ key: 'k'.repeat(43) }),
    },
  ],
  [
    'GET /api/bookings/:bookingId/items/:line/substitutes',
    {
      foreign: ({ carBookingId }) => carBookingId,
      answers: holders,
      at: (id) => `/api/bookings/${id}/items/1/substitutes`,
    },
  ],
  [
    'POST /api/bookings/:bookingId/items/:line/substitute',
    {
      foreign: ({ carBookingId }) => carBookingId,
      answers: holders,
      at: (id) => `/api/bookings/${id}/items/1/substitute`,
      body: () => ({ stay: 'lake-house', roomType: 'Lake Room', refund: 0, key: 'k'.repeat(43) }),
    },
  ],
  ['DELETE /api/users/me/saved/:name', { foreign: ({ saved }) => saved, answers: owners }],
  ['DELETE /api/users/me/sessions/:id', { foreign: ({ session }) => session, answers: owners }],
  ...[
    ['hide', { reason: 'Mine' }],
    ['show', undefined],
    ['answer', { answer: 'Mine' }],
  ].map(([action, body]): [string, Guard] => [
    `POST /api/admin/reviews/:documentId/${action}`,
    { foreign: ({ drafts }) => drafts.get('reviews') ?? '', answers: outsiders, ...(body && { body: () => body }) },
  ]),
  ['GET /api/bookings/:bookingId/messages', { foreign: ({ bookingId }) => bookingId, answers: holders }],
  [
    'POST /api/bookings/:bookingId/messages',
    {
      foreign: ({ carBookingId }) => carBookingId,
      answers: holders,
      body: () => ({ text: 'Mine', key: 'k'.repeat(32) }),
    },
  ],
  ['POST /api/bookings/:bookingId/messages/files', { foreign: ({ bookingId }) => bookingId, answers: holders }],
  [
    'GET /api/bookings/:bookingId/attachments/:attachmentId',
    { foreign: ({ bookingId }) => bookingId, answers: holders },
  ],
  ['GET /api/admin/bookings/:bookingId/messages', { foreign: ({ bookingId }) => bookingId, answers: admins }],
  [
    'POST /api/admin/bookings/:bookingId/messages',
    { foreign: ({ bookingId }) => bookingId, answers: admins, body: () => ({ text: 'Mine' }) },
  ],
  ['POST /api/admin/bookings/:bookingId/messages/files', { foreign: ({ bookingId }) => bookingId, answers: admins }],
  ['GET /api/bookings/:bookingId/details', { foreign: ({ bookingId }) => bookingId, answers: holders }],
  [
    'POST /api/bookings/:bookingId/details',
    {
      foreign: ({ carBookingId }) => carBookingId,
      answers: holders,
      body: () => ({ version: 1, leadTraveller: 'Mine', key: 'k'.repeat(32) }),
    },
  ],
  ['GET /api/admin/bookings/:bookingId/details', { foreign: ({ bookingId }) => bookingId, answers: admins }],
  ['GET /api/bookings/:bookingId/again', { foreign: ({ bookingId }) => bookingId, answers: holders }],
  ['GET /api/bookings/:bookingId/changes', { foreign: ({ bookingId }) => bookingId, answers: holders }],
  [
    'POST /api/bookings/:bookingId/changes/preview',
    {
      foreign: ({ bookingId }) => bookingId,
      answers: holders,
      body: () => ({ changes: [{ line: 1, cancel: true }], key: 'k'.repeat(32) }),
    },
  ],
  [
    'POST /api/bookings/:bookingId/changes',
    {
      foreign: ({ carBookingId }) => carBookingId,
      answers: holders,
      body: () => ({ changes: [{ line: 1, cancel: true }], token: '1.x' }),
    },
  ],
  ['GET /api/payments/:bookingId', { foreign: ({ bookingId }) => bookingId, answers: holders }],
  [
    'POST /api/payments',
    {
      foreign: ({ carBookingId }) => carBookingId,
      answers: holders,
      at: () => '/api/payments',
      body: (bookingId) => ({ bookingId, method: 'upi' }),
    },
  ],
  [
    'POST /api/payments/:bookingId/transfer',
    { foreign: ({ carBookingId }) => carBookingId, answers: holders, body: () => ({ reference: '632145879012' }) },
  ],
  ['DELETE /api/admin/api-tokens/:documentId', { foreign: ({ token }) => token, answers: admins }],
  // the media library is read by people with the right to all content
  ['GET /api/upload/files/:id', { ...byPicture, answers: { visitor: 401, traveller: 403 } }],
  ['PUT /api/upload/files/:id', { ...byPicture, body: () => ({ name: 'Mine' }) }],
  ['DELETE /api/upload/files/:id', byPicture],
  ['POST /api/upload', { ...byPicture, at: (id) => `/api/upload?id=${id}` }],
  ['GET /api/calendars/:documentId/calendar.ics', { foreign: ({ channel }) => channel, answers: holders }],
  [`GET ${webhook}`, byHook],
  [`PUT ${webhook}`, { ...byHook, body: () => ({ name: 'Mine' }) }],
  [`DELETE ${webhook}`, byHook],
  [`POST ${webhook}/secret`, byHook],
  [`GET ${webhook}/deliveries`, byHook],
  [
    `POST ${webhook}/deliveries/:deliveryId/redeliver`,
    { ...byHook, at: (id) => `/api/admin/webhooks/${id}/deliveries/${id}/redeliver` },
  ],
]);

/** Calls whose id is not private, or that have tests of their own below or in other files. */
const apart: ReadonlyMap<string, string> = new Map([
  ['POST /api/quotes', 'the ids of products, which are public'],
  ['POST /api/send-booking-email', 'an id that the client makes: below'],
  ['POST /api/car-bookings', 'an id that the client makes: below'],
  ['POST /api/payments/test/:reference', 'a secret of 96 bits: below'],
  ['POST /api/payments/events/:gateway', 'the name of a gateway, which signs what it tells'],
  [
    'GET /api/payments/checkout/:gateway/:bookingId',
    'asks nobody without the key, and leads to the page of the booking',
  ],
  ['POST /api/payments/checkout/:gateway/:bookingId', 'leads to the page of the booking, which asks for its key'],
  ['GET /api/connect/:provider', 'the name of a provider'],
  ['GET /api/connect/:provider/callback', 'the name of a provider'],
  ['GET /api/docs/:section', 'the name of a section'],
  ...['stays', 'attractions', 'tour-packages', 'car-rentals'].map(
    (path) => [`GET /api/${path}/:slug/calendar`, 'the slug of a product that is published'] as const,
  ),
]);

let harness: Attacked;
let privateIds: Private;
let bearers: Record<Who, string | undefined>;
let owner: { id: number; email: string; token: string };
let requestCount = 0;

beforeAll(async () => {
  harness = await openAttacked();
  owner = await harness.signUp('Leela Menon');
  const admin = await staffToken(harness);
  const make = async (path: string, body: unknown) => {
    const { status, body: created } = await harness.ask('POST', path, { token: admin, body });
    if (status !== 201) throw new Error(`${path}: ${status} ${JSON.stringify(created)}`);
    return created.data;
  };
  const hook = await make('/api/admin/webhooks', {
    name: 'Ledger',
    url: 'https://books.example/in',
    events: ['booking.created'],
  });
  const reader = { name: 'Reader', scopes: { '*': ['find', 'findOne'] }, expiresAt: null };
  const token = await make('/api/admin/api-tokens', reader);
  // the catalogue of these tests has none
  const { body: stays } = await harness.ask('GET', '/api/stays');
  await make('/api/stay-facts', { data: { stay: stays.data[0].documentId, couples: 'yes' } });
  const { body: booking } = await book(harness, owner.token);
  const { body: car } = await harness.ask('POST', '/api/car-bookings', { body: await carBooking(harness) });
  const { db } = harness.database;
  const drafts = new Map<string, string>();
  for (const { path, table, shownBy } of content.values()) {
    if (path === undefined) continue;
    const { rows } = await harness.database.pool.query<{ document_id: string }>(
      `update ${table} set ${shownBy ?? 'published_at'} = ${shownBy ? 'false' : 'null'}
       where id = (select max(id) from ${table}) returning document_id`,
    );
    if (rows[0]) drafts.set(path, rows[0].document_id);
  }
  const picture = await db.selectFrom('media').select('document_id').executeTakeFirstOrThrow();
  const { id: sellable_id } = await db.selectFrom('sellables').select('id').executeTakeFirstOrThrow();
  const channel = await db
    .insertInto('channels')
    .values({ sellable_id, name: 'Airbnb', unit: 1, created_at: harness.clock.now })
    .returning('document_id')
    .executeTakeFirstOrThrow();
  privateIds = {
    bookingId: booking.bookingId,
    carBookingId: car.bookingId,
    token: token.documentId,
    webhook: hook.documentId,
    channel: channel.document_id,
    picture: picture.document_id,
    session: await sessionOf(owner.token),
    saved: await savedBy(owner.token),
    drafts,
  };
  bearers = {
    visitor: undefined,
    traveller: (await harness.signUp('A Stranger')).token,
    editor: await staffToken(harness, 'editor'),
    program: token.token,
  };
});
afterAll(() => harness.close());

async function savedBy(token: string): Promise<string> {
  const names = ['stay:lake-house'];
  await harness.ask('PUT', '/api/users/me/saved', { body: { names }, token });
  return names[0] ?? '';
}

async function sessionOf(token: string): Promise<string> {
  const { body } = await harness.ask('GET', '/api/users/me/sessions', { token });
  return body.data[0].id;
}

/** Sends the request with that id in its place, each time from another address. */
function send(call: Call, { at, body }: Guard, id: string, caller: Who) {
  requestCount += 1;
  const token = bearers[caller];
  const path = at?.(id) ?? call.path.replaceAll(/:\w+/g, id);
  return harness.ask(call.method, path, {
    ...(token === undefined ? {} : { token }),
    ...(body ? { body: body(id) } : {}),
    from: `198.51.${requestCount >> 8}.${requestCount & 255}`,
  });
}

const nameOf = ({ method, path }: Call) => `${method} ${path}`;
const takesId = (call: Call) => {
  const named = [call.body, call.query].flatMap((schema) =>
    schema && !('readBy' in schema)
      ? [JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))]
      : [],
  );
  return call.path.includes(':') || named.some((text) => /"(?:\w*Id|id|documentId|reference)":/.test(text));
};

test('every call that takes an id is in the table, and the table names no other', () => {
  const known = [...guards.keys(), ...apart.keys()];
  expect(calls.filter(takesId).map(nameOf).sort()).toEqual(known.sort());
});

const rows = calls.flatMap((call): [string, Who, number, Call, Guard][] => {
  const guard = guards.get(nameOf(call));
  if (!guard) return [];
  const named: [Who, number | undefined][] = [
    ['visitor', guard.answers.visitor],
    ['traveller', guard.answers.traveller],
    ['editor', guard.answers.editor],
    ['program', guard.answers.program],
  ];
  return named.flatMap(([caller, status]) =>
    status === undefined ? [] : [[nameOf(call), caller, status, call, guard]],
  );
});

describe('private entries look to a stranger as if they did not exist', () => {
  test.each(rows)('%s by a %s: %i', async (_name, caller, status, call, guard) => {
    const foreign = guard.foreign(privateIds);
    expect(foreign).not.toBe('');
    const answers: unknown[] = [];
    for (const id of [foreign, 'f'.repeat(24), newBookingId(), '1', '2', '3']) {
      const { status, body } = await send(call, guard, id, caller);
      answers.push({ status, body });
    }
    expect(answers[0]).toMatchObject({ status, body: { data: null } });
    // exactly the answer for ids that do not exist
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });
});

test('none of the attempts has changed anything', async () => {
  const mine = await harness.ask('GET', `/api/bookings/${privateIds.bookingId}`, { token: owner.token });
  expect(mine.body.data).toMatchObject({ bookingId: privateIds.bookingId, bookingStatus: 'pending' });
  const { rows } = await harness.database.pool.query<{ left: number }>(
    `select (select count(*) from webhooks where document_id = $1 and name = 'Ledger')::int
       + (select count(*) from media where document_id = $2 and name <> 'Mine')::int as left`,
    [privateIds.webhook, privateIds.picture],
  );
  expect(rows[0]?.left).toBe(2);
});

test('the id of another person’s booking gives no access to it or to its data', async () => {
  const stranger = bearers.traveller;
  if (stranger === undefined) throw new Error('the traveller has a token');
  const answer = await book(harness, stranger, undefined, { bookingId: privateIds.bookingId });
  expect(answer.status).toBe(409);
  expect(JSON.stringify(answer.body)).not.toContain('Leela');
  const car = await harness.ask('POST', '/api/car-bookings', {
    body: { ...(await carBooking(harness)), bookingId: privateIds.carBookingId },
  });
  expect(car.status).toBe(409);
  expect(JSON.stringify(car.body)).not.toMatch(/Leela|paymentLink/);
});

test('a booking belongs to the signed-in user, whatever user id is sent', async () => {
  const stranger = bearers.traveller;
  if (stranger === undefined) throw new Error('the traveller has a token');
  const { body } = await book(harness, stranger, undefined, { userId: owner.id });
  expect((await harness.ask('GET', `/api/bookings/${body.bookingId}`, { token: owner.token })).status).toBe(404);
  expect((await harness.ask('GET', `/api/bookings/${body.bookingId}`, { token: stranger })).status).toBe(200);
});

test('users cannot be enumerated: a user finds only their own account, and no list', async () => {
  for (const path of ['users', 'users/1', 'users/2', `users/${owner.id}`, 'users?filters[id]=1'])
    for (const token of [undefined, bearers.traveller, bearers.program])
      expect((await harness.ask('GET', `/api/${path}`, token === undefined ? {} : { token })).status, path).toBe(404);
});

test('a payment of the test gateway cannot be found by guessing', async () => {
  for (const reference of [`test_${'0'.repeat(24)}`, `test_${'f'.repeat(24)}`, 'test_1', '1'])
    expect([400, 404], reference).toContain(
      (await harness.ask('POST', `/api/payments/test/${reference}`, { body: { outcome: 'paid' } })).status,
    );
});
