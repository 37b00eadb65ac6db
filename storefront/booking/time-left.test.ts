import { expect, test } from 'vitest';
import { english } from '../../messages/translate.ts';
import { timeLeft } from './time-left.ts';

const minute = 60_000;

test.each([
  [24 * 60 * minute, '24 h'],
  [24 * 60 * minute - 1, '23 h 59 min'],
  [65 * minute, '1 h 5 min'],
  [4 * minute + 9_000, '4 min'],
  [59_999, 'Less than a minute'],
  [-5_000, 'Less than a minute'],
])('%i milliseconds are %s: no seconds, which would put pressure on people', (left, texts) => {
  expect(timeLeft(english, 1_800_000_000_000 + left, 1_800_000_000_000)).toBe(texts);
});
