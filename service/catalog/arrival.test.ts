import { expect, test } from 'vitest';
import { dayOf } from '../core/day.ts';
import { arrivalProblem } from './arrival.ts';

const day = dayOf('2026-12-12');

test('arrival is possible on ordinary days, for at least the minimum stay, and not on closed-to-arrival days', () => {
  expect(arrivalProblem({}, day, 1, true)).toBeNull();
  expect(arrivalProblem({ minStay: 3, noArrival: false }, day, 3, true)).toBeNull();
  expect(arrivalProblem({ minStay: 3 }, day, 2, true)).toBe('From Sat, 12 Dec 2026 at least 3 nights are booked');
  expect(arrivalProblem({ minStay: 2 }, day, 1, false)).toBe('From Sat, 12 Dec 2026 at least 2 days are booked');
  expect(arrivalProblem({ noArrival: true }, day, 5, true)).toBe('Check-in is not possible on Sat, 12 Dec 2026');
  expect(arrivalProblem({ noArrival: true }, day, 5, false)).toBe('Pick-up is not possible on Sat, 12 Dec 2026');
});
