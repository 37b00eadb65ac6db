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
/** Sends one call from a new address. */
function request(path: string, body: object): Promise<Got> {
  callers += 1;
  // start without a wait from earlier attempts
  harness.clock.advance(3_600_000);
  return harness.ask('POST', path, { body, from: `198.51.${callers >> 8}.${callers & 255}` });
}

/** The visible part of an answer: everything but its time and its request id. */
function seen({ status, body, headers }: Got): unknown {
  const visible = [...headers].filter(([name]) => !/^(?:date|x-request-id|keep-alive)$/.test(name));
  return [status, body, visible];
}

/** Expects known and unknown addresses to get the same answer after equally many hashes and the same statements. */
async function compare(path: string, bodyFor: (email: string) => object): Promise<number> {
  let hashes = 0;
  for (const round of [0, 1, 2]) {
    const found = [];
    for (const email of [owner.email, `nobody${round}@example.in`]) {
      vi.mocked(crypto.argon2).mockClear();
      let answer: unknown;
      const statements = await splitStatements(async () => {
        answer = seen(await request(path, bodyFor(email)));
      });
      hashes = vi.mocked(crypto.argon2).mock.calls.length;
      // only the end of the transaction differs, and the answer takes longer than that anyway
      found.push({ answer, hashes, statements: statements.filter((text) => !/^(?:commit|rollback)$/.test(text)) });
    }
    expect(found[0]).toEqual(found[1]);
    expect(found[0]?.statements).not.toEqual([]);
  }
  return hashes;
}

test('signing in does the same work and gives the same answer for an unknown address', async () => {
  const body = (identifier: string) => ({ identifier, password: 'guessed-wrongly' });
  expect(await compare('/api/auth/local', body)).toBe(1);
});

test('asking for an email does the same work for an unknown address', async () => {
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

test('the link in an email sets one password, once', async () => {
  const code = await resetCode();
  expect((await reset(code, 'boats-on-the-ganga')).status).toBe(200);
  expect((await reset(code, 'kites-over-jaipur')).status).toBe(400);
});

test('the link used many times at once sets one password', async () => {
  const code = await resetCode();
  const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => reset(code, `boats-on-the-ganga-${at}`)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(7);
});

test('an earlier link expires when a later one is sent, and each after its time', async () => {
  const first = await resetCode();
  const second = await resetCode();
  expect((await reset(first, 'boats-on-the-ganga')).status).toBe(400);
  harness.clock.advance(25 * 3_600_000);
  expect((await reset(second, 'boats-on-the-ganga')).status).toBe(400);
});
