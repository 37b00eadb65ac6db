import { expect, test } from 'vitest';
import { shownAtFirst } from './use-shown-on-phone.ts';

test('a phone first shows the loaded pages but the last, and 24 cards of that', () => {
  expect(shownAtFirst(24, 24)).toBe(24);
  expect(shownAtFirst(48, 24)).toBe(48);
  expect(shownAtFirst(100, 100)).toBe(24);
  expect(shownAtFirst(37, 100)).toBe(24);
  expect(shownAtFirst(230, 100)).toBe(224);
});
