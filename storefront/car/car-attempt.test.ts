import { expect, test } from 'vitest';
import { carAttemptFor, carFingerprint, parseCarAttempt, storeCarAttempt } from './car-attempt.ts';

const form = { name: 'Leela', phone: '1234567', email: 'leela@example.in', pickupLocation: 'T3', notes: '' };
const dates = { pickupDate: '2026-12-10', dropDate: '2026-12-12' };
const fingerprint = carFingerprint('city-sedan', form, dates);

test('the same form keeps its booking id until it is answered, another form gets a new one', () => {
  const first = carAttemptFor(fingerprint);
  expect(first.bookingId).toMatch(/^BOOK_\d+_[A-Z0-9]{6}$/);
  storeCarAttempt({ ...first, sentTotal: 5_192 });
  expect(carAttemptFor(fingerprint)).toEqual({ ...first, sentTotal: 5_192 });
  for (const other of [
    carFingerprint('tempo-17', form, dates),
    carFingerprint('city-sedan', { ...form, notes: 'A child seat' }, dates),
    carFingerprint('city-sedan', form, { ...dates, dropDate: '2026-12-13' }),
    carFingerprint('city-sedan', form, dates, {
      business: { company: 'Menon Exports', companyAddress: null, state: null, gstin: null },
    }),
    carFingerprint('city-sedan', form, dates, { payNow: true }),
  ]) {
    expect(carAttemptFor(other).bookingId).not.toBe(first.bookingId);
  }
  storeCarAttempt(null);
  expect(carAttemptFor(fingerprint).bookingId).not.toBe(first.bookingId);
});

test('an invalid stored attempt is ignored', () => {
  for (const stored of [null, '', '[]', '{', '{"bookingId":1}', 'null']) expect(parseCarAttempt(stored)).toBeNull();
});
