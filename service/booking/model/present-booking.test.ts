import { describe, expect, test } from 'vitest';
import { english } from '../../../messages/translate.ts';
import { booking, bookingLine, firstDay, now, payment } from '../../../tests/sold-things.ts';
import { addDays } from '../../core/day.ts';
import { fromRupees, zero } from '../../core/money.ts';
import { readConfig } from '../../platform/config.ts';
import type { Booking } from './booking.ts';
import type { Payment, Refund } from './payment.ts';
import { paymentLink } from './payment-link.ts';
import { bookedFor, longerHold, presentBooking } from './present-booking.ts';

const config = readConfig(
  { DATA_DIR: 'data', LOG_LEVEL: 'error' },
  () => 'a secret of thirty-two characters, for tests',
);
const shown = (own: Partial<Booking> = {}) => presentBooking(english, booking(own), config, now);
const hour = 3_600_000;
const free = bookingLine({}, { freeUntil: '2026-12-11T14:00:00+05:30' });
const refund = (rupees: number, state: Refund['state'] = 'done'): Refund => ({
  id: 1,
  origin: 'own',
  key: 'refund-1',
  reference: null,
  amount: fromRupees(rupees),
  state,
  problem: null,
});

test('an unpaid booking shows what is due, until when, and where to pay', () => {
  const until = new Date(now.getTime() + 24 * hour);
  expect(shown()).toMatchObject({
    id: 1,
    documentId: 'booking',
    bookingId: 'BOOK_1795000000000_ABCDEF',
    version: 1,
    bookingDate: now.toISOString(),
    bookingStatus: 'pending',
    cancelledBecause: null,
    paymentMethod: 'upi',
    paidBy: [],
    subtotal: fromRupees(4_000),
    tax: fromRupees(720),
    total: fromRupees(4_720),
    fees: [],
    taxes: [{ name: 'GST', percent: 18, taxable: fromRupees(4_000), amount: fromRupees(720) }],
    payBy: until.toISOString(),
    keepUntil: null,
    paymentLink: paymentLink(config, 'BOOK_1795000000000_ABCDEF'),
    paymentState: 'none',
    paymentMode: null,
    toPay: fromRupees(4_720),
    partPaid: 0,
    proposal: null,
    refundNow: 0,
    cancelledItems: [],
  });
  expect(shown({ paymentMethod: null }).paymentMethod).toBe('upi');
});

test('an item shows its product, its cost without fees, and where a car is handed over', () => {
  const fees = [{ name: 'Cleaning fee', amount: fromRupees(500) }];
  const { bookingItems, fees: all } = shown({ lines: [bookingLine({ fees, pickup: 'Terminal 3' })] });
  expect(bookingItems).toMatchObject([
    {
      lineId: 1,
      label: 'stay',
      name: 'Lake House',
      selectedDate: firstDay,
      checkOut: addDays(firstDay, 1),
      pickupLocation: 'Terminal 3',
      totalPrice: fromRupees(4_000),
      cost: fromRupees(3_500),
    },
  ]);
  expect(all).toEqual(fees);
});

test('a paid booking shows how it was paid and its refund today; a cancelled one why', () => {
  const paid = shown({
    status: 'confirmed',
    lines: [free],
    payments: [
      payment(4_000),
      payment(720, { method: 'card' }),
      payment(5),
      payment(9, { method: 'wallet', refunds: [refund(9)] }),
    ],
  });
  expect(paid).toMatchObject({
    bookingStatus: 'confirmed',
    paidBy: ['upi', 'card'],
    payBy: null,
    keepUntil: null,
    paymentLink: null,
    paymentState: 'paid',
    paymentMode: 'live',
    toPay: 0,
    partPaid: 0,
    refundNow: fromRupees(4_720),
  });
  expect(shown({ status: 'cancelled', cancelledBecause: 'traveller' }).cancelledBecause).toBe('traveller');
  expect(shown({ status: 'confirmed', cancelledBecause: 'traveller' }).cancelledBecause).toBeNull();
  expect(shown({ holdUntil: now }), 'whose hold has just ended').toMatchObject({
    bookingStatus: 'cancelled',
    cancelledBecause: 'unpaid',
    payBy: null,
    paymentLink: null,
    toPay: 0,
  });
});

describe('the state of the payments', () => {
  const testMode = { mode: 'test' } as const;
  test.each<[string, Booking['status'], Payment[], string, string | null]>([
    ['nothing paid', 'pending', [payment(1, { status: 'open' })], 'none', null],
    ['a part', 'pending', [payment(100)], 'part', 'live'],
    ['all', 'confirmed', [payment(4_720)], 'paid', 'live'],
    [
      'paid, and a part refunded for goodwill',
      'confirmed',
      [payment(4_720, { refunds: [refund(40)] })],
      'paid',
      'live',
    ],
    [
      'a refund due before anything else',
      'confirmed',
      [payment(100), payment(50, { refunds: [refund(9, 'due')] })],
      'refund_due',
      'live',
    ],
    [
      'cancelled, and what the policy gives was sent',
      'cancelled',
      [payment(100, { refunds: [refund(50)] })],
      'refunded',
      'live',
    ],
    ['cancelled without a refund', 'cancelled', [payment(100)], 'paid', 'live'],
    ['all refunded', 'cancelled', [payment(100, { refunds: [refund(100)] })], 'refunded', 'live'],
    ['paid before refunded', 'confirmed', [payment(100, { refunds: [refund(100)] }), payment(100)], 'paid', 'live'],
    ['a test', 'confirmed', [payment(4_720, testMode)], 'paid', 'test'],
    [
      'real before tests',
      'confirmed',
      [payment(9, { ...testMode, refunds: [refund(9, 'due')] }), payment(4_720)],
      'paid',
      'live',
    ],
    ['a failed one and a test', 'confirmed', [payment(1, { status: 'failed' }), payment(1, testMode)], 'paid', 'test'],
  ])('%s', (_, status, payments, paymentState, paymentMode) => {
    expect(shown({ status, payments })).toMatchObject({ paymentState, paymentMode });
  });
});

