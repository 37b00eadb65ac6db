import { afterAll, beforeAll, expect, test } from 'vitest';
import { statementsOf } from '../statements.ts';
import { type Attacked, type Got, openAttacked } from './attacked.ts';

let house: Attacked;
let owner: { email: string };
beforeAll(async () => {
  house = await openAttacked();
  owner = await house.signUp();
});
afterAll(() => house.close());

let callers = 0;
/** One call from somebody new. */
function asked(path: string, body: object): Promise<Got> {
  callers += 1;
  // no wait from the tries before
  house.clock.advance(3_600_000);
  return house.ask('POST', path, { body, from: `198.51.${callers >> 8}.${callers & 255}` });
}

/** What is seen of an answer: all but when it was made and which it is. */
function seen({ status, body, headers }: Got): unknown {
  const told = [...headers].filter(([name]) => !/^(?:date|x-request-id|keep-alive)$/.test(name));
  return [status, body, told];
}

/** Milliseconds of this process's processors: what else the machine does is not in them. */
function costOf(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** Both answered alike, after the same statements; how much more work the first is. */
async function compare(path: string, bodyFor: (email: string) => object): Promise<number> {
  const cost = { known: 0, unknown: 0 };
  for (let round = -2; round < 6; round += 1) {
    const order = round % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    const answers = new Map<string, unknown>();
    const statements = new Map<string, string[]>();
    for (const who of order) {
      const body = bodyFor(who === 'known' ? owner.email : `nobody${round + 2}@example.in`);
      const before = process.cpuUsage();
      const asks = async () => answers.set(who, seen(await asked(path, body)));
      statements.set(who, await statementsOf(asks));
      // the first two warm it up
      if (round >= 0) cost[who] += costOf(before);
    }
    expect(answers.get('known')).toEqual(answers.get('unknown'));
    // how a transaction ends is the one difference, and the answer waits longer than for that
    const withoutEnds = (who: string) => statements.get(who)?.filter((text) => !/^(?:commit|rollback)$/i.test(text));
    expect(withoutEnds('known')).toEqual(withoutEnds('unknown'));
    expect(withoutEnds('known')).not.toEqual([]);
  }
  return cost.known / cost.unknown;
}

test.each([
  ['signing in', '/api/auth/local', (identifier: string) => ({ identifier, password: 'guessed-wrongly' })],
  ['asking for a letter', '/api/auth/forgot-password', (email: string) => ({ email })],
])(
  '%s asks the database the same, is as much work and answers the same for an address that nobody has',
  async (_, path, bodyFor) => {
    const ratio = await compare(path, bodyFor);
    // hashing a password is ten times the work of all the rest: who skips it is far outside
    expect(ratio).toBeGreaterThan(0.4);
    expect(ratio).toBeLessThan(2.5);
  },
);

async function resetCode(): Promise<string> {
  house.clock.advance(3_600_000);
  await house.ask('POST', '/api/auth/forgot-password', { body: { email: owner.email }, from: '192.0.2.5' });
  const letter = (await house.letters()).findLast(({ kind }) => kind === 'password-reset');
  return /code=([\w-]+)/.exec(letter?.plain ?? '')?.[1] ?? '';
}

function reset(code: string, password: string): Promise<Got> {
  callers += 1;
  const body = { code, password, passwordConfirmation: password };
  return house.ask('POST', '/api/auth/reset-password', { body, from: `192.0.2.${callers & 255}` });
}

test('the link of a letter sets one password, once', async () => {
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
  house.clock.advance(25 * 3_600_000);
  expect((await reset(second, 'boats-on-the-ganga')).status).toBe(400);
});
