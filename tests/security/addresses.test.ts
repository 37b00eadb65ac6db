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

test('what a caller writes into X-Forwarded-For himself does not make him somebody else', async () => {
  expect(await until429((round) => `198.51.100.${round}, 203.0.113.7`)).toBeLessThan(200);
});

test('the addresses of one /64 are one caller', async () => {
  expect(await until429((round) => `2001:db8:7:7::${round.toString(16)}`)).toBeLessThan(200);
});
