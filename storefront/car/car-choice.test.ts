import { expect, test } from 'vitest';
import { english } from '../../messages/translate.ts';
import { carBookingRules } from '../../service/booking/model/buyer-rules.ts';
import type { CarDay } from '../../service/catalog/car-rentals/car-availability.ts';
import { defaultTaxRules } from '../../service/catalog/settings/default-settings.ts';
import { addDays, type Day, dayOf } from '../../service/core/day.ts';
import { problemsOf } from '../../service/core/field-rule.ts';
import { fromRupees } from '../../service/core/money.ts';
import { carState, checkDates, dayText, priceFor } from './car-choice.ts';

const [today, d1, d2, d3] = [dayOf('2026-11-20'), dayOf('2026-12-10'), dayOf('2026-12-11'), dayOf('2026-12-12')];
const day = (on: Day, own: Partial<CarDay> = {}): CarDay => ({
  day: on,
  left: 4,
  price: fromRupees(2_200),
  closed: false,
  ...own,
});
const known = (...days: CarDay[]) => new Map(days.map((one) => [one.day, one]));
const terms = { rules: defaultTaxRules, on: today };
const car = { price: fromRupees(2_200), supply: 'vehicle-without-driver' } as const;
const range = { checkIn: d1, checkOut: d2 };

test('a car is available if a vehicle is left on every day, including the last', () => {
  expect(carState(known(day(d1), day(d2, { left: 2, price: fromRupees(3_000) })), range)).toEqual({
    state: 'free',
    left: 2,
    days: [
      { days: 1, price: fromRupees(2_200) },
      { days: 1, price: fromRupees(3_000) },
    ],
  });
  expect(carState(known(day(d1), day(d2, { left: 0 })), range)).toEqual({ state: 'sold-out' });
  expect(carState(known(day(d1, { closed: true }), day(d2)), range)).toEqual({ state: 'sold-out' });
  expect(carState(known(day(d1)), range)).toEqual({ state: 'unknown' });
  expect(carState(known(), { checkIn: d1, checkOut: null })).toEqual({ state: 'unknown' });
});

test('the price is that of the actual days, else of the default day', () => {
  const state = carState(known(day(d1), day(d2, { price: fromRupees(3_000) })), range);
  const price = priceFor(car, state, range, terms);
  expect(price).toMatchObject({
    days: 2,
    subtotal: fromRupees(5_200),
    tax: fromRupees(936),
    payable: fromRupees(6_136),
  });
  const three = { checkIn: d1, checkOut: d3 };
  expect(priceFor(car, { state: 'unknown' }, three, terms)).toMatchObject({
    days: 3,
    subtotal: fromRupees(6_600),
  });
  const none = { checkIn: null, checkOut: null };
  expect(priceFor(car, { state: 'unknown' }, none, terms)).toMatchObject({
    days: 1,
    subtotal: fromRupees(2_200),
  });
});

test('the calendar shows the price of a day, or why it is not available', () => {
  expect(dayText(english, day(d1))).toEqual({ text: '₹2,200', soldOut: false, price: 220_000 });
  expect(dayText(english, day(d1, { left: 0 }))).toEqual({ text: 'Not available', soldOut: true });
  expect(dayText(english, day(d1, { closed: true }))).toEqual({ text: 'Closed', soldOut: true });
});

test('invalid dates are refused by their field', () => {
  const free = carState(known(day(d1), day(d2)), range);
  expect(checkDates(english, range, free, today, 60)).toEqual({});
  expect(checkDates(english, { checkIn: null, checkOut: null }, { state: 'unknown' }, today, 60)).toEqual({
    pickupDate: 'Please select a pick-up date',
    dropDate: 'Please select a drop-off date',
  });
  expect(checkDates(english, { checkIn: d2, checkOut: d1 }, { state: 'unknown' }, today, 60)).toEqual({
    dropDate: 'Drop-off date must not be before the pick-up date',
  });
  expect(checkDates(english, { checkIn: dayOf('2026-11-19'), checkOut: d1 }, { state: 'unknown' }, today, 60)).toEqual({
    pickupDate: 'That date is in the past',
  });
  expect(checkDates(english, { checkIn: d1, checkOut: addDays(d1, 59) }, { state: 'unknown' }, today, 60)).toEqual({});
  expect(checkDates(english, { checkIn: d1, checkOut: addDays(d1, 60) }, { state: 'unknown' }, today, 60)).toEqual({
    dropDate: 'A car can be rented for at most 60 days',
  });
  expect(checkDates(english, range, { state: 'sold-out' }, today, 60)).toEqual({
    pickupDate: 'Not available for these dates',
  });
});

test('missing values are reported by each field; notes are optional', () => {
  const form = { name: 'Leela', phone: '+91 98765 43210', email: 'leela@example.in', pickupLocation: 'T3', notes: '' };
  expect(problemsOf(english, carBookingRules, form)).toEqual({});
  expect(
    problemsOf(english, carBookingRules, { name: ' ', phone: '', email: 'leela@', pickupLocation: '', notes: '' }),
  ).toEqual({
    name: 'Please enter your name',
    phone: 'Please enter your phone number',
    email: 'Please enter a valid email address',
    pickupLocation: 'Please enter a pick-up location',
  });
  expect(problemsOf(english, carBookingRules, { ...form, phone: 'call me' })).toEqual({
    phone: 'Please enter a phone number, such as +91 98765 43210',
  });
});
