import { describe, expect, test } from 'vitest';
import { dayOf } from '../../service/core/day.ts';
import { fromRupees } from '../../service/core/money.ts';
import { writeAmount } from '../device/wire-amounts.ts';
import { type Attempt, attemptFor, cartFingerprint, makeBookingId, parseAttempt } from './booking-attempt.ts';
import type { CartLine } from './cart-line.ts';

const line: CartLine = {
  cartId: 'a',
  productKey: 'pine-lodge',
  type: 'stay',
  name: 'Pine Lodge',
  imageUrl: '/artwork/cottage-3.svg',
  location: 'Mussoorie',
  startDay: dayOf('2027-03-12'),
  endDay: dayOf('2027-03-15'),
  quantity: 1,
  unit: fromRupees(7_000),
  subtotal: fromRupees(7_000),
};
const totals = { itemCount: 1, subtotal: fromRupees(7_000), tax: fromRupees(1_260), total: fromRupees(8_260) };
const before: Attempt = {
  bookingId: 'BOOK_1_ABCDEF',
  fingerprint: cartFingerprint([line], 7),
  sentWith: { method: 'upi', totals },
  done: false,
};
const fresh = () => 'BOOK_2_GHIJKL';

describe('the id of a booking', () => {
  test('has the specified form', () => {
    const bytes = Uint8Array.from([0, 25, 26, 35, 36, 255]);
    expect(makeBookingId(1_800_000_000_000, () => bytes)).toBe('BOOK_1800000000000_AZ09AD');
  });
  test('stays the same for the same cart, so that a retry cannot book twice', () => {
    expect(attemptFor(cartFingerprint([{ ...line }], '7'), before, fresh)).toEqual(before);
  });
  const changes: Partial<CartLine>[] = [
    { quantity: 2 },
    { unit: fromRupees(7_001) },
    { endDay: dayOf('2027-03-16') },
    { cartId: 'b' },
  ];
  test.each(changes)('is new if the cart has changed: %o', (change) => {
    const attempt = attemptFor(cartFingerprint([{ ...line, ...change }], 7), before, fresh);
    expect(attempt).toMatchObject({ bookingId: 'BOOK_2_GHIJKL', sentWith: null, done: false });
  });
  test('is new for another traveller', () => {
    expect(attemptFor(cartFingerprint([line], 8), before, fresh).bookingId).toBe('BOOK_2_GHIJKL');
  });
});

describe('the stored attempt', () => {
  test('is restored unchanged', () => {
    expect(parseAttempt(JSON.stringify(before, writeAmount))).toEqual(before);
    const done = { ...before, sentWith: null, done: true };
    expect(parseAttempt(JSON.stringify(done, writeAmount))).toEqual(done);
  });
  const rubbish = ['', 'null', '{', '[]', '{"bookingId":1}', '{"bookingId":"a","fingerprint":"b","sentWith":"cash"}'];
  test.each([null, ...rubbish])('%s is not one', (stored) => {
    expect(parseAttempt(stored)).toBeNull();
  });
});
