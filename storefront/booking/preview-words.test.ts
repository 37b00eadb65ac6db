import { expect, test } from 'vitest';
import { english } from '../../messages/translate.ts';
import type { ChangePreviewView } from '../../service/booking/model/wire/wire.ts';
import { fromRupees, zero } from '../../service/core/money.ts';
import { previewProblem, previewRows, renewedText } from './preview-words.ts';

const total = (amount: number) => ({ subtotal: fromRupees(amount), tax: zero, total: fromRupees(amount) });
const end = (price: number, kept = 0, to: 'replaced' | 'cancelled' = 'replaced') => ({
  line: 1,
  name: 'Lake House',
  to,
  price: fromRupees(price),
  givenBack: fromRupees(price - kept),
  kept: fromRupees(kept),
});
const preview: ChangePreviewView = {
  quote: {
    lines: [],
    cost: fromRupees(0),
    fees: [],
    taxes: [],
    totals: { ...total(0), itemCount: 0 },
    available: true,
    terms: '',
    holdUntil: '',
    whyNotLater: null,
  },
  ends: [end(10_000)],
  before: total(12_000),
  after: total(17_000),
  toPay: fromRupees(5000),
  toReceive: fromRupees(0),
  payBy: null,
  replacesHeld: false,
  soldOut: [],
  token: 'promise',
};
const paid: Parameters<typeof previewRows>[1] = {
  bookingStatus: 'confirmed',
  paidBy: ['upi'],
  paymentMode: 'live',
  partPaid: fromRupees(0),
  paymentState: 'paid',
  refundNow: fromRupees(0),
  total: fromRupees(12_000),
  bookingItems: [],
};
const rowsOf = (booking: typeof paid, change: ChangePreviewView) => {
  const result = previewRows(english, booking, change);
  return result && [...result.rows, result.last].map(({ name, amount }) => `${name} ${amount}`);
};

test('a more expensive change shows the old and the new price, and the difference to pay', () => {
  expect(rowsOf(paid, preview)).toEqual(['Current price ₹10,000', 'New price ₹15,000', 'Difference to pay ₹5,000']);
});

test('the cancellation charge is shown, and the refund', () => {
  const cheaper = {
    ...preview,
    ends: [end(10_000, 2000)],
    after: total(8000),
    toPay: fromRupees(0),
    toReceive: fromRupees(2000),
  };
  expect(rowsOf(paid, cheaper)).toEqual([
    'Current price ₹10,000',
    'Cancellation charge ₹2,000',
    'New price ₹6,000',
    'You get back ₹2,000',
  ]);
  const gone = {
    ...preview,
    ends: [end(10_000, 4000, 'cancelled')],
    after: total(2000),
    toPay: fromRupees(0),
    toReceive: fromRupees(6000),
  };
  expect(rowsOf(paid, gone)).toEqual(['You paid ₹10,000', 'Cancellation charge ₹4,000', 'You get back ₹6,000']);
  expect(rowsOf(paid, { ...preview, after: total(12_000), toPay: fromRupees(0) })?.at(-1)).toBe('Difference ₹0');
});

test('a line with several tax rates is shown to the paisa, so that it adds up', () => {
  const cheaper = {
    ...preview,
    ends: [end(10_000.44)],
    after: total(8000),
    toPay: fromRupees(0),
    toReceive: fromRupees(4000),
  };
  expect(rowsOf(paid, cheaper)).toEqual(['Current price ₹10,000.44', 'New price ₹6,000.44', 'You get back ₹4,000']);
  const gone = {
    ...preview,
    ends: [end(10_000.44, 0, 'cancelled')],
    after: total(2000),
    toPay: fromRupees(0),
    toReceive: fromRupees(10_000.44),
  };
  expect(rowsOf(paid, gone)?.at(0)).toBe('You paid ₹10,000.44');
});

test('for an unpaid booking the totals are shown, and nothing if all of it is cancelled', () => {
  const pending: typeof paid = { ...paid, bookingStatus: 'pending' };
  expect(rowsOf(pending, { ...preview, toPay: fromRupees(0) })).toEqual(['Current total ₹12,000', 'New total ₹17,000']);
});

test('an unavailable change is explained in the words of the quote', () => {
  expect(previewProblem(english, preview)).toBeNull();
  const line = { id: 'x', type: 'stay' as const, name: '', quantity: 1, available: false, problem: 'Sold out' };
  const none = { ...preview, token: null, after: null, quote: { ...preview.quote, lines: [line] } };
  expect(previewProblem(english, none)).toBe('Sold out');
  expect(rowsOf(paid, none)).toBeNull();
});

test('a new preview says that the price has changed if it has', () => {
  expect(renewedText(english, preview, { ...preview, toPay: fromRupees(5001) })).toMatch(/^The price has changed/);
  expect(renewedText(english, preview, { ...preview, token: 'another' })).not.toMatch(/price/);
});
