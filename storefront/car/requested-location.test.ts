import { expect, test } from 'vitest';
import { requestedLocation } from './requested-location.ts';

test('a location is trimmed; without a letter it is not searched for', () => {
  expect(requestedLocation('  New Delhi ')).toBe('New Delhi');
  expect(requestedLocation('दिल्ली')).toBe('दिल्ली');
  for (const typed of [null, '', '   ', '..', '/']) expect(requestedLocation(typed)).toBeUndefined();
});
