import { expect, test } from 'vitest';
import { english } from '../../messages/translate.ts';
import { fromRupees } from '../../service/core/money.ts';
import { cancelledItemText, paymentText, receivedText, refundTexts } from './payment-words.ts';

const paid = {
  bookingStatus: 'confirmed',
  paidBy: ['card'],
  paymentMode: 'live',
  partPaid: fromRupees(0),
  paymentState: 'paid',
  refundNow: fromRupees(5900),
  total: fromRupees(5900),
} as const;
const testPayment = { ...paid, paymentMode: 'test' } as const;

test('real payments are confirmed, and refunds announced', () => {
  expect(paymentText(english, paid)).toBe('Paid by Credit/Debit Card');
  expect(paymentText(english, { ...paid, paidBy: ['upi', 'cash'] })).toBe('Paid by UPI, Cash');
  expect(paymentText(english, { ...paid, paymentState: 'refund_due' })).toMatch(/^Refund on its way/);
  expect(receivedText(english, paid)).toBe('₹5,900 received');
  expect(receivedText(english, paid, fromRupees(1_180))).toBe('₹1,180 received for your change');
  expect(refundTexts(english, paid)).toEqual({
    now: 'If you cancel now, you’ll get ₹5,900 back.',
    amountLabel: 'You get back',
    note: null,
    done: 'We’ll refund you ₹5,900',
  });
});

test('for a test payment no sentence promises money', () => {
  const { now, amountLabel, note, done } = refundTexts(english, testPayment);
  const texts = [
    paymentText(english, testPayment),
    paymentText(english, { ...testPayment, paymentState: 'refund_due' }),
    receivedText(english, testPayment),
  ];
  for (const text of [...texts, now, note ?? '', done]) {
    expect(text).toMatch(/you were not charged/i);
    expect(text).not.toMatch(/on its way|days|received|₹[\d,]+ back|refund you/);
  }
  expect(amountLabel).toBe('Refund under the policy');
});

test('a cancelled item shows its refund, and what is retained of it', () => {
  const live = { paymentMode: 'live' } as const;
  expect(cancelledItemText(english, { paid: true, refunded: fromRupees(5900), retained: fromRupees(0) }, live)).toBe(
    'Refund ₹5,900',
  );
  expect(cancelledItemText(english, { paid: true, refunded: fromRupees(2950), retained: fromRupees(2950) }, live)).toBe(
    'Refund ₹2,950, cancellation charge ₹2,950',
  );
  expect(cancelledItemText(english, { paid: true, refunded: fromRupees(0), retained: fromRupees(5900) }, live)).toBe(
    'No refund',
  );
  expect(
    cancelledItemText(english, { paid: false, refunded: fromRupees(0), retained: fromRupees(0) }, live),
  ).toBeNull();
  expect(
    cancelledItemText(english, { paid: true, refunded: fromRupees(5900), retained: fromRupees(0) }, testPayment),
  ).toContain('you were not charged');
});
