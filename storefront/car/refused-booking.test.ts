import { expect, test } from 'vitest';
import { english } from '../../messages/translate.ts';
import { fromRupees, rupee } from '../../service/core/money.ts';
import { ApiError } from '../device/api.ts';
import { refusedBooking } from './refused-booking.ts';

test('the server’s messages are shown by their fields', () => {
  const errors = [
    { path: ['pickupDate'], message: 'That date is in the past' },
    { path: ['totals', 'total'], message: 'no' },
    { path: ['details', 'gstin'], message: 'Please check the GSTIN' },
  ];
  const refused = refusedBooking(
    english,
    new ApiError(400, 'ValidationError', '2 errors occurred', { errors }),
    fromRupees(5_192),
  );
  expect(refused).toEqual({
    fields: { pickupDate: 'That date is in the past', gstin: 'Please check the GSTIN' },
    problem: '',
    settled: true,
    taken: false,
  });
});

test('a changed price is named, a sold-out car is reported in the server’s words', () => {
  const quoteOf = (available: boolean) => ({ quote: { lines: [], available, totals: { total: fromRupees(6_136) } } });
  const changed = new ApiError(409, 'ConflictError', 'The price has changed', quoteOf(true));
  expect(refusedBooking(english, changed, fromRupees(5_192))).toMatchObject({
    problem: 'The price has changed from ₹5,192 to ₹6,136. Nothing was booked. Please check it and confirm again.',
    settled: true,
    taken: false,
  });
  const terms = new ApiError(409, 'ConflictError', 'The cancellation policy has changed', quoteOf(true));
  expect(refusedBooking(english, terms, fromRupees(6_136)).problem).toBe(
    'The cancellation policy has changed. Nothing was booked. Please reload this page.',
  );
  const gone = new ApiError(409, 'ConflictError', 'Tempo 17: Sold out for this date', quoteOf(false));
  expect(refusedBooking(english, gone, fromRupees(5_192))).toMatchObject({
    problem: 'Tempo 17: Sold out for this date',
    taken: false,
  });
});

test('an id of another booking is dropped; without an answer the outcome is unknown', () => {
  expect(refusedBooking(english, new ApiError(409, 'ConflictError', 'Taken', {}), rupee)).toMatchObject({
    taken: true,
  });
  expect(
    refusedBooking(english, new ApiError(0, 'NetworkError', 'Network error. Please try again.'), rupee),
  ).toMatchObject({
    problem: 'Network error. Please try again.',
    settled: false,
  });
  expect(refusedBooking(english, new Error('broken'), rupee)).toMatchObject({
    problem: 'The booking could not be made. Please try again.',
    settled: false,
  });
});
