import crypto from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { splitStatements } from '../statements.ts';
import { type Attacked, type Got, openAttacked } from './attacked.ts';

let harness: Attacked;
let owner: { email: string };
beforeAll(async () => {
  harness = await openAttacked();
  owner = await harness.signUp();
});
afterAll(() => harness.close());

let callers = 0;
/** One call from somebody new. */
function asked(path: string, body: object): Promise<Got> {
  callers += 1;
  // no wait from the tries before
  harness.clock.advance(3_600_000);
  return harness.ask('POST', path, { body, from: `198.51.${callers >> 8}.${callers & 255}` });
}

/** What is seen of an answer: all but when it was made and which it is. */
function seen({ status, body, headers }: Got): unknown {
  const told = [...headers].filter(([name]) => !/^(?:date|x-request-id|keep-alive)$/.test(name));
  return [status, body, told];
}

/** Known and unknown are answered alike, after as many hashes and the same statements. */
async function compare(path: string, bodyFor: (email: string) => object): Promise<number> {
  let hashes = 0;
  for (const round of [0, 1, 2]) {
    const found = [];
    for (const email of [owner.email, `nobody${round}@example.in`]) {
      vi.mocked(crypto.argon2).mockClear();
      let answer: unknown;
      const statements = await splitStatements(async () => {
        answer = seen(await asked(path, bodyFor(email)));
      });
      hashes = vi.mocked(crypto.argon2).mock.calls.length;
      // how a transaction ends is the one difference, and the answer waits longer than for that
      found.push({ answer, hashes, statements: statements.filter((text) => !/^(?:commit|rollback)$/.test(text)) });
    }
    expect(found[0]).toEqual(found[1]);
    expect(found[0]?.statements).not.toEqual([]);
  }
  return hashes;
}

test('signing in takes as much work and answers the same for an address that nobody has', async () => {
  const body = (identifier: string) => ({ identifier, password: 'guessed-wrongly' });
  expect(await compare('/api/auth/local', body)).toBe(1);
});

test('so does asking for an email', async () => {
  expect(await compare('/api/auth/forgot-password', (email) => ({ email }))).toBe(0);
});

async function resetCode(): Promise<string> {
  harness.clock.advance(3_600_000);
  await harness.ask('POST', '/api/auth/forgot-password', { body: { email: owner.email }, from: '192.0.2.5' });
  const mail = (await harness.emails()).findLast(({ kind }) => kind === 'password-reset');
  return /code=([\w-]+)/.exec(mail?.plain ?? '')?.[1] ?? '';
}

function reset(code: string, password: string): Promise<Got> {
  callers += 1;
  const body = { code, password, passwordConfirmation: password };
  return harness.ask('POST', '/api/auth/reset-password', { body, from: `192.0.2.${callers & 255}` });
}

test('the link of an email sets one password, once', async () => {
  const code = await resetCode();
  expect((await reset(code, 'boats-on-the-ganga')).status).toBe(200);
  expect((await reset(code, 'kites-over-jaipur')).status).toBe(400);
});

test('used many times at the same moment it sets one password', async () => {
  const code = await resetCode();
  const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => reset(code, `boats-on-the-ganga-${at}`)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(7);
});

test('an earlier link ends with a later one, and each after its time', async () => {
  const first = await resetCode();
  const second = await resetCode();
  expect((await reset(first, 'boats-on-the-ganga')).status).toBe(400);
  harness.clock.advance(25 * 3_600_000);
  expect((await reset(second, 'boats-on-the-ganga')).status).toBe(400);
});
