import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '../../service/api/calls.ts';
import { book } from '../travellers.ts';
import { type Attacked, openAttacked } from './attacked.ts';

let harness: Attacked;
let owner: Awaited<ReturnType<Attacked['signUp']>>;
let other: typeof owner;
let bookingId: string;
let session: string;
beforeAll(async () => {
  harness = await openAttacked();
  owner = await harness.signUp('Asha Verma');
  other = await harness.signUp('Ravi Rao');
  session = (await harness.ask('GET', '/api/users/me/sessions', { token: owner.token })).body.data[0].id;
  await harness.ask('PUT', '/api/users/me/saved', { body: { names: ['stay:houseboat'] }, token: owner.token });
  bookingId = (await book(harness, owner.token)).request.bookingId;
});
afterAll(() => harness.close());

interface Tried {
  readonly path?: () => string;
  readonly body?: (() => unknown) | undefined;
  /** `staff`: 403 for any traveller. `other`: 404, as if missing. `own`: only about the caller. */
  readonly means: 'staff' | 'other' | 'own';
}

const staff: Tried = { means: 'staff' };
const own: Tried = { means: 'own' };

/** Every call that requires sign-in, and how it answers about another traveller. */
const signedIn: Readonly<Record<string, Tried>> = {
  'POST /api/auth/send-email-confirmation': own,
  'POST /api/auth/change-password': {
    means: 'own',
    body: () => ({ currentPassword: 'x', password: 'boats-on-the-ganga', passwordConfirmation: 'boats-on-the-ganga' }),
  },
  'GET /api/users/me': own,
  'GET /api/users/me/saved': own,
  'PUT /api/users/me/saved': { means: 'own', body: () => ({ names: ['stay:lake-house'] }) },
  'DELETE /api/users/me/saved/:name': { means: 'other', path: () => '/api/users/me/saved/stay:houseboat' },
  'GET /api/users/me/sessions': own,
  'DELETE /api/users/me/sessions/:id': { means: 'other', path: () => `/api/users/me/sessions/${session}` },
  'PUT /api/users/me': { means: 'own', body: () => ({ username: 'Ravi R.' }) },
  'GET /api/users/me/data': own,
  'GET /api/users/me/deletion': own,
  'POST /api/users/me/deletion/link': own,
  'POST /api/users/me/deletion': { means: 'own', body: () => ({ password: 'not-the-one' }) },
  'GET /api/newsletter/me': own,
  'PUT /api/newsletter/me': { means: 'own', body: () => ({ subscribed: true }) },
  'POST /api/send-booking-email': { means: 'own', body: () => ({}) },
  'GET /api/bookings': own,
  'GET /api/conversations': own,
  'GET /api/bookings/:bookingId': { means: 'other', path: () => `/api/bookings/${bookingId}` },
  'POST /api/bookings/:bookingId/cancel': { means: 'other', path: () => `/api/bookings/${bookingId}/cancel` },
};

const forStaff: Readonly<Record<string, Tried['body']>> = {
  'POST /api/admin/api-tokens': () => ({ name: 'Feed', scopes: { stay: ['find'] }, expiresAt: '2037-01-01T00:00:00Z' }),
  'POST /api/admin/reviews/:documentId/hide': () => ({ reason: 'Mine' }),
  'POST /api/admin/reviews/:documentId/answer': () => ({ answer: 'Mine' }),
  'POST /api/admin/vouchers/redeem': () => ({ token: 'mine' }),
  'POST /api/admin/bookings/:bookingId/messages': () => ({ text: 'Mine' }),
  'POST /api/admin/webhooks': () => ({
    name: 'Feed',
    url: 'https://shop.example/hooks',
    events: ['booking.confirmed'],
  }),
};

const tokenCalls = calls.filter(({ viewer }) => viewer === 'signed-in');
const nameOf = ({ method, path }: (typeof calls)[number]) => `${method} ${path}`;
const planOf = (call: (typeof calls)[number]): Tried | undefined =>
  call.path.startsWith('/api/admin/') ? { means: 'staff', body: forStaff[nameOf(call)] } : signedIn[nameOf(call)];

