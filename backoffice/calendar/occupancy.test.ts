import { expect, test } from 'vitest';
import { shortPrice, tintLevel } from './occupancy.ts';

test('the tint of a day grows with what is taken, and only a full day has the last step', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map((taken) => tintLevel(6, taken))).toEqual([0, 1, 1, 2, 2, 3, 4]);
  expect(tintLevel(1, 1)).toBe(4);
  expect(tintLevel(0, 0)).toBe(0);
  // more sold than there is, here and elsewhere
  expect(tintLevel(3, 5)).toBe(4);
  expect(tintLevel(200, 199)).toBe(3);
});

test('a price of a narrow cell keeps two figures', () => {
  const prices = [0, 95_000, 99_900, 100_000, 410_000, 544_900, 1_000_000, 1_250_000, 9_949_900, 9_950_000, 12_500_000];
  expect(prices.map(shortPrice)).toEqual(['0', '950', '999', '1k', '4.1k', '5.4k', '10k', '13k', '99k', '1L', '1.3L']);
});
