import { expect, test } from 'vitest';
import { paymentStage } from './payment-stage.ts';

const payBy = '2027-03-12T10:00:00Z';
const end = Date.parse(payBy);
const pending = { bookingStatus: 'pending', cancelledBecause: null, paymentState: 'none', payBy } as const;
const cancelled = {
  bookingStatus: 'cancelled',
  cancelledBecause: 'traveller',
  paymentState: 'none',
  payBy: null,
} as const;

test('a pending booking can be paid to the last moment of its hold, and no longer', () => {
  expect(paymentStage(pending, end - 1)).toBe('payable');
  expect(paymentStage(pending, end)).toBe('expired');
});
test('without a clock the word of the server stands', () => {
  expect(paymentStage(pending, null)).toBe('payable');
});
test.each(['confirmed', 'completed'] as const)(
  '%s is paid, even with a second payment to give back',
  (bookingStatus) => {
    expect(paymentStage({ ...pending, bookingStatus, paymentState: 'refund_due' }, end + 1)).toBe('paid');
  },
);
test('a cancelled booking says what becomes of the money', () => {
  expect(paymentStage(cancelled, end)).toBe('cancelled');
  expect(paymentStage({ ...cancelled, cancelledBecause: 'unpaid' }, end)).toBe('expired');
  expect(paymentStage({ ...cancelled, paymentState: 'refund_due' }, end)).toBe('refund_due');
  expect(paymentStage({ ...cancelled, paymentState: 'refunded' }, end)).toBe('refunded');
});
