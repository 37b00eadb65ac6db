import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Attacked, type Got, openAttacked } from './attacked.ts';

let harness: Attacked;
let owner: { email: string; password: string; token: string };
beforeAll(async () => {
  harness = await openAttacked();
});
afterAll(() => harness.close());
beforeEach(async () => {
  owner = await harness.signUp();
});

interface Try {
  readonly from: string;
  readonly password?: string;
  readonly identifier?: string;
  readonly cookie?: string;
}

function logIn({ from, password = owner.password, identifier = owner.email, cookie }: Try): Promise<Got> {
  const headers: Record<string, string> = cookie === undefined ? {} : { cookie };
  return harness.ask('POST', '/api/auth/local', { body: { identifier, password }, from, headers });
}

const deviceSet = ({ headers }: Got) => headers.getSetCookie().find((line) => line.startsWith('device=')) ?? '';
const deviceAfter = (answer: Got) => deviceSet(answer).split(';')[0] ?? '';

const guess = (from: string, more: Partial<Try> = {}) => logIn({ from, password: 'guessed-wrongly', ...more });

async function besiege(rounds: number, identifier = owner.email): Promise<Got[]> {
  const answers = [];
  for (let round = 0; round < rounds; round += 1) answers.push(await guess(`198.51.100.${round}`, { identifier }));
  return answers;
}

test('from one network ten wrong passwords are checked for an account, however its address is written', async () => {
  const statuses = [];
  for (let round = 0; round < 14; round += 1) {
    harness.clock.advance(31_000);
    const identifier = round % 2 ? owner.email.toUpperCase() : ` ${owner.email} `;
    statuses.push((await guess('203.0.113.5', { identifier })).status);
  }
  expect(statuses).toEqual([...Array(10).fill(400), ...Array(4).fill(429)]);
  expect((await logIn({ from: '203.0.113.5' })).status, 'not even the right one').toBe(429);
});

