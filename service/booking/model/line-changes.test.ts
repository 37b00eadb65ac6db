import { expect, test } from 'vitest';
import { bookingLine, firstDay } from '../../../tests/sold-things.ts';
import { addDays } from '../../core/day.ts';
import { lineChanges, selectedLineOf, selectedLinesOf } from './line-changes.ts';

const stay = bookingLine({ endDay: addDays(firstDay, 2), units: 2, guests: 3 });
const tour = bookingLine({
  id: 2,
  type: 'tour-package',
  slot: '07:00',
  optionName: null,
  units: 3,
  guests: 3,
  language: 'Hindi',
  parts: [
    { name: 'Adult', count: 2, price: null },
    { name: 'Infant', count: 1, price: null },
  ],
});
const car = bookingLine({
  id: 3,
  type: 'car-rental',
  endDay: addDays(firstDay, 3),
  optionName: null,
  parts: [{ name: 'Car', count: 1, price: null }],
  pickup: 'Terminal 3',
});

test('a line that is not changed is selected as it was sold', () => {
  expect(selectedLineOf(stay)).toEqual({
    cartId: '1',
    productKey: 'lakehouse',
    type: 'stay',
    name: 'Lake House',
    quantity: 1,
    startDay: firstDay,
    endDay: addDays(firstDay, 2),
    slot: undefined,
    optionName: 'Lake Room',
    units: 2,
    guests: 3,
    adults: undefined,
    children: undefined,
    language: undefined,
    tickets: undefined,
    pickup: undefined,
  });
  expect(selectedLineOf(tour)).toMatchObject({
    endDay: undefined,
    slot: '07:00',
    optionName: undefined,
    units: 1,
    language: 'Hindi',
    tickets: { adult: 2, infant: 1 },
  });
  expect(selectedLineOf(car)).toMatchObject({ endDay: addDays(firstDay, 3), units: 1, pickup: 'Terminal 3' });
});

test('a line that is changed is selected with what is new', () => {
  const change = {
    selectedDate: addDays(firstDay, 7),
    checkOut: addDays(firstDay, 8),
    selectedTime: '09:00',
    roomType: 'Suite',
    rooms: 1,
    guests: 2,
    adults: 1,
    children: 1,
    quantity: 4,
    ticketTypes: { senior: 1 },
    selectedLanguage: 'Tamil',
    pickupLocation: 'Howrah',
  };
  expect(selectedLineOf(stay, change)).toMatchObject({
    startDay: addDays(firstDay, 7),
    endDay: addDays(firstDay, 8),
    slot: '09:00',
    optionName: 'Suite',
    units: 1,
    guests: 2,
    adults: 1,
    children: 1,
    quantity: 4,
    tickets: { senior: 1 },
    language: 'Tamil',
    pickup: 'Howrah',
  });
  expect(selectedLineOf(car, { checkOut: addDays(firstDay, 5) }).endDay).toBe(addDays(firstDay, 6));
  expect(selectedLineOf(car, { selectedDate: addDays(firstDay, 1) }).endDay).toBe(addDays(firstDay, 4));
});

test('of children or adults alone the number of guests follows, of rooms it stays', () => {
  expect([{ children: 1 }, { adults: 2 }, { rooms: 1 }].map((change) => selectedLineOf(stay, change).guests)).toEqual([
    undefined,
    undefined,
    3,
  ]);
});

test('only lines that the booking has are selected', () => {
  const changes = [
    { line: 9, rooms: 1 },
    { line: 2, quantity: 2 },
  ];
  expect(selectedLinesOf([stay, tour], changes).map(({ cartId, quantity }) => [cartId, quantity])).toEqual([['2', 2]]);
});

test.each([
  [[], 'There is nothing to change'],
  [Array.from({ length: 31 }, (_, line) => ({ line: line + 1, cancel: true })), 'At most 30 items at once'],
  [[{ line: 1 }, { line: 1 }], 'Each item can be listed once'],
])('changes are refused in words: %#', (input, message) => {
  expect(lineChanges.safeParse(input).error?.issues[0]?.message).toBe(message);
});

test('a change names a line, and one field of it or more', () => {
  const accepts = (change: object) => lineChanges.safeParse([change]).success;
  const right = [
    { line: 1 },
    { line: 1, cancel: true },
    { line: 1, pickupLocation: 'x'.repeat(200), quantity: 50, adults: 1, children: 0, guests: 1, rooms: 1 },
    { line: 1, selectedDate: '2026-12-12', checkOut: '2026-12-14', selectedTime: '07:00', roomType: 'Suite' },
    { line: 1, ticketTypes: { adult: 1 }, selectedLanguage: 'Hindi' },
  ];
  expect(right.map(accepts)).toEqual(right.map(() => true));
  expect(lineChanges.parse([{ line: 1 }, { line: 2 }])).toHaveLength(2);
  const wrong = [
    {},
    { line: 0 },
    { line: 1, cancel: false },
    { line: 1, pickupLocation: ' ' },
    { line: 1, pickupLocation: 'x'.repeat(201) },
    { line: 1, type: 'stay' },
  ];
  expect(wrong.map(accepts)).toEqual(wrong.map(() => false));
  expect(lineChanges.parse([{ line: 1, pickupLocation: ' Howrah ' }])).toEqual([{ line: 1, pickupLocation: 'Howrah' }]);
});
