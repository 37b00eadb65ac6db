import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetExpired } from '../../service/accounts/forget-expired.ts';
import { clock } from '../../service/core/viewer.ts';
import { type Harness, startHarness } from '../harness.ts';

let harness: Harness;
let callers = 0;
const password = 'lamps-on-the-ganga';
const next = 'boats-on-the-ganga';
const incorrect = 'Incorrect code provided';

beforeAll(async () => {
  harness = await startHarness({ TRUST_PROXY: '1' });
});
afterAll(() => harness.close());

function call(method: 'GET' | 'POST', path: string, body?: unknown, token?: string) {
  callers += 1;
  const headers = { 'x-forwarded-for': `10.1.${callers >> 8}.${callers & 255}` };
  return harness.call(method, path, { body, headers, ...(token === undefined ? {} : { token }) });
}

async function register(email: string): Promise<string> {
  const body = { username: 'Asha Verma', email, password };
  return (await call('POST', '/api/auth/local/register', body)).body.jwt;
}

const forgot = (email: string) => call('POST', '/api/auth/forgot-password', { email });
const reset = (code: string, to = next, confirmation = to) =>
  call('POST', '/api/auth/reset-password', { code, password: to, passwordConfirmation: confirmation });
const logIn = (identifier: string, secret: string) => call('POST', '/api/auth/local', { identifier, password: secret });
const isAlive = async (token: string) => (await call('GET', '/api/users/me', undefined, token)).status === 200;

async function codeFor(email: string): Promise<string> {
  await forgot(email);
  const mail = (await harness.emails()).at(-1);
  expect(mail).toMatchObject({ kind: 'password-reset', recipient: email });
  return /\/reset-password\?code=([\w-]{43})$/m.exec(mail?.plain ?? '')?.[1] ?? 'none';
}

async function refusal(answer: ReturnType<typeof call>): Promise<[number, string]> {
  const { status, body } = await answer;
  return [status, body.error.message];
}

test('forgot-password answers the same for a known, an unknown and a blocked address; only the first gets an email', async () => {
  await register('known@example.in');
  await register('blocked@example.in');
  await harness.database.db
    .updateTable('users')
    .set({ blocked: true })
    .where('email', '=', 'blocked@example.in')
    .execute();
  const before = (await harness.emails()).length;
  const answers = [];
  for (const email of ['Known@Example.in', 'unknown@example.in', 'blocked@example.in']) {
    const began = performance.now();
    const { status, body, headers } = await forgot(email);
    expect(performance.now() - began).toBeGreaterThan(145);
    answers.push({ status, body, names: Object.keys(headers).sort() });
  }
  expect(answers[0]).toMatchObject({ status: 200, body: { ok: true } });
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[2]).toEqual(answers[0]);
  expect((await harness.emails()).slice(before).map(({ recipient }) => recipient)).toEqual(['known@example.in']);
  const jobs = await harness.database.pool.query(`select data from jobs.job where name = 'send-email'`);
  expect(jobs.rows).toHaveLength((await harness.emails()).length);
});

test('resetting the password of an unconfirmed account clears all data a stranger entered', async () => {
  const email = 'opened-by-a-stranger@example.in';
  const profile = { phone: '+91 98765 43210', address: '1 Fort Road', dateOfBirth: '1980-01-01' };
  const body = { username: 'A Stranger', email, password, ...profile };
  const { jwt, user } = (await call('POST', '/api/auth/local/register', body)).body;
  await harness.call('PUT', '/api/users/me/saved', { token: jwt, body: { names: ['stay:lake-house'] } });
  await harness.call('PUT', '/api/users/me', { token: jwt, body: { reviewEmails: false } });
  await harness.database.pool.query(
    `insert into reviews (stay_id, name, rating, comment, user_id) select id, 'A Stranger', 1, 'Bad.', $1 from stays limit 1`,
    [user.id],
  );
  await harness.database.pool.query(
    `insert into social_logins (provider, subject, user_id, created_at, last_used_at) values ('facebook', 'x', $1, now(), now())`,
    [user.id],
  );
  const answer = await reset(await codeFor(email));
  const cleared = { username: 'opened-by-a-stranger', phone: null, address: null, dateOfBirth: null };
  expect(answer.body.user).toMatchObject({ ...cleared, id: user.id, confirmed: true, reviewEmails: true });
  expect(await isAlive(jwt)).toBe(false);
  const stored = (await call('GET', '/api/users/me/data', undefined, answer.body.jwt)).body;
  expect(stored).toMatchObject({ saved: [], signInWith: [], reviews: [] });

  // once it is confirmed, a reset changes the password only
  await harness.call('PUT', '/api/users/me', { token: answer.body.jwt, body: { username: 'The Owner' } });
  expect((await reset(await codeFor(email), 'rain-on-the-ghats')).body.user).toMatchObject({ username: 'The Owner' });
});

test('a reset sets the password, confirms the address, signs in, and ends all earlier sessions', async () => {
  const old = await register('reset@example.in');
  const code = await codeFor('reset@example.in');
  const { status, body } = await reset(code);
  expect(status).toBe(200);
  expect(body.user).toMatchObject({ email: 'reset@example.in', confirmed: true });
  expect(await isAlive(body.jwt)).toBe(true);
  expect(await isAlive(old)).toBe(false);
  expect((await logIn('reset@example.in', password)).status).toBe(400);
  expect((await logIn('reset@example.in', next)).status).toBe(200);
});

