import { afterEach, expect, test } from 'vitest';
import { fromRupees } from '../../service/core/money.ts';
import { carAttemptFor, carFingerprint, parseCarAttempt, storeCarAttempt } from './car-attempt.ts';

const form = { name: 'Leela', phone: '1234567', email: 'leela@example.in', pickupLocation: 'T3', notes: '' };
const dates = { pickupDate: '2026-12-10', dropDate: '2026-12-12' };
const fingerprint = carFingerprint('city-sedan', form, dates);
const opened = 1_000;
afterEach(() => storeCarAttempt(null));

test('the same form keeps its booking id until it is answered, another form gets a new one', async () => {
  const first = await carAttemptFor(fingerprint, opened);
  expect(first.bookingId).toMatch(/^BOOK_\d+_[A-Z0-9]{6}$/);
  const sent = { ...first, sentTotal: fromRupees(5_192) };
  storeCarAttempt(sent);
  expect(await carAttemptFor(fingerprint, opened)).toEqual(sent);
  for (const other of [
    carFingerprint('tempo-17', form, dates),
    carFingerprint('city-sedan', { ...form, notes: 'A child seat' }, dates),
    carFingerprint('city-sedan', form, { ...dates, dropDate: '2026-12-13' }),
    carFingerprint('city-sedan', form, dates, {
      business: { company: 'Menon Exports', companyAddress: null, state: null, gstin: null },
    }),
    carFingerprint('city-sedan', form, dates, { payNow: true }),
  ]) {
    storeCarAttempt(sent);
    expect((await carAttemptFor(other, opened)).bookingId).not.toBe(first.bookingId);
  }
  storeCarAttempt(null);
  expect((await carAttemptFor(fingerprint, opened)).bookingId).not.toBe(first.bookingId);
});

test('a page that was open when the booking was made shows that booking, a later page makes another one', async () => {
  const first = await carAttemptFor(fingerprint, opened);
  const done = { ...first, sentTotal: fromRupees(5_192), doneAt: 2_000 };
  storeCarAttempt(done);
  expect(await carAttemptFor(fingerprint, 1_999)).toEqual(done);
  expect((await carAttemptFor(fingerprint, 2_001)).bookingId).not.toBe(first.bookingId);
});

test('what the device keeps does not show who books', () => {
  expect(fingerprint).not.toMatch(/leela|1234567/i);
});

test('an invalid stored attempt is ignored', () => {
  for (const stored of [null, '', '[]', '{', '{"bookingId":1}', 'null']) expect(parseCarAttempt(stored)).toBeNull();
});
