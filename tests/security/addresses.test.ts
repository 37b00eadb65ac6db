import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Attacked, openAttacked } from './attacked.ts';

let harness: Attacked;
beforeAll(async () => {
  harness = await openAttacked();
});
afterAll(() => harness.close());

const logIn = (from: string) =>
  harness.ask('POST', '/api/auth/local', { body: { identifier: 'nobody@example.in', password: 'wrong-word' }, from });

async function until429(from: (round: number) => string): Promise<number> {
  for (let round = 1; round <= 200; round += 1) if ((await logIn(from(round))).status === 429) return round;
  return Number.POSITIVE_INFINITY;
}

test('a caller cannot pass for another one by writing X-Forwarded-For', async () => {
  expect(await until429((round) => `198.51.100.${round}, 203.0.113.7`)).toBeLessThan(200);
});

test('all addresses of one /64 count as one caller', async () => {
  expect(await until429((round) => `2001:db8:7:7::${round.toString(16)}`)).toBeLessThan(200);
});
