import { expect, test } from 'vitest';
import { english } from '../../messages/translate.ts';
import { dayOf } from '../../service/core/day.ts';
import { bookedRange, chosenRange, datesText, rentalQuery, searchedRange } from './rental-range.ts';

const dates = { pickupDate: dayOf('2026-12-10'), returnDate: dayOf('2026-12-12') };

test('the days have the labels of CAR-7 and CAR-13', () => {
  expect([searchedRange.first, searchedRange.last].map(({ name }) => name)).toEqual(['pickupDate', 'returnDate']);
  expect([bookedRange.first, bookedRange.last].map(({ name }) => name)).toEqual(['pickupDate', 'dropDate']);
});

test('a rental as text: both days, or the only one', () => {
  expect(datesText(english, dates)).toBe('Thu, 10 Dec to Sat, 12 Dec');
  expect(datesText(english, { ...dates, returnDate: dates.pickupDate })).toBe('Thu, 10 Dec');
});

test('the chosen days are passed on if both are chosen', () => {
  expect(rentalQuery(chosenRange(dates))).toBe('pickupDate=2026-12-10&returnDate=2026-12-12');
  expect(rentalQuery({ checkIn: dates.pickupDate, checkOut: null })).toBe('');
});
