import { expect, test } from 'vitest';
import { english } from '../../messages/translate.ts';
import { dayOf } from '../../service/core/day.ts';
import { daySpan } from './list-view.ts';

test.each([
  ['2026-12-10', '2026-12-13', '10–13 Dec'],
  ['2026-12-30', '2027-01-02', '30 Dec – 2 Jan'],
  ['2026-12-01', '2026-12-01', '1 Dec'],
])('from %s to %s', (first, last, text) => {
  expect(daySpan(english, dayOf(first), dayOf(last))).toBe(text);
});
