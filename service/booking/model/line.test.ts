import { expect, test } from 'vitest';
import { productTypes } from '../../catalog/kinds.ts';
import { dayOf } from '../../core/day.ts';
import { fromRupees, paiseOf } from '../../core/money.ts';
import { lastDayOf, nightsIncluded, ticketsSold } from './line.ts';

const parts = [
  { name: 'Adult', count: 2, price: null },
  { name: 'Child', count: 1, price: fromRupees(200.5) },
  { name: 'Infant', count: 1, price: paiseOf(0) },
];
const nightly = [{ day: dayOf('2027-01-01'), price: fromRupees(650) }];

test('each kind of ticket is told at its own price, else at that of the day', () => {
  expect(ticketsSold({ type: 'attraction', parts, nightly })).toEqual([
    { name: 'Adult', count: 2, price: fromRupees(650) },
    { name: 'Child', count: 1, price: fromRupees(200.5) },
    { name: 'Infant', count: 1, price: 0 },
  ]);
  expect(ticketsSold({ type: 'tour-package', parts, nightly: [] })).toMatchObject([{ price: 0 }, {}, {}]);
});

test('rooms and cars are no tickets', () => {
  const ticketed = productTypes.filter((type) => ticketsSold({ type, parts, nightly }).length > 0);
  expect(ticketed).toEqual(['attraction', 'tour-package']);
});

test.each([
  ['stay', '2027-01-02'],
  ['car-rental', '2027-01-01'],
  ['attraction', '2027-01-01'],
  ['tour-package', '2027-01-01'],
] as const)('a %s that ends before 2 January is shown until %s', (type, last) => {
  expect(lastDayOf({ type, endDay: dayOf('2027-01-02') })).toBe(last);
});

test('a tour includes the nights for which its plan names a hotel or its place', () => {
  const day = (number: number, hotel: string | null, hotelPlace: string | null) => ({
    day: number,
    title: '',
    meals: [],
    hotel,
    hotelPlace,
  });
  expect(nightsIncluded([day(1, 'Camp', 'Sarchu'), day(2, null, null), day(3, null, 'Leh')])).toEqual({
    nightsIncluded: [1, 3],
  });
  expect([nightsIncluded([day(1, null, null)]), nightsIncluded([])]).toEqual([{}, {}]);
});
