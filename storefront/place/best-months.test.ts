import { expect, test } from 'vitest';
import { english, textIn } from '../../messages/translate.ts';
import { monthSpans, monthStrip } from './best-months.ts';

test.each([
  [[10, 11, 12, 1, 2, 3], 'October to March'],
  [[3, 4, 5, 10, 11], 'March to May and October to November'],
  [[6], 'June'],
  [[12, 1], 'December to January'],
  [[2, 7, 9], 'February, July and September'],
  [[], ''],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], ''],
])('%j is best %s', (months, text) => {
  expect(monthSpans(english, months)).toBe(text);
});

test('the strip has the twelve months by their initials', () => {
  const strip = monthStrip(english, [1, 12]);
  expect(strip.map(({ name }) => name).join('')).toBe('JFMAMJJASOND');
  expect(strip.flatMap(({ best }, month) => (best ? [month] : []))).toEqual([0, 11]);
  expect(monthStrip(textIn('hi'), []).map(({ name }) => name)[5]).toBe('जू');
});
