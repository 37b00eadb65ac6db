import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Attacked, type Got, openAttacked } from './attacked.ts';

let house: Attacked;
let owner: { email: string };
beforeAll(async () => {
  house = await openAttacked();
  owner = await house.signUp();
});
afterAll(() => house.close());

let callers = 0;
/** One call from somebody new, and how many milliseconds it took. */
async function timed(path: string, body: object): Promise<Got & { ms: number }> {
  callers += 1;
  // no wait from the tries before
  house.clock.advance(3_600_000);
  const began = performance.now();
  const answer = await house.ask('POST', path, { body, from: `198.51.${callers >> 8}.${callers & 255}` });
  return { ...answer, ms: performance.now() - began };
}

const median = (of: number[]) => of.toSorted((a, b) => a - b)[of.length >> 1] ?? 0;

/** What is seen of an answer: all but when it was made and which it is. */
function seen({ status, body, headers }: Got): unknown {
  const told = [...headers].filter(([name]) => !/^(?:date|x-request-id|keep-alive)$/.test(name));
  return [status, body, told];
}

async function compare(path: string, bodyFor: (email: string) => object) {
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
  for (let round = -2; round < 15; round += 1) {
    const order = round % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    const answers = new Map<string, unknown>();
    for (const who of order) {
      const answer = await timed(path, bodyFor(who === 'known' ? owner.email : `nobody${round + 2}@example.in`));
      answers.set(who, seen(answer));
      // the first two warm it up
      if (round >= 0) times[who].push(answer.ms);
    }
    expect(answers.get('known')).toEqual(answers.get('unknown'));
  }
  return median(times.known) / median(times.unknown);
}

test.each([
  ['signing in', '/api/auth/local', (identifier: string) => ({ identifier, password: 'guessed-wrongly' })],
  ['asking for a letter', '/api/auth/forgot-password', (email: string) => ({ email })],
])(
  '%s takes as long and answers the same for an address that nobody has',
  async (_, path, bodyFor) => {
    // hashing takes ten times as long as all the rest: who skips it is far outside; a busy machine gets another chance
    const ratios = [];
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const ratio = await compare(path, bodyFor);
      if (ratio > 0.6 && ratio < 1.67) return;
      ratios.push(ratio);
    }
    expect.fail(`one is faster than the other: ${ratios.join(', ')}`);
  },
  120_000,
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
