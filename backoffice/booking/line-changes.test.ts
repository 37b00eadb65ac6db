import { expect, test } from 'vitest';
import { english } from '../../messages/translate.ts';
import { lineChanges } from '../../service/booking/model/line-changes.ts';
import type { BookingItemView } from '../../service/booking/model/wire/wire.ts';
import { dayOf } from '../../service/core/day.ts';
import { fromRupees } from '../../service/core/money.ts';
import { changeFields, lineChangesIn } from './line-changes.ts';

const stay: BookingItemView = {
  lineId: 7,
  name: 'Lake House',
  type: 'stay',
  label: 'stay',
  slug: 'lake-house',
  image: '',
  location: 'Nainital',
  selectedDate: dayOf('2026-12-10'),
  checkOut: dayOf('2026-12-12'),
  roomType: 'Suite',
  rooms: 1,
  guests: 2,
  selectedTime: null,
  selectedLanguage: null,
  duration: null,
  tickets: [],
  pickupLocation: null,
  quantity: 1,
  venue: null,
  price: fromRupees(9000),
  totalPrice: fromRupees(9000),
  cost: fromRupees(9000),
  tax: fromRupees(1620),
  cancellation: { freeUntil: null, text: '', schedule: [] },
};
const tour: BookingItemView = {
  ...stay,
  lineId: 8,
  type: 'tour-package',
  roomType: null,
  selectedTime: '06:00',
  checkOut: dayOf('2026-12-11'),
  tickets: [{ name: 'Adult', count: 2, price: fromRupees(3000) }],
};
const changes = (query: string) => lineChangesIn(english, new URLSearchParams(query), [stay, tour]);

test('only differing fields are sent, and the use case accepts them', () => {
  const asIs = [...changeFields(english, stay), ...changeFields(english, tour)].map(({ name, now }) => [name, now]);
  expect(changes(new URLSearchParams(asIs).toString())).toEqual([]);
  expect(changes('')).toEqual([]);
  const params = changes('checkOut-7=2026-12-13&guests-7=3&adult-8=1&child-8=1');
  expect(params).toEqual([
    { line: 7, guests: 3, selectedDate: '2026-12-10', checkOut: '2026-12-13' },
    { line: 8, ticketTypes: { adult: 1, child: 1 } },
  ]);
  expect(lineChanges.safeParse(params).success).toBe(true);
});

test('a cancelled line sends no other change, and an unknown line is ignored', () => {
  expect(changes('cancel=7&guests-7=3&cancel=99&guests-99=1')).toEqual([{ line: 7, cancel: true }]);
});

test('a value that is not a number is refused by the use case', () => {
  expect(lineChanges.safeParse(changes('guests-7=many')).success).toBe(false);
});
