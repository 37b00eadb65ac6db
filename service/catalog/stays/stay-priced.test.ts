import { expect, test } from 'vitest';
import { fromRupees } from '../../core/money.ts';
import { averageNight, daysOf, roomsPriced } from './stay-priced.ts';

const found = { nights: 3, night: fromRupees(4_000), ownPrices: [fromRupees(7_000)] };

test('rooms are paid by the price of the night, with the two specified fees', () => {
  expect(roomsPriced(3)).toEqual({
    supply: 'lodging',
    parts: [{ name: 'Room', count: 3, price: null }],
    fees: [
      { name: 'Cleaning fee', amount: fromRupees(500) },
      { name: 'Service fee', amount: fromRupees(500) },
    ],
  });
});

test('nights that a search finds are the ordinary ones and those with a price of their own', () => {
  expect(daysOf(found)).toEqual([
    { days: 2, price: fromRupees(4_000) },
    { days: 1, price: fromRupees(7_000) },
  ]);
  expect(averageNight(found)).toBe(fromRupees(5_000));
});

test('nights of which nobody said what one costs have no price', () => {
  expect([daysOf({ ...found, night: null }), averageNight({ ...found, night: null })]).toEqual([undefined, null]);
});
