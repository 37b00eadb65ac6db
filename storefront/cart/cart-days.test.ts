import { expect, test } from 'vitest';
import type { QuoteWire } from '../../service/booking/wire.ts';
import { dayOf } from '../../service/core/day.ts';
import { tripDays } from '../booking/trip-days.ts';
import { cartClashes, feesText } from './cart-days.ts';
import type { CartLine } from './cart-rules.ts';

const line = (cartId: string, own: Partial<CartLine>): CartLine => ({
  cartId,
  id: cartId,
  slug: cartId,
  type: 'stay',
  name: cartId,
  image: '',
  location: '',
  selectedDate: '2026-12-12',
  quantity: 1,
  price: 0,
  totalPrice: 0,
  ...own,
});
const fort = line('fort', { type: 'attraction', selectedDate: '2026-12-11', selectedTime: '06:30' });
const haveli = line('haveli', { selectedDate: '2026-12-10', checkOut: '2026-12-13' });
const camp = line('camp', { selectedDate: '2026-12-11', checkOut: '2026-12-12' });
const undated = line('undated', { selectedDate: '' });
const jaipur = { latitude: 26.92, longitude: 75.82, from: null, until: null };
const delhi = { latitude: 28.61, longitude: 77.21, from: null, until: null };
const quoteOf = (...lines: QuoteWire['lines']): QuoteWire => ({
  lines,
  taxes: [],
  available: true,
  terms: '',
  holdUntil: '',
  whyNotLater: null,
  cost: 0,
  fees: [],
  totals: { subtotal: 0, tax: 0, total: 0, itemCount: 0 },
});

test('lines are grouped by their first day, in order, those without a day at the end', () => {
  expect(
    tripDays([undated, fort, haveli, camp]).map(({ heading, lines }) => [heading, ...lines.map(({ id }) => id)]),
  ).toEqual([
    ['Thu, 10 Dec 2026', 'haveli'],
    ['Fri, 11 Dec 2026', 'fort', 'camp'],
    ['No date yet', 'undated'],
  ]);
});

test('a clash is found from the server’s data of both lines', () => {
  const quoted = (of: CartLine, venue: typeof jaipur): QuoteWire['lines'][number] => ({
    cartId: of.cartId,
    id: of.id,
    type: of.type,
    name: of.name,
    slug: of.slug,
    quantity: 1,
    selectedTime: of.selectedTime ?? null,
    duration: '2 hours',
    venue,
    available: true,
    problem: null,
    selectedDate: dayOf(of.selectedDate),
    checkOut: dayOf(of.checkOut ?? of.selectedDate),
  });
  const clashes = cartClashes([fort, haveli], quoteOf(quoted(fort, delhi), quoted(haveli, jaipur)));
  expect(clashes.map(({ kind, first, second }) => [kind, first.key, second.key])).toEqual([['far', 'haveli', 'fort']]);
  expect(cartClashes([fort, haveli], null)).toEqual([]);
});

test('the fees of a line are shown in rupees', () => {
  const fees = [
    { name: 'Cleaning fee', amount: 500 },
    { name: 'Service fee', amount: 250 },
  ];
  expect(feesText({ fees })).toBe('with Cleaning fee\u00a0₹500 and Service fee\u00a0₹250');
  expect(feesText({ fees: [] })).toBe('');
});
