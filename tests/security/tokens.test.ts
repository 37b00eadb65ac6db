import { createHmac, hkdfSync } from 'node:crypto';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Attacked, openAttacked } from './attacked.ts';

let harness: Attacked;
let owner: Awaited<ReturnType<Attacked['signUp']>>;
beforeAll(async () => {
  harness = await openAttacked();
  owner = await harness.signUp();
});
afterAll(() => harness.close());

const me = async (token: string) => (await harness.ask('GET', '/api/users/me', { token })).status;
const part = (value: object | string) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');
const secret = 'a secret of thirty-two characters, for tests';

/** The token with another header and other claims, signed with that key. */
function forged(head: object, claims: object, key: string | Uint8Array): string {
  const [, payload = ''] = owner.token.split('.');
  const known: object = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const text = `${part(head)}.${part({ ...known, ...claims })}`;
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
}

const headOf = (token: string): object => JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString());

test('the token works, and its key would sign another', async () => {
  expect(await me(owner.token)).toBe(200);
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'jwt', 32));
  expect(await me(forged(headOf(owner.token), {}, key)), 'or the forgeries below prove nothing').toBe(200);
});

test('a token without a signature is refused, whatever algorithm it names', async () => {
  const [, payload = ''] = owner.token.split('.');
  for (const alg of ['none', 'None', 'NONE', 'nOnE', '', 'HS256']) {
    for (const signature of ['', 'AA']) {
      expect(await me(`${part({ ...headOf(owner.token), alg })}.${payload}.${signature}`), alg).toBe(401);
    }
  }
});

test('a token signed with a public value, another key or for another use is refused', async () => {
  const head = headOf(owner.token);
  const keys = ['', 'secret', 'padharo', 'jwt', 'http://padharo.test', secret];
  for (const key of keys) expect(await me(forged(head, {}, key)), key).toBe(401);
  for (const use of ['device', 'connect', 'payment', 'sum']) {
    expect(await me(forged(head, {}, new Uint8Array(hkdfSync('sha256', secret, '', use, 32)))), use).toBe(401);
  }
});

test('a token with the right key but another algorithm, an old date or a strange claim is refused', async () => {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'jwt', 32));
  const head = headOf(owner.token);
  const past = Math.floor(harness.clock.now.getTime() / 1000) - 1;
  expect(await me(forged({ ...head, alg: 'HS512' }, {}, key))).toBe(401);
  expect(await me(forged({ ...head, crit: ['x'], x: 1 }, {}, key))).toBe(401);
  for (const claims of [{ exp: past }, { exp: 'never' }, { id: '1' }, { id: -1 }, { sid: 'x' }, { sid: `' or 1=1` }]) {
    expect(await me(forged(head, claims, key)), JSON.stringify(claims)).toBe(401);
  }
  expect(await me(forged(head, { id: owner.id + 1 }, key)), 'a session of somebody else').toBe(401);
  const long = await new SignJWT({ x: 'y'.repeat(5_000) }).setProtectedHeader({ alg: 'HS256' }).sign(key);
  expect(await me(long)).toBe(401);
});

test('a token that was changed at any place is refused', async () => {
  for (let at = 0; at < owner.token.length; at += 7) {
    const other = owner.token[at] === 'A' ? 'B' : 'A';
    const changed = owner.token.slice(0, at) + other + owner.token.slice(at + 1);
    // the last bits of the last character carry no data
    if (at === owner.token.length - 1) continue;
    expect(await me(changed), String(at)).toBe(401);
  }
  for (const text of ['x', '..', 'a.b.c', 'null', 'Bearer x', '0'.repeat(30_000).slice(0, 9_000)]) {
    expect(await me(text)).toBe(401);
  }
});

test('a token ends with its lifetime, a new password or a block', async () => {
  const changed = await harness.signUp();
  const body = {
    currentPassword: changed.password,
    password: 'boats-on-the-ganga',
    passwordConfirmation: 'boats-on-the-ganga',
  };
  expect((await harness.ask('POST', '/api/auth/change-password', { body, token: changed.token })).status).toBe(200);
  expect(await me(changed.token)).toBe(401);
  const blocked = await harness.signUp();
  await harness.database.pool.query('update users set blocked = true where id = $1', [blocked.id]);
  expect(await me(blocked.token)).toBe(401);
  const old = await harness.signUp();
  harness.clock.advance(31 * 86_400_000);
  expect(await me(old.token)).toBe(401);
});
