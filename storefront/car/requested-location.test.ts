import { expect, test } from 'vitest';
import { requestedLocation } from './requested-location.ts';

test('a location is what is left without spaces; without an email nothing is searched', () => {
  expect(requestedLocation('  New Delhi ')).toBe('New Delhi');
  expect(requestedLocation('दिल्ली')).toBe('दिल्ली');
  for (const typed of [null, '', '   ', '..', '/']) expect(requestedLocation(typed)).toBeUndefined();
});
