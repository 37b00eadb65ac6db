import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Harness, startHarness } from '../harness.ts';

let harness: Harness;
let token: string;
let callers = 0;
const password = 'lamps-on-the-ganga';
const next = 'boats-on-the-ganga';

beforeAll(async () => {
  harness = await startHarness({ TRUST_PROXY: '1' });
  const body = { username: 'Asha Verma', email: 'asha@example.in', password };
  token = (await harness.call('POST', '/api/auth/local/register', { body })).body.jwt;
});
afterAll(() => harness.close());

function send(method: 'POST' | 'PUT', path: string, body: unknown, as?: string) {
  callers += 1;
  const headers = { 'x-forwarded-for': `10.2.${callers >> 8}.${callers & 255}` };
  return harness.call(method, path, { body, headers, ...(as === undefined ? {} : { token: as }) });
}

/** Everything that a call of accounts could change. */
async function everything(): Promise<string> {
  const { pool } = harness.database;
  const tables = ['users', 'sessions', 'one_time_codes', 'emails', 'jobs.job'];
  const rows = [];
  for (const table of tables) rows.push((await pool.query(`select * from ${table} order by 1`)).rows);
  return JSON.stringify(rows);
}

const calls: [method: 'POST' | 'PUT', path: string, body: Record<string, string>, signedIn: boolean][] = [
  ['POST', '/api/auth/local', { identifier: 'nobody@example.in', password }, false],
  [
    'POST',
    '/api/auth/local/register',
    {
      username: 'Ravi',
      email: 'ravi@example.in',
      password,
      phone: '9876543210',
      address: 'Pune',
      dateOfBirth: '1990-01-01',
    },
    false,
  ],
  ['POST', '/api/auth/forgot-password', { email: 'nobody@example.in' }, false],
  ['POST', '/api/auth/reset-password', { code: 'x', password: next, passwordConfirmation: next }, false],
  ['POST', '/api/auth/confirm', { code: 'x' }, false],
  [
    'POST',
    '/api/auth/change-password',
    { currentPassword: 'not-the-password', password: next, passwordConfirmation: next },
    true,
  ],
  [
    'PUT',
    '/api/users/me',
    { username: 'Ravi', phone: '9876543210', address: 'Pune', dateOfBirth: '1990-01-01', email: 'x' },
    true,
  ],
];

const values: [string, unknown][] = [
  ['missing', undefined],
  ['null', null],
  ['a number', 42],
  ['true', true],
  ['an object', { $ne: '' }],
  ['a list', ['a@b.in']],
  ['empty', ''],
  ['spaces', '   '],
  ['huge', 'x'.repeat(60_000)],
  ['markup', '<script>alert(1)</script>'],
  ['two lines', 'ravi@example.in\r\nBcc: other@example.in'],
  ['NUL', 'ravi\0@example.in'],
  ['half a character', '\ud800'],
  ['SQL', `'; drop table users; --`],
];

// what such a field may well hold: optional ones can be absent or forgotten, names and secrets can be odd
const allowed = (field: string, value: unknown): boolean =>
  (['phone', 'address', 'dateOfBirth'].includes(field) &&
    (value == null || (typeof value === 'string' && value.trim() === ''))) ||
  (['username', 'address'].includes(field) && typeof value === 'string' && /script|drop|\ud800|\r\n/.test(value)) ||
  (field === 'password' && typeof value === 'string' && /script|drop|Bcc/.test(value));

