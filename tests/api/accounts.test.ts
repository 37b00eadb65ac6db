import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Harness, startHarness } from '../harness.ts';

let harness: Harness;
let callers = 0;
const password = 'lamps-on-the-ganga';
const wrong = { status: 400, name: 'ValidationError', message: 'Invalid identifier or password', details: {} };

beforeAll(async () => {
  harness = await startHarness({ TRUST_PROXY: '1' });
});
afterAll(() => harness.close());

/** A call from an address of its own, so that limits per address do not meet. */
function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, token?: string) {
  callers += 1;
  const headers = { 'x-forwarded-for': `10.${callers >> 16}.${(callers >> 8) & 255}.${callers & 255}` };
  return harness.call(method, path, { body, headers, ...(token === undefined ? {} : { token }) });
}

function register(email: string, more: object = {}) {
  return call('POST', '/api/auth/local/register', { username: 'Asha Verma', email, password, ...more });
}

function logIn(identifier: string, secret = password) {
  return call('POST', '/api/auth/local', { identifier, password: secret });
}

async function message(answer: ReturnType<typeof call>): Promise<[number, string, string]> {
  const { status, body } = await answer;
  return [status, body.error.name, body.error.message];
}

async function codeFromLastEmail(): Promise<string> {
  const mail = (await harness.emails()).at(-1);
  return /code=([\w-]{43})/.exec(mail?.plain ?? '')?.[1] ?? 'none';
}

test('registration answers token and user, stores the address in lower case, and writes the confirmation email', async () => {
  const { status, body } = await register('Asha@Example.IN', {
    username: '  Asha Verma ',
    phone: '+91 98765 43210',
    address: '12, Lake Road\nPune',
    dateOfBirth: '1961-02-28',
  });
  expect(status).toBe(200);
  expect(Object.keys(body)).toEqual(['jwt', 'user']);
  expect(body.user).toEqual({
    id: expect.any(Number),
    documentId: expect.stringMatching(/^[0-9a-f]{24}$/),
    username: 'Asha Verma',
    email: 'asha@example.in',
    provider: 'local',
    confirmed: false,
    blocked: false,
    phone: '+91 98765 43210',
    address: '12, Lake Road\nPune',
    dateOfBirth: '1961-02-28',
    reviewEmails: true,
    language: null,
    createdAt: harness.clock.now.toISOString(),
    updatedAt: harness.clock.now.toISOString(),
  });
  const mail = (await harness.emails()).at(-1);
  expect(mail).toMatchObject({ kind: 'account-confirmation', recipient: 'asha@example.in', user_id: body.user.id });
  expect(mail?.plain).toMatch(/^http:\/\/padharo\.test\/confirm-email\?code=[\w-]{43}$/m);
  expect((await call('GET', '/api/users/me', undefined, body.jwt)).body).toEqual(body.user);
});

test('the database stores neither the password nor the code', async () => {
  const code = await codeFromLastEmail();
  const users = await harness.database.db.selectFrom('users').selectAll().execute();
  const codes = await harness.database.db.selectFrom('one_time_codes').selectAll().execute();
  expect(JSON.stringify(users)).not.toContain(password);
  expect(users.at(-1)?.password_hash).toMatch(/^\$argon2id\$/);
  expect(JSON.stringify(codes)).not.toContain(code);
});

test('a registered address is refused in any case; a name may be shared', async () => {
  const alreadyTaken = [400, 'ApplicationError', 'Email or Username are already taken'];
  expect(await message(register('ASHA@example.in'))).toEqual(alreadyTaken);
  expect((await register('another.asha@example.in')).status).toBe(200);
});

test('registration answers the errors of the wire format', async () => {
  const to = 'new@example.in';
  const rows: [object, string][] = [
    [{ password: '12345' }, 'password must be at least 6 characters'],
    [{ password: 'password' }, 'This password is too common'],
    [{ password: 'new@Example.in' }, 'This password is too common'],
    [{ password: 'asha verma' }, 'This password is too common'],
    [{ email: 'nonsense' }, 'email must be a valid email'],
    [{ email: undefined }, 'email is a required field'],
    [{ username: undefined }, 'username is a required field'],
    [{ username: '   ' }, 'username is a required field'],
    [{ password: undefined }, 'password is a required field'],
    [{ role: 'admin' }, 'Invalid parameters: role'],
    [{ role: 'admin', confirmed: true }, 'Invalid parameters: role, confirmed'],
    [{ dateOfBirth: '2026-11-20' }, 'dateOfBirth must be a day in the past, as YYYY-MM-DD'],
    [{ dateOfBirth: '2001-02-29' }, 'dateOfBirth must be a day in the past, as YYYY-MM-DD'],
    [{ phone: 'call me' }, 'phone must be a valid phone number'],
  ];
  for (const [change, text] of rows) {
    expect(await message(register(to, change)), text).toEqual([400, 'ValidationError', text]);
  }
  expect((await logIn(to)).status).toBe(400);
});

test('several errors are counted, and each is listed', async () => {
  const { body } = await call('POST', '/api/auth/local', {});
  expect(body.error.message).toBe('2 errors occurred');
  expect(body.error.details.errors).toEqual([
    { path: ['identifier'], message: 'identifier is a required field', name: 'ValidationError' },
    { path: ['password'], message: 'password is a required field', name: 'ValidationError' },
  ]);
});

test('login takes the address in any case and answers token and user', async () => {
  const { status, body } = await logIn(' ASHA@Example.in ');
  expect(status).toBe(200);
  expect(body.user.email).toBe('asha@example.in');
  expect((await call('GET', '/api/users/me', undefined, body.jwt)).status).toBe(200);
});

