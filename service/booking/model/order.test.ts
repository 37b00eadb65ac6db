import { expect, test } from 'vitest';
import { cartItem } from '../../../tests/sold-things.ts';
import type { CartItem } from '../../catalog/product.ts';
import { dayOf } from '../../core/day.ts';
import { type Order, orderFingerprint } from './order.ts';

const order = (own: Partial<Order> = {}): Order => ({
  bookingId: 'BOOK_1795000000000_ABCDEF',
  items: [cartItem()],
  paymentMethod: 'upi',
  paysNow: false,
  expectedTotal: 5900,
  ...own,
});

test('the same order is known again, whatever its lines are called in the cart', () => {
  expect(orderFingerprint(order({ items: [cartItem({ cartId: 'line-2', name: 'Lakehouse' })] }))).toBe(
    orderFingerprint(order()),
  );
});

test.each([
  { type: 'attraction' },
  { id: 'palm-villa' },
  { quantity: 2 },
  { selectedDate: dayOf('2026-12-20') },
  { selectedTime: '07:00' },
  { checkOut: dayOf('2026-12-21') },
  { roomType: 'Suite' },
  { rooms: 2 },
  { guests: 3 },
  { adults: 1 },
  { children: 1 },
  { selectedLanguage: 'Hindi' },
  { ticketTypes: { child: 1 } },
] as const satisfies Partial<CartItem>[])('an order of something else is another one: %j', (own) => {
  expect(orderFingerprint(order({ items: [cartItem(own)] }))).not.toBe(orderFingerprint(order()));
});

test('another way to pay, another time for it, another total, another buyer and one line more are another order', () => {
  const others = [
    orderFingerprint(order({ paymentMethod: 'card' })),
    orderFingerprint(order({ paysNow: true })),
    orderFingerprint(order({ expectedTotal: 5901 })),
    orderFingerprint(order({ items: [cartItem(), cartItem()] })),
    orderFingerprint(order(), ['asha@example.in']),
  ];
  expect(new Set([...others, orderFingerprint(order())]).size).toBe(6);
});
