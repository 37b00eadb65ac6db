import { expect, test } from 'vitest';
import { makeFormIds, refusal, withoutAdvice } from './api.ts';

const response = { status: 400 };

test('an error has the wire’s name, message and details', () => {
  const error = { status: 400, name: 'ValidationError', message: 'Invalid identifier or password', details: { a: 1 } };
  expect(refusal(response, { data: null, error })).toMatchObject({ ...error });
});

test('an error without the wire’s body has no message', () => {
  expect(refusal(response, undefined)).toMatchObject({ status: 400, name: 'HttpError', message: '' });
});

test('a plain message is accepted too', () => {
  expect(refusal(response, { message: 'no' }).message).toBe('no');
});

test('the same content keeps its key until it has arrived; other content gets a new one', () => {
  const ids = makeFormIds();
  const first = ids.idFor({ name: 'Asha' });
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(ids.idFor({ name: 'Asha' })).toBe(first);
  const second = ids.idFor({ name: 'Ravi' });
  expect(second).not.toBe(first);
  ids.arrived();
  expect(ids.idFor({ name: 'Ravi' })).not.toBe(second);
});

test.each([
  ['Network error. Please try again.', 'Network error'],
  ['The service is busy, please try again in a moment.', 'The service is busy'],
  [
    'We are sending too many emails at this moment. Please try again in a few minutes.',
    'We are sending too many emails at this moment',
  ],
  ['The price has changed. Please check it again', 'The price has changed'],
  ['The cancellation policy has changed. Please check it again', 'The cancellation policy has changed'],
  ['Please try again.', ''],
  [
    'There are too many unpaid bookings from your network. Try again later.',
    'There are too many unpaid bookings from your network',
  ],
  ['Lake House: Only 1 left for these dates', 'Lake House: Only 1 left for these dates'],
  ['Please select a payment method', 'Please select a payment method'],
  [
    'Please confirm your email address first. Open the link we sent you',
    'Please confirm your email address first. Open the link we sent you',
  ],
])('%s', (message, what) => {
  expect(withoutAdvice(message)).toBe(what);
});