test('attempts from many networks make strangers wait, and never lock the owner out', async () => {
  const answers = await besiege(20);
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
  const first = await logIn({ from: '192.0.2.77' });
  expect(first.status).toBe(429);
  const wait = Number(first.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(30);
  // the attack goes on while the owner waits
  for (let second = 0; second < 30; second += 10) {
    harness.clock.advance(10_000);
    await besiege(20);
  }
  expect((await logIn({ from: '192.0.2.77' })).status).toBe(200);
});

test('each wrong password makes the next attempt from that network wait longer', async () => {
  await besiege(5);
  const waits = [];
  for (let round = 0; round < 4; round += 1) {
    const { status, headers } = await guess('203.0.113.9');
    expect(status).toBe(429);
    waits.push(Number(headers.get('retry-after')));
    harness.clock.advance(Number(headers.get('retry-after')) * 1_000);
    expect((await guess('203.0.113.9')).status).toBe(400);
  }
  expect(waits).toEqual([1, 2, 4, 8]);
});

test('an attempt that comes too early gets the remaining time, and does not extend it', async () => {
  await besiege(20);
  const from = '192.0.2.78';
  const first = await logIn({ from });
  for (let round = 0; round < 20; round += 1) await logIn({ from });
  harness.clock.advance((Number(first.headers.get('retry-after')) - 1) * 1_000);
  expect((await logIn({ from })).headers.get('retry-after')).toBe('1');
  harness.clock.advance(1_000);
  expect((await logIn({ from })).status).toBe(200);
});

test('an unknown address is treated the same', async () => {
  const known = await besiege(12);
  harness.clock.advance(3_600_000);
  const unknown = await besiege(12, 'nobody-at-all@example.in');
  const seen = (answers: Got[]) =>
    answers.map(({ status, body, headers }) => [status, body, headers.get('retry-after')]);
  expect(seen(unknown)).toEqual(seen(known));
});

test('guessing at many accounts from one network is stopped', async () => {
  const statuses = [];
  for (let account = 0; account < 110; account += 1) {
    statuses.push((await guess('203.0.113.44', { identifier: `somebody${account}@example.in` })).status);
  }
  expect(statuses.filter((status) => status === 400)).toHaveLength(100);
  expect((await logIn({ from: '192.0.2.1' })).status).toBe(200);
});

test('a device the owner used before is not affected, and has its own count', async () => {
  const set = deviceSet(await logIn({ from: '192.0.2.9' }));
  expect(set).toMatch(/^device=[\w.-]+; Path=\/api\/auth; Max-Age=34560000; HttpOnly; SameSite=Lax$/);
  expect(set).not.toContain(owner.email);
  const cookie = set.split(';')[0] ?? '';
  await besiege(20);
  for (let round = 0; round < 12; round += 1) await guess('192.0.2.9');
  expect((await logIn({ from: '192.0.2.9' })).status).toBe(429);
  expect((await logIn({ from: '192.0.2.9', cookie: `a=b; ${cookie}; c=d` })).status).toBe(200);

  const statuses = [];
  for (let round = 0; round < 12; round += 1) statuses.push((await guess(`198.18.0.${round}`, { cookie })).status);
  expect(statuses).toEqual([...Array(10).fill(400), 429, 429]);

  const other = await harness.signUp();
  await besiege(40, other.email);
  const stranger = await logIn({ from: '192.0.2.10', identifier: other.email, password: other.password, cookie });
  expect(stranger.status, 'it is known to that account only').toBe(429);
  const forged = `${cookie.slice(0, -4)}AAAA`;
  expect((await logIn({ from: '192.0.2.11', cookie: forged })).status).toBe(429);
});

test('the device of a former owner is unknown after the password changed', async () => {
  const cookie = deviceAfter(await logIn({ from: '192.0.2.9' }));
  const next = 'boats-on-the-ganga';
  const body = { currentPassword: owner.password, password: next, passwordConfirmation: next };
  const { token } = owner;
  const changed = await harness.ask('POST', '/api/auth/change-password', { body, from: '192.0.2.90', token });
  await besiege(20);
  expect((await logIn({ from: '192.0.2.9', password: next, cookie })).status).toBe(429);
  expect((await logIn({ from: '192.0.2.9', password: next, cookie: deviceAfter(changed) })).status).toBe(200);
});

test('a stranger who keeps requesting emails does not stop the owner from requesting one', async () => {
  const forgot = (from: string) =>
    harness.ask('POST', '/api/auth/forgot-password', { body: { email: owner.email }, from });
  for (let round = 0; round < 30; round += 1) await forgot(`198.51.100.${100 + (round % 3)}`);
  expect((await forgot('192.0.2.200')).status).toBe(200);
});

test('many correct passwords at once do not count as wrong ones', async () => {
  for (let round = 0; round < 3; round += 1) {
    const answers = await Promise.all(Array.from({ length: 4 }, () => logIn({ from: '192.0.2.60' })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  }
});

test('of a hundred guesses at the same moment ten are checked', async () => {
  const answers = await Promise.all(Array.from({ length: 60 }, () => guess('192.0.2.61')));
  expect(answers.filter(({ status }) => status === 400).length).toBeLessThanOrEqual(10);
});

const changeWith = (token: string, currentPassword: string, from: string) =>
  harness.ask('POST', '/api/auth/change-password', {
    token,
    from,
    body: { currentPassword, password: 'rain-on-the-ghats', passwordConfirmation: 'rain-on-the-ghats' },
  });

test('a stolen session has ten guesses at the password an hour, from any number of networks, even at once', async () => {
  const { token, password } = await harness.signUp();
  const guesses = await Promise.all(
    Array.from({ length: 14 }, (_, round) => changeWith(token, `guess ${round}`, `198.51.100.${100 + round}`)),
  );
  const statuses = guesses.map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array(10).fill(400), ...Array(4).fill(429)]);
  const refused = await changeWith(token, password, '198.51.100.120');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
  harness.clock.advance(3_600_001);
  expect((await changeWith(token, password, '198.51.100.121')).status).toBe(200);
});

test('people who know the password can change it as often as before', async () => {
  let { token, password } = await harness.signUp();
  for (let round = 0; round < 12; round += 1) {
    const next = `boats-on-the-ganga-${round}`;
    const { status, body } = await harness.ask('POST', '/api/auth/change-password', {
      token,
      from: `198.51.100.${130 + round}`,
      body: { currentPassword: password, password: next, passwordConfirmation: next },
    });
    expect(status).toBe(200);
    [token, password] = [body.jwt, next];
  }
});
