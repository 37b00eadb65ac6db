import { expect, test } from 'vitest';
import { receivedMethodsTexts } from '../../../messages/en/received-methods.ts';
import { english } from '../../../messages/translate.ts';
import { paymentMethodLabels, paymentMethods, receivedMethods, statusAt } from './booking-status.ts';

test('a hold has ended at the very instant it was given until', () => {
  const booking = { status: 'pending' as const, holdUntil: new Date(1000) };
  expect(statusAt(booking, new Date(999))).toBe('pending');
  expect(statusAt(booking, new Date(1000))).toBe('cancelled');
});

test('the clock ends nothing but an unpaid hold', () => {
  const others = ['confirmed', 'completed', 'cancelled'] as const;
  const later = others.map((status) => statusAt({ status, holdUntil: new Date(1000) }, new Date(1000)));
  expect(later).toEqual(others);
});

test('a payment method has a name in emails; staff can record cash too', () => {
  expect(paymentMethods.map((method) => paymentMethodLabels[method])).toEqual([
    'UPI',
    'Credit/Debit Card',
    'Net Banking',
    'Digital Wallet',
  ]);
  expect(english(receivedMethodsTexts[receivedMethods.at(-1) ?? 'upi'])).toBe('Cash');
  expect(receivedMethods.slice(0, -1)).toEqual(paymentMethods);
});
