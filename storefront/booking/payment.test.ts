import { expect, test } from 'vitest';
import { fromRupees } from '../../service/core/money.ts';
import { upiLink } from '../../service/payments/upi.ts';
import { endedUnpaid, paymentStage, upiIdOf } from './payment.ts';

const payBy = '2027-03-12T10:00:00Z';
const end = Date.parse(payBy);
const pending = {
  bookingStatus: 'pending',
  cancelledBecause: null,
  paymentState: 'none',
  payBy,
  toPay: fromRupees(1),
} as const;
const cancelled = {
  bookingStatus: 'cancelled',
  cancelledBecause: 'traveller',
  paymentState: 'none',
  payBy: null,
  toPay: fromRupees(0),
} as const;

test('a pending booking can be paid until its hold expires', () => {
  expect(paymentStage(pending, end - 1)).toBe('payable');
  expect(paymentStage(pending, end)).toBe('expired');
});
test('without a clock the server’s state counts', () => {
  expect(paymentStage(pending, null)).toBe('payable');
});
test.each(['confirmed', 'completed'] as const)('%s is paid, even with a second payment to refund', (bookingStatus) => {
  expect(paymentStage({ ...pending, bookingStatus, paymentState: 'refund_due', toPay: fromRupees(0) }, end - 1)).toBe(
    'paid',
  );
});
test('the difference of a pending change can be paid until it expires; the booking stays', () => {
  const held = { ...pending, bookingStatus: 'confirmed', paymentState: 'paid' } as const;
  expect([paymentStage(held, end - 1), paymentStage(held, end)]).toEqual(['payable', 'paid']);
});
test('a cancelled booking shows what happens to its payment', () => {
  expect(paymentStage(cancelled, end)).toBe('cancelled');
  expect(paymentStage({ ...cancelled, cancelledBecause: 'unpaid' }, end)).toBe('expired');
  expect(paymentStage({ ...cancelled, paymentState: 'refund_due' }, end)).toBe('refund_due');
  expect(paymentStage({ ...cancelled, paymentState: 'refunded' }, end)).toBe('refunded');
});
test('a booking that was not paid in time has ended unpaid, also while a late payment is refunded', () => {
  expect([endedUnpaid(pending, end - 1), endedUnpaid(pending, end)]).toEqual([false, true]);
  for (const paymentState of ['none', 'refund_due', 'refunded'] as const) {
    expect(endedUnpaid({ ...cancelled, cancelledBecause: 'unpaid', paymentState }, end)).toBe(true);
    expect(endedUnpaid({ ...cancelled, paymentState }, end)).toBe(false);
  }
});

test('the id to pay to is read from the link of a UPI code', () => {
  const pay = { upiId: 'padharo@okbank', payee: 'Padharo & Sons', amount: fromRupees(1), bookingId: 'BOOK_1_ABCDEF' };
  expect(upiIdOf(upiLink(pay))).toBe('padharo@okbank');
  expect(upiIdOf('upi://pay')).toBeNull();
});
