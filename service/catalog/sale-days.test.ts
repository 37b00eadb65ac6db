import { expect, test } from 'vitest';
import { addDays, dayOf } from '../core/day.ts';
import { refusedDay, saleEndOf } from './sale-days.ts';

const today = dayOf('2026-11-20');

test.each([
  [-1, 'That date is in the past'],
  [0, undefined],
  [540, undefined],
  [541, 'That is too far ahead to be booked yet'],
])('a start %d days from today: %s', (days, refused) => {
  expect(refusedDay(addDays(today, days), today)).toBe(refused);
});

test.each([
  ['', null, '2026-11-21T00:00:00+05:30'],
  ['07:00', null, '2026-11-20T07:00:00+05:30'],
  ['', 0, '2026-11-20T00:00:00+05:30'],
  ['', 24, '2026-11-19T00:00:00+05:30'],
  ['07:00', 3, '2026-11-20T04:00:00+05:30'],
])('the sale of a start at "%s" with a cut-off of %s hours ends at %s', (slot, hours, end) => {
  expect(saleEndOf(today, slot, hours)).toEqual(new Date(end));
});
