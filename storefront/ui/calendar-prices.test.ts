import { expect, test } from 'vitest';
import { english, textIn } from '../../messages/translate.ts';
import { paiseOf } from '../../service/core/money.ts';
import { priceMarks, shortPrice } from './calendar-prices.ts';

const rupees = (...amounts: number[]) => amounts.map((amount) => paiseOf(amount * 100));
const short = (amount: number, language = english) => shortPrice(language, paiseOf(amount * 100));

test('a price is as short as a day is narrow, in both languages', () => {
  expect([850, 999, 1_000, 2_500, 4_250, 9_960, 24_000, 24_600, 99_600, 1_20_000].map((of) => short(of))).toEqual([
    '850',
    '999',
    '1k',
    '2.5k',
    '4.3k',
    '10k',
    '24k',
    '25k',
    '1L',
    '1.2L',
  ]);
  expect([2_500, 1_20_000].map((of) => short(of, textIn('hi')))).toEqual(['2.5 हज़ार', '1.2 लाख']);
});

test('the usual price is the most frequent, and the lowest is marked below it', () => {
  expect(priceMarks(rupees(4_200, 5_000, 4_200, 3_900))).toEqual({ usual: 420_000, lowest: 390_000 });
  expect(priceMarks(rupees(4_200, 4_200, 5_000))).toEqual({ usual: 420_000, lowest: null });
  expect(priceMarks(rupees(5_000, 5_000, 4_200, 4_200))).toEqual({ usual: 420_000, lowest: null });
  expect(priceMarks(rupees(4_200))).toEqual({ usual: 420_000, lowest: null });
  expect(priceMarks(rupees(5_000, 4_200, 6_000))).toEqual({ usual: null, lowest: 420_000 });
  expect(priceMarks([])).toBeUndefined();
});
