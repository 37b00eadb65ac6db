import { expect, test } from 'vitest';
import { addDays, dayOf } from '../core/day.ts';
import { refusedDay } from './sale-days.ts';

const today = dayOf('2026-11-20');

test.each([
  [-1, 'That date is in the past'],
  [0, undefined],
  [540, undefined],
  [541, 'That is too far ahead to be booked yet'],
])('what begins %d days from today: %s', (days, refused) => {
  expect(refusedDay(addDays(today, days), today)).toBe(refused);
});
