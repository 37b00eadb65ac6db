import { expect, test } from 'vitest';
import type { Sentence } from '../../messages/message.ts';
import { english } from '../../messages/translate.ts';
import { addDays, dayOf } from '../core/day.ts';
import { arrivalProblem, dayProblem, saleEndOf } from './sale-days.ts';

const today = dayOf('2026-11-20');

test.each([
  [-1, 'That date is in the past'],
  [0, undefined],
  [540, undefined],
  [541, 'That date is too far ahead to book'],
])('a start %d days from today: %s', (days, refused) => {
  const problem = dayProblem(addDays(today, days), today);
  expect(problem && english.of(problem)).toBe(refused);
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

const day = dayOf('2026-12-12');

const textOf = (problem: Sentence | null) => problem && english.of(problem);

test('arrival is possible on ordinary days, for at least the minimum stay, and not on closed-to-arrival days', () => {
  expect(arrivalProblem({}, day, 1, true)).toBeNull();
  expect(arrivalProblem({ minStay: 3, noArrival: false }, day, 3, true)).toBeNull();
  expect(textOf(arrivalProblem({ minStay: 3 }, day, 2, true))).toBe('Minimum stay from Sat, 12 Dec 2026 is 3 nights');
  expect(textOf(arrivalProblem({ minStay: 2 }, day, 1, false))).toBe('Minimum rental from Sat, 12 Dec 2026 is 2 days');
  expect(textOf(arrivalProblem({ noArrival: true }, day, 5, true))).toBe(
    'Check-in is not possible on Sat, 12 Dec 2026',
  );
  expect(textOf(arrivalProblem({ noArrival: true }, day, 5, false))).toBe(
    'Pick-up is not possible on Sat, 12 Dec 2026',
  );
});
