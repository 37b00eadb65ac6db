import { expect, test } from 'vitest';
import { locationAsked } from './location-asked.ts';

test('a location is what is left without spaces; without an email nothing is searched', () => {
  expect(locationAsked('  New Delhi ')).toBe('New Delhi');
  expect(locationAsked('दिल्ली')).toBe('दिल्ली');
  for (const typed of [null, '', '   ', '..', '/']) expect(locationAsked(typed)).toBeUndefined();
});
