import { expect, test } from 'vitest';
import type { ProductType } from '../../service/catalog/kinds.ts';
import { datesText } from '../booking/show.ts';
import type { CartLine } from './cart-rules.ts';
import { lineAddress, lineFacts } from './line-facts.ts';

const lineOf = (own: Partial<CartLine>): CartLine => ({
  cartId: 'a',
  id: 'x1',
  slug: 'a-slug',
  type: 'attraction',
  name: 'Somewhere',
  image: '',
  location: '',
  selectedDate: '2026-12-12',
  quantity: 1,
  price: 0,
  totalPrice: 0,
  ...own,
});

test('a line shows time, duration, language and tickets by age', () => {
  const line = lineOf({
    selectedTime: '07:00',
    duration: '3 hours',
    selectedLanguage: 'Hindi',
    ticketTypes: { adult: 2, child: 0, infant: 1 },
    guests: 3,
  });
  expect(lineFacts(line)).toEqual(['07:00', '3 hours', 'Hindi', '2 × Adult', '1 × Infant']);
});

test('the nights of a stay are shown with its dates, not among its facts', () => {
  const line = lineOf({ type: 'stay', guests: 2, rooms: 1, duration: '2 nights' });
  expect(lineFacts(line)).toEqual(['2\u00a0guests', '1\u00a0room']);
});

test.each<[ProductType, string | undefined, { text: string; length: string | null }]>([
  ['stay', '2026-12-14', { text: 'Sat, 12 Dec 2026 – Mon, 14 Dec 2026', length: '2\u00a0nights' }],
  ['car-rental', '2026-12-14', { text: 'Sat, 12 Dec 2026 – Mon, 14 Dec 2026', length: '3\u00a0days' }],
  ['car-rental', '2026-12-12', { text: 'Sat, 12 Dec 2026', length: '1\u00a0day' }],
  ['tour-package', '2026-12-13', { text: 'Sat, 12 Dec 2026 – Sun, 13 Dec 2026', length: null }],
  ['attraction', undefined, { text: 'Sat, 12 Dec 2026', length: null }],
])('the days of a %s to %s', (type, checkOut, text) => {
  expect(datesText({ type, selectedDate: '2026-12-12', ...(checkOut ? { checkOut } : {}) })).toEqual(text);
});

test.each<[ProductType, string]>([
  ['stay', '/stays/a-slug?checkIn=2026-12-12&checkOut=2026-12-14&adults=2'],
  ['attraction', '/attraction/booking/a-slug?date=2026-12-12&quantity=1'],
  ['tour-package', '/tour-packages/booking/a-slug?date=2026-12-12&quantity=1'],
  ['car-rental', '/car-rentals/booking/a-slug?pickupDate=2026-12-12&returnDate=2026-12-14'],
])('the dates of a %s are changed on its page', (type, address) => {
  expect(lineAddress(lineOf({ type, checkOut: '2026-12-14', adults: 2 }))).toBe(address);
});

test('time, language and tickets are filled in as they were chosen', () => {
  const line = lineOf({
    type: 'attraction',
    selectedTime: '06:00',
    selectedLanguage: 'German',
    ticketTypes: { adult: 2, infant: 1 },
  });
  expect(lineAddress(line)).toBe(
    '/attraction/booking/a-slug?date=2026-12-12&time=06%3A00&language=German&adult=2&infant=1',
  );
});
