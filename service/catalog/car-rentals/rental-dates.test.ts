import { expect, test } from 'vitest';
import { english } from '../../../messages/translate.ts';
import { dayOf } from '../../core/day.ts';
import { countDays, invalidRental, rentalDates } from './rental-dates.ts';

const [today, first, third] = [dayOf('2026-11-20'), dayOf('2026-12-10'), dayOf('2026-12-12')];

test('both days of a rental count', () => {
  expect(countDays({ pickupDate: first, returnDate: third })).toBe(3);
  expect(countDays({ pickupDate: first, returnDate: first })).toBe(1);
});

test.each([
  [null, null, undefined],
  ['', '', undefined],
  [first, third, undefined],
  [first, null, { why: 'Please select a return date', days: { pickupDate: first } }],
  [null, third, { why: 'Please select a pickup date', days: { returnDate: third } }],
  ['2026-11-01', '', { why: 'That date is in the past', days: {} }],
  ['', '2026-11-01', { why: 'That date is in the past', days: {} }],
  ['soon', third, { why: 'These dates do not exist', days: {} }],
  [third, first, { why: 'Drop-off date must not be before the pick-up date', days: {} }],
  ['2026-11-01', third, { why: 'That date is in the past', days: {} }],
] as const)('from %s to %s', (pickup, back, expected) => {
  expect(invalidRental(english, pickup, back, today)).toEqual(expected);
});

test('dates are limited to the longest rental that the operator allows', () => {
  const asked = { pickupDate: first, returnDate: third };
  expect([rentalDates(first, third, today), rentalDates(first, third, today, 3)]).toEqual([asked, asked]);
  expect([
    rentalDates(first, third, today, 2),
    rentalDates(third, first, today),
    rentalDates('soon', third, today),
  ]).toEqual([null, null, null]);
  expect(invalidRental(english, first, third, today, 2)?.why).toBe('A car can be rented for at most 2 days');
});