test('the table lists for every signed-in call what one user can reach of another', () => {
  expect(tokenCalls.filter((call) => !planOf(call)).map(nameOf)).toEqual([]);
  expect(Object.keys(signedIn).filter((name) => !tokenCalls.some((call) => nameOf(call) === name))).toEqual([]);
});

/** All stored data about the owner. */
async function everything(): Promise<string> {
  const rows = [];
  for (const [table, column] of [
    ['users', 'id'],
    ['sessions', 'user_id'],
    ['saved_items', 'user_id'],
    ['bookings', 'user_id'],
  ]) {
    rows.push((await harness.database.pool.query(`select * from ${table} where ${column} = $1`, [owner.id])).rows);
  }
  return JSON.stringify(rows);
}

describe.each(tokenCalls.map((call) => [nameOf(call), call] as const))('%s', (_, call) => {
  const path = (plan: Tried) => plan.path?.() ?? call.path.replace(/:\w+/g, '1');
  const body = (plan: Tried) => (call.body ? { body: plan.body?.() ?? {} } : {});

  test('is closed to visitors and to invalid tokens', async () => {
    const plan = planOf(call) ?? staff;
    expect((await harness.ask(call.method, path(plan), body(plan))).status).toBe(401);
    expect((await harness.ask(call.method, path(plan), { ...body(plan), token: `${owner.token}x` })).status).toBe(401);
  });

  test('shows and changes no data of another traveller', async () => {
    const plan = planOf(call) ?? staff;
    const before = await everything();
    const answer = await harness.ask(call.method, path(plan), { ...body(plan), token: other.token });
    expect(answer.status).toBeLessThan(500);
    if (plan.means === 'staff') expect(answer.status).toBe(403);
    if (plan.means === 'other') expect(answer.status).toBe(404);
    const message = JSON.stringify(answer.body);
    for (const secret of [owner.email, 'Asha Verma', bookingId]) expect(message).not.toContain(secret);
    expect(await everything()).toBe(before);
  });
});

test('a body or query that names another user is refused or ignored', async () => {
  const before = await everything();
  for (const named of [{ id: owner.id }, { userId: owner.id }, { user: owner.id }, { email: owner.email }]) {
    const put = await harness.ask('PUT', '/api/users/me', {
      body: { username: 'Ravi R.', ...named },
      token: other.token,
    });
    expect(put.status).toBe(400);
    const [[name, value] = ['', '']] = Object.entries(named);
    for (const path of ['/api/users/me', '/api/bookings']) {
      const { body } = await harness.ask('GET', `${path}?${name}=${value}&filters[${name}]=${value}`, {
        token: other.token,
      });
      expect(JSON.stringify(body)).not.toContain(owner.email);
      expect(JSON.stringify(body)).not.toContain(bookingId);
    }
  }
  expect(await everything()).toBe(before);
});

test('another person’s booking cannot be paid without its email key, and looks like a missing one', async () => {
  const real = await harness.ask('POST', '/api/payments', { body: { bookingId, method: 'card' }, token: other.token });
  const none = await harness.ask('POST', '/api/payments', {
    body: { bookingId: 'BOOK_1795000000000_ZZZZZZ', method: 'card' },
    token: other.token,
  });
  expect(real.status).toBeGreaterThanOrEqual(400);
  expect([real.status, real.body]).toEqual([none.status, none.body]);
});

test('the token is invalid at once after signing out', async () => {
  const { token } = await harness.signUp();
  expect((await harness.ask('GET', '/api/users/me', { token })).status).toBe(200);
  expect((await harness.ask('POST', '/api/auth/logout', { token })).status).toBe(200);
  for (const path of ['/api/users/me', '/api/bookings', '/api/newsletter/me']) {
    const answer = await harness.ask('GET', path, { token });
    expect(answer.status).toBe(401);
  }
});

test('an answer to a signed-in user may not be cached', async () => {
  for (const path of ['/api/users/me', '/api/bookings', `/api/bookings/${bookingId}`, '/api/newsletter/me']) {
    const { headers, status } = await harness.ask('GET', path, { token: owner.token });
    expect([path, status, headers.get('cache-control')]).toEqual([path, 200, 'no-store']);
  }
});