test('an unpaid booking without an account can be held longer, until its address is confirmed', () => {
  const [holdUntil, extended] = [new Date(now.getTime() + 2 * hour), new Date(now.getTime() + 24 * hour)];
  const held = { holdUntil, extendedHoldUntil: extended, addressConfirmedAt: null };
  expect(longerHold(held)).toEqual(extended);
  expect(longerHold({ ...held, addressConfirmedAt: now })).toBeUndefined();
  expect(longerHold({ ...held, extendedHoldUntil: null })).toBeUndefined();
  expect(longerHold({ ...held, extendedHoldUntil: holdUntil })).toBeUndefined();
  expect(shown(held)).toMatchObject({ payBy: holdUntil.toISOString(), keepUntil: extended.toISOString() });
  expect(shown({ ...held, status: 'confirmed' }).keepUntil).toBeNull();
});

test('a change that waits for its payment shows the booking as it would be, and what is due', () => {
  const until = new Date(now.getTime() + hour);
  const dearer = bookingLine({ id: 2, state: 'proposed', subtotal: fromRupees(5_000), tax: fromRupees(900) });
  const lines = [bookingLine()];
  const pendingChange = {
    ends: [{ line: 1, to: 'replaced' as const, retained: zero }],
    begins: [2],
    due: fromRupees(1_180),
    until,
  };
  const held = { status: 'confirmed' as const, lines, allLines: [...lines, dearer], pendingChange };
  expect(shown(held)).toMatchObject({
    total: fromRupees(4_720),
    toPay: fromRupees(1_180),
    payBy: until.toISOString(),
    paymentLink: paymentLink(config, 'BOOK_1795000000000_ABCDEF'),
    proposal: {
      subtotal: fromRupees(5_000),
      tax: fromRupees(900),
      total: fromRupees(5_900),
      fees: [],
      taxes: [{ taxable: fromRupees(5_000), amount: fromRupees(900) }],
      bookingItems: [{ lineId: 2 }],
    },
  });
  expect(shown({ ...held, pendingChange: { ...pendingChange, until: now } })).toMatchObject({
    proposal: null,
    toPay: 0,
  });
});

test('items that were cancelled while others stayed show what came back and what was retained', () => {
  const lines = [bookingLine()];
  const ended = bookingLine({ id: 2, position: 1, state: 'cancelled', endedIn: 3, retained: fromRupees(720) });
  const replaced = bookingLine({ id: 3, position: 2, state: 'replaced', endedIn: 3 });
  const cancelled = (own: Partial<Booking>) =>
    shown({ status: 'confirmed', lines, allLines: [...lines, ended, replaced], ...own }).cancelledItems;
  expect(cancelled({ paidIn: 2 })).toEqual([
    {
      lineId: 2,
      name: 'Lake House',
      type: 'stay',
      label: 'stay',
      roomType: 'Lake Room',
      selectedDate: firstDay,
      checkOut: addDays(firstDay, 1),
      paid: true,
      refunded: fromRupees(4_000),
      retained: fromRupees(720),
    },
  ]);
  for (const paidIn of [null, 3]) expect(cancelled({ paidIn })).toMatchObject([{ paid: false, refunded: 0 }]);
  expect(shown({ status: 'cancelled', lines: [ended], allLines: [ended] }).cancelledItems).toEqual([]);
});

test('a refused item says so, and a cancelled one has the name of its room in the language of the booking', () => {
  const answered = (answer: 'refused' | 'acknowledged') => ({ dueAt: now, answer, reason: null, answeredAt: now });
  const itemsOf = (acknowledgement?: ReturnType<typeof answered>) =>
    shown({ status: 'confirmed', lines: [bookingLine({ acknowledgement })] }).bookingItems;
  expect(itemsOf(answered('refused'))).toMatchObject([{ refused: true }]);
  for (const other of [itemsOf(answered('acknowledged')), itemsOf()]) expect(other[0]).not.toHaveProperty('refused');

  const translated = {
    language: 'en',
    name: 'Lake',
    optionName: 'Lake view',
    location: '',
    meetingPoint: null,
    plan: [],
  };
  const ended = bookingLine({ id: 2, position: 1, state: 'cancelled', endedIn: 3, translated });
  const { cancelledItems } = shown({ status: 'confirmed', allLines: [bookingLine(), ended] });
  expect(cancelledItems).toMatchObject([{ name: 'Lake', roomName: 'Lake view' }]);
});

test('the payment page shows for whom it was booked', () => {
  const { guestDetails } = booking();
  const own = { guestDetails: { ...guestDetails, phone: '+91 98765 43210', requests: 'Ground floor' } };
  expect(bookedFor(booking(own))).toEqual({ name: 'Asha Verma', phone: '+91 98765 43210', notes: 'Ground floor' });
});
