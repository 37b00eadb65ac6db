import { expect } from 'vitest';
import { orderOf, stayItem, totalOf } from '../../travellers.ts';
import { type Case, get, post } from './case.ts';
import { atLeast, both, exactly, refuses, unauthorized } from './expected.ts';
import type { Ground } from './ground.ts';

/** The pay-later confirmation of CART-14, with what the client puts in it beside what matters. */
const order =
  (change: object = {}) =>
  async ({ harness }: Ground) =>
    post('send-booking-email', orderOf([stayItem()], await totalOf(harness, [stayItem()]), { ...change }), {
      bearer: 'editor',
    });

const booking = {
  bookingId: expect.stringMatching(/^BOOK_\d+_[A-Z0-9]{6}$/),
  bookingStatus: 'pending',
  total: 10_620,
  bookingDate: expect.any(String),
  bookingItems: [
    expect.objectContaining({ name: 'Lake House', type: 'stay', selectedDate: '2026-12-12', quantity: 1 }),
  ],
};
const entry: Case[3] = ({ body }) => expect(body.data).toEqual([expect.objectContaining(booking)]);
const ask = (query: string) => get(`bookings${query}`, { bearer: 'editor' });

/** The dashboard and the pay-later checkout (API-18, API-19). */
export const bookings: readonly Case[] = [
  ['none at first', ask(''), 200, exactly({ data: [], meta: { unread: 0 } })],
  ['not without a bearer', 'bookings', 401, unauthorized],
  [
    'a cart is not confirmed without a bearer',
    post('send-booking-email', orderOf([stayItem()], 10_620)),
    401,
    unauthorized,
  ],
  [
    'a cart is confirmed',
    order(),
    200,
    atLeast({
      success: true,
      message: expect.any(String),
      bookingId: expect.stringMatching(/^BOOK_/),
      paymentLink: expect.stringMatching(/^http:\/\/padharo\.test\/payment\/BOOK_/),
    }),
  ],
  [
    'and stands in the dashboard',
    ask(''),
    200,
    both(entry, ({ body }) => expect(Object.keys(body)).toEqual(['data', 'meta'])),
  ],
  ['under its tab', ask('?type=STAYS&status=STAYS'), 200, entry],
  ['not under another', ask('?type=CAR_RENTALS&status=CAR_RENTALS'), 200, exactly({ data: [], meta: { unread: 0 } })],
  ['not among the cancelled', ask('?type=CANCELLED&status=CANCELLED'), 200, exactly({ data: [], meta: { unread: 0 } })],
  ['a tab that nobody knows', ask('?type=CASTLES'), 400, refuses('ValidationError', 'Unknown booking filter CASTLES')],
  ['nobody else sees it', get('bookings', { bearer: 'admin' }), 200, exactly({ data: [], meta: { unread: 0 } })],
  [
    'another total',
    order({ totals: { subtotal: 0, tax: 0, total: 1, itemCount: 1 } }),
    409,
    ({ body }) => expect(body.error.name).toBe('ConflictError'),
  ],
  [
    'no payment method',
    order({ paymentMethod: '' }),
    400,
    refuses('ValidationError', 'Please select a payment method'),
  ],
  ['an empty cart', order({ cartItems: [] }), 400, refuses('ValidationError', 'The cart is empty')],
];