test('a wrong password, an unknown address and nonsense get the very same answer', async () => {
  const answers = await Promise.all([
    logIn('asha@example.in', 'wrong-password'),
    logIn('nobody@example.in'),
    logIn('no address at all'),
    logIn('asha@example.in', 'x'.repeat(257)),
    logIn(`${'x'.repeat(400)}@example.in`),
  ]);
  for (const { status, body } of answers) {
    expect(status).toBe(400);
    expect(body).toEqual({ data: null, error: wrong });
  }
});

test('a login field that is missing is named', async () => {
  const without = (body: object) => message(call('POST', '/api/auth/local', body));
  expect(await without({ password })).toEqual([400, 'ValidationError', 'identifier is a required field']);
  expect(await without({ identifier: 'a@b.in' })).toEqual([400, 'ValidationError', 'password is a required field']);
  expect(await without({ identifier: 'a@b.in', password, extra: 1 })).toEqual([
    400,
    'ValidationError',
    'Invalid key extra',
  ]);
});

test('a blocked user is refused with a token and with the right password, and learns why only with that', async () => {
  const { body } = await register('blocked@example.in');
  await harness.database.db.updateTable('users').set({ blocked: true }).where('id', '=', body.user.id).execute();
  expect((await call('GET', '/api/users/me', undefined, body.jwt)).status).toBe(401);
  expect((await logIn('blocked@example.in', 'wrong-password')).body.error).toEqual(wrong);
  const text = 'Your account has been blocked by an administrator';
  expect(await message(logIn('blocked@example.in'))).toEqual([400, 'ApplicationError', text]);
});

test('logout ends the session of this token and no other', async () => {
  const [one, other] = [(await logIn('asha@example.in')).body.jwt, (await logIn('asha@example.in')).body.jwt];
  expect((await call('POST', '/api/auth/logout', undefined, one)).body).toEqual({ ok: true });
  expect(await message(call('GET', '/api/users/me', undefined, one))).toEqual([
    401,
    'UnauthorizedError',
    'Missing or invalid credentials',
  ]);
  expect((await call('POST', '/api/auth/logout', undefined, one)).status).toBe(401);
  expect((await call('GET', '/api/users/me', undefined, other)).status).toBe(200);
});

test('an unknown bearer token gets 401; an empty one or another scheme counts as a visitor', async () => {
  for (const bearer of ['undefined', 'null', 'a.b.c', 'x'.repeat(5_000)]) {
    expect((await call('POST', '/api/auth/forgot-password', { email: 'a@b.in' }, bearer)).status).toBe(401);
  }
  const login = { body: { identifier: 'asha@example.in', password } };
  for (const authorization of ['Bearer ', 'Bearer', 'Basic YTpi']) {
    const headers = { authorization };
    expect((await harness.call('POST', '/api/auth/local', { ...login, headers })).status).toBe(200);
    expect((await harness.call('GET', '/api/users/me', { headers })).status).toBe(401);
  }
});

test('a token ends after twelve hours', async () => {
  const { jwt } = (await logIn('asha@example.in')).body;
  harness.clock.advance(12 * 3_600_000 - 60_000);
  expect((await call('GET', '/api/users/me', undefined, jwt)).status).toBe(200);
  harness.clock.advance(120_000);
  expect((await call('GET', '/api/users/me', undefined, jwt)).status).toBe(401);
});

test('two registrations with one address at once create one account', async () => {
  for (const round of [1, 2, 3]) {
    const email = `twin${round}@example.in`;
    const statuses = (await Promise.all([register(email), register(email.toUpperCase())])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 400]);
    const emails = (await harness.emails()).filter(({ recipient }) => recipient === email);
    expect(emails).toHaveLength(1);
  }
});

test('the address is confirmed by the code of the email, for 48 hours, even when a mail scanner was there first', async () => {
  const { jwt } = (await register('confirm@example.in')).body;
  const code = await codeFromLastEmail();
  const confirm = (text: string) => call('POST', '/api/auth/confirm', { code: text }, jwt);
  const incorrect = [400, 'ValidationError', 'Incorrect code provided'];
  expect(await message(confirm('x'.repeat(43)))).toEqual(incorrect);
  expect((await confirm(code)).body).toEqual({ ok: true });
  expect((await confirm(code)).body).toEqual({ ok: true });
  expect((await call('GET', '/api/users/me', undefined, jwt)).body.confirmed).toBe(true);
  expect(await message(call('POST', '/api/auth/send-email-confirmation', undefined, jwt))).toEqual([
    400,
    'ApplicationError',
    'Already confirmed',
  ]);
  await register('late@example.in');
  const late = await codeFromLastEmail();
  harness.clock.advance(48 * 3_600_000);
  expect(await message(call('POST', '/api/auth/confirm', { code: late }))).toEqual(incorrect);
});

test('another confirmation email is sent on request, at most five an hour', async () => {
  const { jwt } = (await register('resend@example.in')).body;
  const first = await codeFromLastEmail();
  const ask = () => call('POST', '/api/auth/send-email-confirmation', undefined, jwt);
  expect((await call('POST', '/api/auth/send-email-confirmation')).status).toBe(401);
  for (const _ of [2, 3, 4, 5]) expect((await ask()).body).toEqual({ email: 'resend@example.in', sent: true });
  const refused = await ask();
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '3600']);
  expect((await call('POST', '/api/auth/confirm', { code: first })).status).toBe(200);
});

test('a confirmation code resets no password', async () => {
  await register('purpose@example.in');
  const code = await codeFromLastEmail();
  const body = { code, password: 'boats-on-the-ganga', passwordConfirmation: 'boats-on-the-ganga' };
  expect((await call('POST', '/api/auth/reset-password', body)).body.error.message).toBe('Incorrect code provided');
});
