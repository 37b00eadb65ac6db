import { expect, test } from 'vitest';
import { dayOf } from '../../core/day.ts';
import { fromRupees } from '../../core/money.ts';
import { carPrice, carTaxOf, percentOff } from './car-price.ts';

const since = dayOf('2020-01-01');
const rule = { name: 'GST', since, from: 0, to: null };

test('days × price, 18 % tax to the rupee, and what is paid', () => {
  const tax = carTaxOf([{ ...rule, supply: '*', percent: 18 }], dayOf('2026-11-20'));
  expect(carPrice({ total: fromRupees(4_400), dearest: fromRupees(2_200), days: 2 }, tax)).toEqual({
    days: 2,
    perDay: fromRupees(2_200),
    total: fromRupees(4_400),
    taxPercent: 18,
    tax: fromRupees(792),
    payable: fromRupees(5_192),
  });
});

test('a rule made for cars comes before the one for everything', () => {
  const rules = [
    { ...rule, supply: '*', percent: 18 },
    { ...rule, supply: 'car-rental', percent: 5 },
  ] as const;
  expect(carTaxOf(rules, dayOf('2026-11-20'))(fromRupees(100))).toBe(5);
});

test('the discount is round((1 - price/originalPrice) × 100), where there is one', () => {
  expect(percentOff(fromRupees(2_200), fromRupees(2_600))).toBe(15);
  expect(percentOff(fromRupees(2_390), fromRupees(2_750))).toBe(13);
  expect(percentOff(fromRupees(2_200), null)).toBeNull();
  expect(percentOff(fromRupees(2_200), fromRupees(2_200))).toBeNull();
});
