import { expect, test } from 'vitest';
import { pollDelay } from './poll-delay.ts';

test('the server is asked every five seconds at first, and once a minute in the end', () => {
  expect([0, 30_000, 60_000, 180_000, 3_600_000].map(pollDelay)).toEqual([5_000, 5_000, 10_000, 30_000, 60_000]);
  let asked = 0;
  for (let waited = 0; waited < 24 * 3_600_000; waited += pollDelay(waited)) asked += 1;
  expect(asked, 'a day').toBeLessThan(1_500);
});