test('a code works once, also when it is used twice at the same time', async () => {
  await register('once@example.in');
  const code = await codeFor('once@example.in');
  const statuses = (await Promise.all([reset(code), reset(code), reset(code)])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 400, 400]);
  expect(await refusal(reset(code))).toEqual([400, incorrect]);
});

test('a code expires after 60 minutes, and when a newer one is requested', async () => {
  await register('aged@example.in');
  const first = await codeFor('aged@example.in');
  const second = await codeFor('aged@example.in');
  expect(await refusal(reset(first))).toEqual([400, incorrect]);
  harness.clock.advance(59 * 60_000);
  const third = await codeFor('aged@example.in');
  expect(await refusal(reset(second))).toEqual([400, incorrect]);
  harness.clock.advance(60 * 60_000);
  expect(await refusal(reset(third))).toEqual([400, incorrect]);
  expect((await reset(await codeFor('aged@example.in'))).status).toBe(200);
});

test('a refused password leaves the code usable', async () => {
  await register('careful@example.in');
  const code = await codeFor('careful@example.in');
  expect(await refusal(reset(code, next, 'another'))).toEqual([400, 'Passwords do not match']);
  expect(await refusal(reset(code, '12345'))).toEqual([400, 'password must be at least 6 characters']);
  expect(await refusal(reset(code, 'qwerty'))).toEqual([400, 'This password is too common']);
  expect(await refusal(reset(code, 'careful'))).toEqual([400, 'This password is too common']);
  expect((await reset(code)).status).toBe(200);
});

test('an account gets at most five reset emails an hour, and the answer does not reveal when they stop', async () => {
  await register('flooded@example.in');
  const before = (await harness.emails()).length;
  const answers = await Promise.all(Array.from({ length: 8 }, () => forgot('flooded@example.in')));
  expect(answers.every(({ status, body }) => status === 200 && body.ok)).toBe(true);
  expect((await harness.emails()).length - before).toBe(5);
  const live = await harness.database.db
    .selectFrom('one_time_codes')
    .select('id')
    .where('purpose', '=', 'reset')
    .where('used_at', 'is', null)
    .where('user_id', 'in', (query) => query.selectFrom('users').select('id').where('email', '=', 'flooded@example.in'))
    .execute();
  expect(live).toHaveLength(1);
});

test('a password change ends all sessions and reset codes, and answers a new token', async () => {
  const user = await register('change@example.in');
  const other = (await logIn('change@example.in', password)).body.jwt;
  const code = await codeFor('change@example.in');
  const change = { currentPassword: password, password: next, passwordConfirmation: next };
  const { status, body } = await call('POST', '/api/auth/change-password', change, user);
  expect(status).toBe(200);
  expect(body.user.email).toBe('change@example.in');
  expect([await isAlive(user), await isAlive(other), await isAlive(body.jwt)]).toEqual([false, false, true]);
  expect(await refusal(reset(code))).toEqual([400, incorrect]);
  expect((await logIn('change@example.in', next)).status).toBe(200);
});

test('a password change needs the current one, a match, and a new and uncommon one', async () => {
  const token = await register('strict@example.in');
  const right = { currentPassword: password, password: next, passwordConfirmation: next };
  const rows: [object, string][] = [
    [{ currentPassword: 'wrong' }, 'The provided current password is invalid'],
    [{ passwordConfirmation: 'other' }, 'Passwords do not match'],
    [{ password, passwordConfirmation: password }, 'Your new password must be different than your current password'],
    [{ password: 'abc123', passwordConfirmation: 'abc123' }, 'This password is too common'],
    [{ password: 'abc', passwordConfirmation: 'abc' }, 'password must be at least 6 characters'],
    [{ currentPassword: undefined }, 'currentPassword is a required field'],
  ];
  for (const [wrong, text] of rows) {
    expect(await refusal(call('POST', '/api/auth/change-password', { ...right, ...wrong }, token))).toEqual([
      400,
      text,
    ]);
  }
  expect(await isAlive(token)).toBe(true);
  expect((await call('POST', '/api/auth/change-password', right)).status).toBe(401);
});

test('of two password changes at once one wins, and one session lives', async () => {
  const token = await register('racing@example.in');
  const change = (to: string) =>
    call(
      'POST',
      '/api/auth/change-password',
      { currentPassword: password, password: to, passwordConfirmation: to },
      token,
    );
  const answers = await Promise.all([change('first-new-password'), change('second-new-password')]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const sessions = await harness.database.pool.query(
    `select 1 from sessions join users on users.id = user_id where email = 'racing@example.in'`,
  );
  expect(sessions.rows).toHaveLength(1);
});

test('a sign-in during a password change waits for it and is refused', async ({ skip }) => {
  if (!harness.url) skip('the embedded database has one connection');
  await register('during@example.in');
  const client = await harness.database.pool.connect();
  try {
    await client.query('begin');
    await client.query(`update users set password_hash = 'another' where email = 'during@example.in'`);
    const login = logIn('during@example.in', password);
    const waiting = async () =>
      (
        await client.query(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
      ).rowCount;
    await expect.poll(waiting).toBe(1);
    await client.query('commit');
    expect(await refusal(login)).toEqual([400, 'Invalid identifier or password']);
  } finally {
    client.release(true);
  }
});

test('expired codes and sessions are deleted', async () => {
  harness.clock.advance(31 * 86_400_000);
  await forgetExpired(harness.ctx(clock));
  for (const table of ['sessions', 'one_time_codes'] as const) {
    expect(await harness.database.db.selectFrom(table).select('id').execute()).toEqual([]);
  }
});
