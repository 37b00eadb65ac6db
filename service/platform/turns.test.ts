import { expect, test } from 'vitest';
import { makeTurns } from './turns.ts';

test('never more than so many at once, in order, and all of them, whatever fails', async () => {
  const inTurn = makeTurns(2);
  let now = 0;
  let most = 0;
  const begun: number[] = [];
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, (_, number) =>
      inTurn(async () => {
        begun.push(number);
        now += 1;
        most = Math.max(most, now);
        await new Promise((done) => setTimeout(done, 1));
        now -= 1;
        if (number % 3 === 0) throw new Error('failed');
        return number;
      }),
    ),
  );
  expect(most).toBe(2);
  expect(begun).toEqual(Array.from({ length: 20 }, (_, number) => number));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(13);
});
