import { describe, expect, test } from 'vitest';
import { selectedLine } from '../../../tests/sold-things.ts';
import type { SelectedLine } from '../../catalog/product.ts';
import { dayOf } from '../../core/day.ts';
import { fromRupees } from '../../core/money.ts';
import { bookingId, type Order, orderBody, orderFingerprint, payTiming, shownTerms } from './order.ts';

const order = (own: Partial<Order> = {}): Order => ({
  bookingId: 'BOOK_1795000000000_ABCDEF',
  lines: [selectedLine()],
  paymentMethod: 'upi',
  paysNow: false,
  expectedTotal: fromRupees(5900),
  ...own,
});

test('the same order is known again, whatever its lines are called in the cart', () => {
  expect(orderFingerprint(order({ lines: [selectedLine({ cartId: 'line-2', name: 'Lakehouse' })] }))).toBe(
    orderFingerprint(order()),
  );
});

test.each([
  { type: 'attraction' },
  { productKey: 'palm-villa' },
  { quantity: 2 },
  { startDay: dayOf('2026-12-20') },
  { slot: '07:00' },
  { endDay: dayOf('2026-12-21') },
  { optionName: 'Suite' },
  { units: 2 },
  { guests: 3 },
  { adults: 1 },
  { children: 1 },
  { language: 'Hindi' },
  { tickets: { child: 1 } },
  { pickup: 'Terminal 3' },
] as const satisfies Partial<SelectedLine>[])('an order of something else is another one: %j', (own) => {
  expect(orderFingerprint(order({ lines: [selectedLine(own)] }))).not.toBe(orderFingerprint(order()));
});

test('another way to pay, another time for it, another total, another buyer and one line more are another order', () => {
  const others = [
    orderFingerprint(order({ paymentMethod: 'card' })),
    orderFingerprint(order({ paysNow: true })),
    orderFingerprint(order({ expectedTotal: fromRupees(5901) })),
    orderFingerprint(order({ lines: [selectedLine(), selectedLine()] })),
    orderFingerprint(order(), ['asha@example.in']),
  ];
  expect(new Set([...others, orderFingerprint(order())]).size).toBe(6);
});

test('an order that leaves a field open is one with its default, and each field has a place of its own', () => {
  const same = (own: Partial<SelectedLine>, other: Partial<SelectedLine>) =>
    orderFingerprint(order({ lines: [selectedLine(own)] })) ===
    orderFingerprint(order({ lines: [selectedLine(other)] }));
  expect(same({ tickets: { adult: 0 } }, {})).toBe(true);
  expect(same({ slot: 'Hindi' }, { language: 'Hindi' })).toBe(false);
  expect(orderFingerprint(order({ paymentMethod: null }))).toBe(orderFingerprint(order()));
  expect(orderFingerprint(order({ details: {} }))).not.toBe(orderFingerprint(order()));
  // orders that were sent before a release are known after it
  const least = order({ lines: [selectedLine({ startDay: undefined, guests: undefined })], paysNow: true });
  expect(orderFingerprint(least)).toBe('d42e464377f40aaa4d9ca65f9936dfa9d9899795d4aff850abbe6e418d23ee91');
  expect(orderFingerprint(order())).toBe('9c495c1435275a49455cf5bdf45f71b47a65e42dc0ae858145ce862672fc6387');
});

describe('the body of an order', () => {
  const body = {
    bookingId: 'BOOK_1795000000000_ABCDEF',
    cartItems: [{ id: 'lake-house', type: 'stay', quantity: 1 }],
    totals: { total: 5_900.5 },
    paymentMethod: 'upi',
  };

  test('is the cart, the total that was shown, and how it is paid', () => {
    expect(orderBody.parse({ ...body, pay: 'now', terms: '24:100', details: { phone: '1234567' }, to: 'x' })).toEqual({
      bookingId: 'BOOK_1795000000000_ABCDEF',
      cartItems: [expect.objectContaining({ productKey: 'lake-house' })],
      totals: { total: 590_050 },
      paymentMethod: 'upi',
      pay: 'now',
      terms: '24:100',
      details: { phone: '1234567' },
    });
  });

  test.each([
    ['upi', 'upi'],
    [' UPI ', 'upi'],
    ['Credit/Debit Card', 'card'],
    ['card', 'card'],
    ['Net Banking', 'netbanking'],
    ['netbanking', 'netbanking'],
    ['Wallet', 'wallet'],
    ['Digital Wallet', 'wallet'],
  ])('names the payment method by its id or its label: %s', (sent, method) => {
    expect(orderBody.parse({ ...body, paymentMethod: sent }).paymentMethod).toBe(method);
  });

  const messageOf = (own: object) => orderBody.safeParse({ ...body, ...own }).error?.issues[0]?.message;
  test('says what is wrong with it', () => {
    expect(messageOf({ paymentMethod: 'cash' })).toBe('Please select a payment method');
    expect(messageOf({ paymentMethod: `upi${' '.repeat(58)}` })).not.toBeUndefined();
    expect(messageOf({ paymentMethod: `upi${' '.repeat(57)}` })).toBeUndefined();
    expect(messageOf({ bookingId: 'BOOK_1_ABCDEF' })).toBe('bookingId must look like BOOK_{timestamp}_{6 characters}');
    expect(messageOf({ cartItems: [] })).toBe('The cart is empty');
  });
});

test('a booking id is a timestamp and six characters', () => {
  const right = ['BOOK_1795000000_ABC123', 'BOOK_17950000000000000_ABCDEF'];
  const wrong = [
    'BOOK_179500000_ABC123',
    'BOOK_179500000000000000_ABC123',
    'BOOK_1795000000_ABC12',
    'BOOK_1795000000_ABC1234',
    'BOOK_1795000000_abc123',
    'BOOK_x795000000_ABC123',
    'xBOOK_1795000000_ABC123',
    'BOOK_1795000000_ABC123x',
  ];
  const accepts = (id: string) => bookingId.safeParse(id).success;
  expect([right.map(accepts), wrong.map(accepts)]).toEqual([right.map(() => true), wrong.map(() => false)]);
});

test('a buyer pays now or later, and the mark of the terms is bounded', () => {
  const right = [payTiming.safeParse('now'), payTiming.safeParse('later'), payTiming.safeParse(undefined)];
  expect(
    [...right, shownTerms.safeParse('x'.repeat(5_000)), shownTerms.safeParse(undefined)].map(({ success }) => success),
  ).toEqual(Array(5).fill(true));
  expect([payTiming.safeParse(''), shownTerms.safeParse('x'.repeat(5_001))].map(({ success }) => success)).toEqual([
    false,
    false,
  ]);
});
