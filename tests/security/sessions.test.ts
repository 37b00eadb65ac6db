import { afterAll, beforeAll, expect, test } from 'vitest';
import { linkCode } from '../travellers.ts';
import { type Attacked, type Got, openAttacked } from './attacked.ts';

let harness: Attacked;
beforeAll(async () => {
  harness = await openAttacked();
});
afterAll(() => harness.close());

const hour = 3_600_000;
const phone = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/150.0.0.0 Mobile Safari/537.36' };
const password = 'lamps-on-the-ganga';

const register = (email: string, from = '203.0.113.1') =>
  harness.ask('POST', '/api/auth/local/register', {
    body: { username: 'Stranger', email, password, phone: '98765 43210' },
    from,
  });
const logIn = (email: string, secret = password, headers: Record<string, string> = {}) =>
  harness.ask('POST', '/api/auth/local', { body: { identifier: email, password: secret }, headers });
const me = (token: string) => harness.ask('GET', '/api/users/me', { token });

const cookieOf = ({ headers }: Got, name = 'session') =>
  headers.getSetCookie().find((line) => line.startsWith(`${name}=`)) ?? '';
const sentBack = (got: Got) => cookieOf(got).split(';')[0] ?? '';
const renew = (cookie: string) => harness.ask('POST', '/api/auth/renew', { headers: { cookie } });

test('an account registered with another person’s address gives no access once the owner confirms', async () => {
  const email = 'victim@example.in';
  const stranger = await register(email, '198.51.100.1');
  const code = await linkCode(harness, email, '/confirm-email');
  const { status, body } = await harness.ask('POST', '/api/auth/confirm', { body: { code } });
  expect([status, body.ok]).toEqual([200, true]);
  expect((await me(stranger.body.jwt)).status).toBe(401);
  expect((await renew(sentBack(stranger))).status).toBe(401);
  expect((await logIn(email)).status).toBe(400);
  const set = { code: body.setPassword, password: 'rain-on-the-ghats', passwordConfirmation: 'rain-on-the-ghats' };
  const owner = await harness.ask('POST', '/api/auth/reset-password', { body: set });
  expect(owner.status).toBe(200);
  expect(owner.body.user).toMatchObject({ confirmed: true, username: 'victim', phone: null });
  // opening the same link again, by a scanner or the stranger, changes nothing more
  expect((await harness.ask('POST', '/api/auth/confirm', { body: { code } })).body).toEqual({ ok: true });
  expect((await me(owner.body.jwt)).status).toBe(200);
});

test('people who confirm with the session or the password of the account keep both', async () => {
  for (const proof of ['session', 'password'] as const) {
    const email = `${proof}@example.in`;
    const { body } = await register(email);
    const code = await linkCode(harness, email, '/confirm-email');
    const done = await harness.ask('POST', '/api/auth/confirm', {
      body: proof === 'password' ? { code, password } : { code },
      ...(proof === 'session' ? { token: body.jwt } : {}),
    });
    expect(done.body).toEqual({ ok: true });
    expect((await me(body.jwt)).body).toMatchObject({ confirmed: true, phone: '98765 43210' });
    expect((await logIn(email)).status).toBe(200);
  }
});

test('a wrong password and another user’s session prove nothing', async () => {
  const email = 'unproven@example.in';
  const { body } = await register(email);
  const code = await linkCode(harness, email, '/confirm-email');
  const other = await harness.signUp();
  const wrong = await harness.ask('POST', '/api/auth/confirm', { body: { code, password: 'guess-guess' } });
  expect([wrong.status, wrong.body.error.details.needs]).toEqual([400, 'password']);
  const stored = await harness.ask('POST', '/api/auth/confirm', { body: { code, keep: true }, token: other.token });
  expect([stored.status, stored.body.error.details.needs]).toEqual([400, 'password']);
  expect((await me(body.jwt)).body.confirmed).toBe(false);
  const anew = await harness.ask('POST', '/api/auth/confirm', { body: { code }, token: other.token });
  expect(anew.body.setPassword).toMatch(/^[\w-]{43}$/);
  expect((await me(body.jwt)).status).toBe(401);
  expect((await me(other.token)).status).toBe(200);
});

test('a stolen token expires after twelve hours; the device renews its own with a cookie that no script reads', async () => {
  const { email } = await harness.signUp();
  const opened = await logIn(email);
  expect(cookieOf(opened)).toMatch(/; Path=\/api\/auth; Max-Age=2592000; HttpOnly; SameSite=Strict$/);
  expect(JSON.stringify(opened.body)).not.toContain(sentBack(opened).slice('session='.length));
  const began = harness.clock.now;
  harness.clock.advance(12.1 * hour);
  expect((await me(opened.body.jwt)).status).toBe(401);
  const next = await renew(sentBack(opened));
  expect(next.status).toBe(200);
  expect((await me(next.body.jwt)).body.email).toBe(email);
  for (const wrong of [
    '',
    'session=',
    `${sentBack(opened).slice(0, -2)}xx`,
    'session=x.y',
    `session=${'0'.repeat(36)}.${'x'.repeat(43)}`,
  ]) {
    expect((await renew(wrong)).status, wrong).toBe(401);
  }
  harness.clock.advance(31 * 24 * hour);
  expect((await renew(sentBack(opened))).status, 'a month unused').toBe(401);
  harness.clock.now = began;
});

test('only the owner lists their devices and signs them out at once', async () => {
  const { email, token } = await harness.signUp();
  const other = await logIn(email, password, phone);
  const list = await harness.ask('GET', '/api/users/me/sessions', { token });
  expect(list.body.data.map(({ device, current }: { device: string; current: boolean }) => [device, current])).toEqual([
    ['Another program', true],
    ['Chrome on Android', false],
  ]);
  const [, { id }] = list.body.data;
  const stranger = await harness.signUp();
  expect((await harness.ask('DELETE', `/api/users/me/sessions/${id}`, { token: stranger.token })).status).toBe(404);
  expect((await me(other.body.jwt)).status).toBe(200);
  expect((await harness.ask('DELETE', `/api/users/me/sessions/${id}`, { token })).status).toBe(200);
  expect((await me(other.body.jwt)).status).toBe(401);
  expect((await renew(sentBack(other))).status).toBe(401);
  expect((await harness.ask('DELETE', `/api/users/me/sessions/${id}`, { token })).status).toBe(404);
});

test('after signing out neither token nor cookie works', async () => {
  const { email } = await harness.signUp();
  const opened = await logIn(email);
  const out = await harness.ask('POST', '/api/auth/logout', { token: opened.body.jwt });
  expect(cookieOf(out)).toContain('Max-Age=0');
  expect((await me(opened.body.jwt)).status).toBe(401);
  expect((await renew(sentBack(opened))).status).toBe(401);
});

test('signing out after the token expired still ends the session, by its cookie', async () => {
  const { email } = await harness.signUp();
  const opened = await logIn(email);
  const began = harness.clock.now;
  harness.clock.advance(13 * hour);
  expect((await harness.ask('POST', '/api/auth/logout')).status).toBe(401);
  expect((await harness.ask('POST', '/api/auth/logout', { headers: { cookie: sentBack(opened) } })).status).toBe(200);
  expect((await renew(sentBack(opened))).status).toBe(401);
  harness.clock.now = began;
});

test('a blocked user’s cookie renews no token', async () => {
  const { email, id } = await harness.signUp();
  const opened = await logIn(email);
  await harness.database.db.updateTable('users').set({ blocked: true }).where('id', '=', id).execute();
  expect((await renew(sentBack(opened))).status).toBe(401);
});
