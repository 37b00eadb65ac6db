import { describe, expect, test } from 'vitest';
import { taxRule } from '../../tests/sold-things.ts';
import { addDays, dayOf } from '../core/day.ts';
import { fromRupees } from '../core/money.ts';
import type { ProductType } from './kinds.ts';
import { ruleFor, taxOn } from './price.ts';
import type { TaxRule } from './settings/tax-rules.ts';

const on = dayOf('2026-11-20');

describe('tax on an amount', () => {
  test.each([
    [1_000, 18, 180],
    [4_321, 18, 778],
    [4_325, 18, 779],
    [100, 12, 12],
    // 2.5 rupees and 2.49
    [50, 5, 3],
    [49.8, 5, 2],
    [12.5, 18, 2],
    [0, 18, 0],
    [1_000, 0, 0],
  ])('of ₹%s at %s %% is ₹%s: whole rupees, the nearest', (rupees, percent, tax) => {
    expect(taxOn(fromRupees(rupees), percent)).toBe(fromRupees(tax));
  });
});

describe('the rule of a line', () => {
  const find = (rules: readonly TaxRule[], rupees = 4_000, supply: ProductType = 'stay') =>
    ruleFor({ supply, dearestDay: fromRupees(rupees) }, { rules, on })?.percent;

  test('is one for its supply, or for all', () => {
    expect(find([taxRule({ supply: 'car-rental', percent: 5 })])).toBeUndefined();
    expect(find([taxRule({ supply: 'stay', percent: 12 })])).toBe(12);
    expect(find([taxRule()])).toBe(18);
  });
  test('is rather the one made for its supply, however they stand and since when', () => {
    const all = taxRule({ since: dayOf('2026-06-01') });
    const own = taxRule({ supply: 'stay', percent: 12 });
    expect([find([all, own]), find([own, all])]).toEqual([12, 12]);
    expect(find([own, all], 4_000, 'attraction')).toBe(18);
  });
  test('is the latest of those in force, however they stand', () => {
    const old = taxRule({ percent: 12 });
    const since = taxRule({ percent: 15, since: on });
    const coming = taxRule({ percent: 28, since: addDays(on, 1) });
    expect(find([old, since, coming])).toBe(15);
    expect(find([coming, since, old])).toBe(15);
    expect(find([old, coming])).toBe(12);
  });
  test('has a band that begins with its first price and ends before its last', () => {
    const bands = [
      taxRule({ to: 1_000, percent: 0 }),
      taxRule({ from: 1_000, to: 7_500, percent: 5 }),
      taxRule({ from: 7_500, percent: 18 }),
    ];
    expect([0, 999.99, 1_000, 7_499.99, 7_500, 90_000].map((price) => find(bands, price))).toEqual([
      0, 0, 5, 5, 18, 18,
    ]);
  });
  test('has a band that nobody else’s rule has to end', () => {
    const band = [taxRule({ from: 1_000, to: 7_500 })];
    expect([999.99, 1_000, 7_499.99, 7_500].map((price) => find(band, price))).toEqual([undefined, 18, 18, undefined]);
  });
  test('may be none: then there is no tax', () => {
    expect(find([taxRule({ from: 5_000 })])).toBeUndefined();
  });
});
