import { expect, test } from 'vitest';
import { selectedLine } from '../../../tests/sold-things.ts';
import type { SelectedLine } from '../../catalog/product.ts';
import { dayOf } from '../../core/day.ts';
import { fromRupees } from '../../core/money.ts';
import { type Order, orderFingerprint } from './order.ts';

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
