import { expect, test } from 'vitest';
import { delayAfter } from './sign-in-attempt.ts';

test('the delay begins after five bad tries, doubles, and ends at half a minute', () => {
  expect([0, 4, 5, 6, 7, 8, 9, 10, 11, 5_000].map(delayAfter)).toEqual([0, 0, 1, 2, 4, 8, 16, 30, 30, 30]);
});
