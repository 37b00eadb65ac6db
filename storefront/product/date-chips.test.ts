import { expect, test } from 'vitest';
import { dayOf } from '../../service/core/day.ts';
import { saturdayInWeek, weekend } from './date-chips.tsx';

test.each([
  ['a Monday', '2026-11-23', '2026-11-27', '2026-11-29', '2026-12-04', ['2026-11-28', '2026-12-05']],
  ['a Friday', '2026-11-27', '2026-11-27', '2026-11-29', '2026-12-04', ['2026-11-28', '2026-12-05']],
  ['a Saturday', '2026-11-28', '2026-11-28', '2026-11-29', '2026-12-04', ['2026-11-28', '2026-12-05']],
  ['a Sunday', '2026-11-29', '2026-12-04', '2026-12-06', '2026-12-11', ['2026-12-05', '2026-12-12']],
])('on %s', (_, today, checkIn, checkOut, next, saturdays) => {
  expect(weekend(dayOf(today), 0)).toEqual({ checkIn, checkOut });
  expect(weekend(dayOf(today), 1).checkIn).toBe(next);
  expect([0, 1].map((later) => saturdayInWeek(dayOf(today), later === 0 ? 0 : 1))).toEqual(saturdays);
});