for (const [method, path, body, isSignedIn] of calls) {
  test(`${method} ${path} answers hostile fields with a 4xx in the wire format and changes nothing`, async () => {
    const before = await everything();
    for (const field of Object.keys(body)) {
      for (const [label, value] of values) {
        if (path.endsWith('register') || method === 'PUT') {
          if (allowed(field, value) && !(field === 'username' && /\r/.test(String(value)))) continue;
        }
        // a PUT of what is absent changes nothing of it, and its other fields are in order
        if (method === 'PUT' && (value === undefined || field !== 'email')) {
          if (value === undefined) continue;
          const { status } = await send(method, path, { [field]: value }, token);
          expect(status, `${field}: ${label}`).toBe(400);
          continue;
        }
        const answer = await send(method, path, { ...body, [field]: value }, isSignedIn ? token : undefined);
        // an address that no one has is answered like any other
        if (path.endsWith('forgot-password') && answer.status === 200) continue;
        expect(answer.status, `${field}: ${label}`).toBeGreaterThanOrEqual(400);
        expect(answer.status, `${field}: ${label}`).toBeLessThan(500);
        expect(answer.body, `${field}: ${label}`).toMatchObject({
          data: null,
          error: { status: answer.status, name: expect.any(String), message: expect.any(String) },
        });
        expect(JSON.stringify(answer.body).length).toBeLessThan(2_000);
      }
    }
    expect(await everything()).toBe(before);
  });

  test(`${method} ${path} answers a hostile body with a 4xx and changes nothing`, async () => {
    const before = await everything();
    const text = JSON.stringify(body);
    const bodies = [
      'null',
      '[]',
      '42',
      '"text"',
      '',
      '{',
      'x'.repeat(2_000_000),
      '[[[['.repeat(10_000),
      `{"__proto__":{"confirmed":true,"role":"admin"},${text.slice(1)}`,
      `{"constructor":{"prototype":{"role":"admin"}},${text.slice(1)}`,
      `{"toString":1,${text.slice(1)}`,
      `{"a\\u0000b":1,${text.slice(1)}`,
    ];
    for (const sent of bodies) {
      const answer = await send(method, path, sent, isSignedIn ? token : undefined);
      expect(answer.status, sent.slice(0, 60)).toBeGreaterThanOrEqual(400);
      expect(answer.status, sent.slice(0, 60)).toBeLessThan(500);
      expect(answer.body.error, sent.slice(0, 60)).toMatchObject({
        status: answer.status,
        message: expect.any(String),
      });
    }
    expect(await everything()).toBe(before);
  });
}

test('a name with markup is stored unchanged and left out of the email', async () => {
  const username = '<img src=x onerror=alert(1)> & "Ravi"';
  const { status, body } = await send('POST', '/api/auth/local/register', {
    username,
    email: 'm@example.in',
    password,
  });
  expect([status, body.user.username]).toEqual([200, username]);
  const email = (await harness.emails()).at(-1);
  for (const part of [email?.html, email?.plain, email?.subject]) expect(part).not.toMatch(/img|Ravi/);
});

test('a profile update changes given fields, clears null fields, and never changes the email', async () => {
  const put = (body: object) => send('PUT', '/api/users/me', body, token);
  const all = {
    username: ' Asha V. ',
    phone: '+91 (20) 2612-3456',
    address: ' Fort\nPune ',
    dateOfBirth: '1988-12-31',
  };
  harness.clock.advance(1_000);
  const changed = (await put({ ...all, email: 'ASHA@example.in' })).body;
  expect(changed).toMatchObject({ ...all, username: 'Asha V.', address: 'Fort\nPune', email: 'asha@example.in' });
  expect(changed.updatedAt).toBe(harness.clock.now.toISOString());
  expect((await put({ phone: null, address: '' })).body).toMatchObject({
    phone: null,
    address: null,
    username: 'Asha V.',
  });
  expect((await put({ dateOfBirth: null })).body.dateOfBirth).toBeNull();
  expect((await put({ email: 'other@example.in' })).body.error.message).toBe('Email cannot be changed');
  expect((await put({ dateOfBirth: '2026-11-21' })).status).toBe(400);
  for (const key of ['role', 'confirmed', 'blocked', 'id', 'provider', 'password', 'createdAt']) {
    expect((await put({ [key]: 'admin' })).body.error.message).toBe(`Invalid key ${key}`);
  }
  expect((await put({})).status).toBe(200);
  expect((await send('PUT', '/api/users/me', {})).status).toBe(401);
});

test('too many calls from one address get 429 with Retry-After until the window ends', async () => {
  const from = (address: string, path: string, body: object) =>
    harness.call('POST', path, { body, headers: { 'x-forwarded-for': address } });
  const guess = () =>
    from('10.9.0.1', '/api/auth/reset-password', { code: 'x', password: next, passwordConfirmation: next });
  for (let count = 0; count < 10; count += 1) expect((await guess()).status).toBe(400);
  const refused = await guess();
  expect(refused.body.error).toMatchObject({
    name: 'RateLimitError',
    message: 'Too many requests, please try again later.',
  });
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '3600']);
  harness.clock.advance(3_600_000);
  expect((await guess()).status).toBe(400);
});
