import { expect, test } from 'vitest';
import { dayOf } from '../core/day.ts';
import { lastDayOf } from './line-days.ts';

test.each([
  ['stay', '2027-01-02'],
  ['car-rental', '2027-01-01'],
  ['attraction', '2027-01-01'],
  ['tour-package', '2027-01-01'],
] as const)('a %s that ends before 2 January is shown until %s', (type, last) => {
  expect(lastDayOf({ type, endDay: dayOf('2027-01-02') })).toBe(last);
});
