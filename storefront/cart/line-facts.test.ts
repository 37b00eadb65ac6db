import { expect, test } from 'vitest';
import { english } from '../../messages/translate.ts';
import { endDayOf } from '../../service/booking/model/line.ts';
import type { QuoteView } from '../../service/booking/model/wire/wire.ts';
import type { ProductType } from '../../service/catalog/kinds.ts';
import { dayOf } from '../../service/core/day.ts';
import { fromRupees } from '../../service/core/money.ts';
import { datesText } from '../booking/show.ts';
import { tripDays } from '../booking/trip-days.ts';
import { type CartLine, lastDay } from './cart-line.ts';
import { cartClashes, feesText, lineAddress, lineFacts } from './line-facts.ts';

const lineOf = (own: Partial<CartLine>): CartLine => ({
  cartId: 'a',
  productKey: 'x1',
  slug: 'a-slug',
  type: 'attraction',
  name: 'Somewhere',
  imageUrl: '',
  location: '',
  startDay: dayOf('2026-12-12'),
  quantity: 1,
  unit: fromRupees(0),
  subtotal: fromRupees(0),
  ...own,
});

test('a line shows time, duration, language and tickets by age', () => {
  const line = lineOf({
    slot: '07:00',
    duration: '3 hours',
    language: 'Hindi',
    tickets: { adult: 2, child: 0, infant: 1 },
    guests: 3,
  });
  expect(lineFacts(english, line)).toEqual(['07:00', '3 hours', 'Hindi', '2 × Adult', '1 × Infant']);
});

test('the nights of a stay are shown with its dates, not among its facts', () => {
  const line = lineOf({ type: 'stay', guests: 2, units: 1, duration: '2 nights' });
  expect(lineFacts(english, line)).toEqual(['2\u00a0guests', '1\u00a0room']);
});

test.each<[ProductType, string | undefined, { text: string; length: string | null }]>([
  ['stay', '2026-12-14', { text: 'Sat, 12 Dec 2026 – Mon, 14 Dec 2026', length: '2\u00a0nights' }],
  ['car-rental', '2026-12-14', { text: 'Sat, 12 Dec 2026 – Mon, 14 Dec 2026', length: '3\u00a0days' }],
  ['car-rental', '2026-12-12', { text: 'Sat, 12 Dec 2026', length: '1\u00a0day' }],
  ['tour-package', '2026-12-13', { text: 'Sat, 12 Dec 2026 – Sun, 13 Dec 2026', length: null }],
  ['attraction', undefined, { text: 'Sat, 12 Dec 2026', length: null }],
])('the days of a %s to %s', (type, checkOut, text) => {
  expect(datesText(english, type, '2026-12-12', checkOut)).toEqual(text);
});

test.each<[ProductType, string]>([
  ['stay', '/stays/a-slug?checkIn=2026-12-12&checkOut=2026-12-14&adults=2'],
  ['attraction', '/attraction/booking/a-slug?date=2026-12-12&quantity=1'],
  ['tour-package', '/tour-packages/booking/a-slug?date=2026-12-12&quantity=1'],
  ['car-rental', '/car-rentals/booking/a-slug?pickupDate=2026-12-12&returnDate=2026-12-14'],
])('the dates of a %s are changed on its page', (type, address) => {
  const endDay = endDayOf(type, dayOf('2026-12-14'));
  expect(lineAddress(lineOf({ type, endDay, adults: 2 }))).toBe(address);
});

test('time, language and tickets are filled in as they were chosen', () => {
  const line = lineOf({
    type: 'attraction',
    slot: '06:00',
    language: 'German',
    tickets: { adult: 2, infant: 1 },
  });
  expect(lineAddress(line)).toBe(
    '/attraction/booking/a-slug?date=2026-12-12&time=06%3A00&language=German&adult=2&infant=1',
  );
});

const line = (cartId: string, own: Partial<CartLine>): CartLine => ({
  cartId,
  productKey: cartId,
  slug: cartId,
  type: 'stay',
  name: cartId,
  imageUrl: '',
  location: '',
  startDay: dayOf('2026-12-12'),
  quantity: 1,
  unit: fromRupees(0),
  subtotal: fromRupees(0),
  ...own,
});
const fort = line('fort', { type: 'attraction', startDay: dayOf('2026-12-11'), slot: '06:30' });
const haveli = line('haveli', { startDay: dayOf('2026-12-10'), endDay: dayOf('2026-12-13') });
const camp = line('camp', { startDay: dayOf('2026-12-11'), endDay: dayOf('2026-12-12') });
const undated = line('undated', { startDay: undefined });
const jaipur = { latitude: 26.92, longitude: 75.82, from: null, until: null };
const delhi = { latitude: 28.61, longitude: 77.21, from: null, until: null };
const quoteOf = (...lines: QuoteView['lines']): QuoteView => ({
  lines,
  taxes: [],
  available: true,
  terms: '',
  holdUntil: '',
  whyNotLater: null,
  cost: fromRupees(0),
  fees: [],
  totals: { subtotal: fromRupees(0), tax: fromRupees(0), total: fromRupees(0), itemCount: 0 },
});

test('lines are grouped by their first day, in order, those without a day at the end', () => {
  expect(
    tripDays(english, [undated, fort, haveli, camp], ({ startDay = '' }) => startDay).map(({ heading, lines }) => [
      heading,
      ...lines.map(({ productKey }) => productKey),
    ]),
  ).toEqual([
    ['Thu, 10 Dec 2026', 'haveli'],
    ['Fri, 11 Dec 2026', 'fort', 'camp'],
    ['No date yet', 'undated'],
  ]);
});

test('a clash is found from the server’s data of both lines', () => {
  const quoted = (of: CartLine, venue: typeof jaipur): QuoteView['lines'][number] => ({
    cartId: of.cartId,
    id: of.productKey,
    type: of.type,
    name: of.name,
    slug: of.slug,
    quantity: 1,
    selectedTime: of.slot ?? null,
    duration: '2 hours',
    venue,
    available: true,
    problem: null,
    selectedDate: of.startDay,
    checkOut: lastDay(of) ?? of.startDay,
  });
  const clashes = cartClashes([fort, haveli], quoteOf(quoted(fort, delhi), quoted(haveli, jaipur)));
  expect(clashes.map(({ kind, first, second }) => [kind, first.key, second.key])).toEqual([['far', 'haveli', 'fort']]);
  expect(cartClashes([fort, haveli], null)).toEqual([]);
});

test('the fees of a line are shown in rupees', () => {
  const fees = [
    { name: 'Cleaning fee', amount: fromRupees(500) },
    { name: 'Service fee', amount: fromRupees(250) },
  ];
  expect(feesText(english, { fees })).toBe('with Cleaning fee\u00a0₹500 and Service fee\u00a0₹250');
  expect(feesText(english, { fees: [] })).toBe('');
});
