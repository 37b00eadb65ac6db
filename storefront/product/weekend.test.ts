import { expect, test } from 'vitest';
import { dayOf } from '../../service/core/day.ts';
import { weekend } from './weekend.ts';

test.each([
  ['a Monday', '2026-11-23', '2026-11-27', '2026-11-29', '2026-12-04'],
  ['a Friday', '2026-11-27', '2026-11-27', '2026-11-29', '2026-12-04'],
  ['a Saturday', '2026-11-28', '2026-11-28', '2026-11-29', '2026-12-04'],
  ['a Sunday', '2026-11-29', '2026-12-04', '2026-12-06', '2026-12-11'],
])('on %s', (_, today, checkIn, checkOut, next) => {
  expect(weekend(dayOf(today), 0)).toEqual({ checkIn, checkOut });
  expect(weekend(dayOf(today), 1).checkIn).toBe(next);
});
