import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { dayOf } from '../core/day.ts';
import { fromRupees, paiseOf, sum } from '../core/money.ts';
import { daysAt, percentOff, priceOf, ruleFor, taxedPrice, taxLines, taxOn } from './price.ts';
import { defaultTaxRules } from './settings/default-settings.ts';
import type { TaxRule } from './settings/tax-rules.ts';
import { roomsPriced } from './stays/stay-priced.ts';

const on = dayOf('2026-11-20');
const rule: TaxRule = { name: 'GST', supply: '*', from: 0, to: null, since: dayOf('2017-07-01'), percent: 18 };
const terms = (...rules: TaxRule[]) => ({ rules, on });
const line = (rupees: number, dearest = rupees, supply: 'stay' | 'car-rental' = 'stay') => ({
  supply,
  dearestDay: fromRupees(dearest),
  subtotal: fromRupees(rupees),
});

describe('the price of a line', () => {
  test('is days × rooms at the price of the day, the fees once, times the quantity', () => {
    const price = priceOf(roomsPriced(2), daysAt(3, fromRupees(4_000), [fromRupees(7_000)]), 2);
    expect(price).toEqual({
      days: 3,
      averageDay: fromRupees(5_000),
      dearestDay: fromRupees(7_000),
      parts: [{ name: 'Room', count: 4, amount: fromRupees(60_000) }],
      cost: fromRupees(60_000),
      unit: fromRupees(31_000),
      subtotal: fromRupees(62_000),
    });
  });

  test('takes the price of a ticket where it has one, else that of the day, which decides the tax', () => {
    const parts = [
      { name: 'Adult', count: 2, price: null },
      { name: 'Child', count: 1, price: fromRupees(200) },
    ];
    const price = priceOf({ supply: 'attraction', parts, fees: [] }, daysAt(1, fromRupees(650)));
    expect(price.parts.map(({ amount }) => amount)).toEqual([fromRupees(1_300), fromRupees(200)]);
    expect([price.unit, price.dearestDay]).toEqual([fromRupees(1_500), fromRupees(650)]);
  });

  test('has no ordinary day where each has its own price', () => {
    const price = priceOf(roomsPriced(1), daysAt(1, fromRupees(9_000), [fromRupees(4_000)]));
    expect([price.dearestDay, price.unit]).toEqual([fromRupees(4_000), fromRupees(5_000)]);
  });

  test('with its tax is what is paid', () => {
    const stay = taxedPrice(roomsPriced(1), daysAt(3, fromRupees(4_000)), terms(...defaultTaxRules));
    expect([stay.subtotal, stay.taxPercent, stay.tax, stay.payable]).toEqual(
      [13_000, 18, 2_340, 15_340].map((amount) => (amount === 18 ? 18 : fromRupees(amount))),
    );
    expect(taxedPrice(roomsPriced(1), daysAt(1, fromRupees(4_000)), terms())).toMatchObject({ taxPercent: 0, tax: 0 });
  });
});

describe('tax', () => {
  test('is rounded to the nearest rupee', () => {
    expect(taxOn(fromRupees(4_321), 18)).toBe(fromRupees(778));
    expect(taxOn(fromRupees(4_325), 18)).toBe(fromRupees(779));
    expect(taxOn(fromRupees(100), 12)).toBe(fromRupees(12));
  });

  test('of lines of one rate is rounded once, and shared out by largest remainder', () => {
    const { parts, sums } = taxLines([line(1_003), line(1_003), line(1_003)], terms(rule));
    expect(sums).toEqual([{ name: 'GST', percent: 18, taxable: fromRupees(3_009), amount: fromRupees(542) }]);
    expect(parts).toEqual([18_067, 18_067, 18_066]);
  });

  test('of different rates stands apart, and each line has that of its own', () => {
    const low = { ...rule, to: 7_500, percent: 5 };
    const high = { ...rule, from: 7_500 };
    const { parts, sums } = taxLines([line(1_000), line(10_000), line(3_000)], terms(low, high));
    expect(sums.map(({ percent, amount }) => [percent, amount])).toEqual([
      [5, fromRupees(200)],
      [18, fromRupees(1_800)],
    ]);
    expect(parts).toEqual([50, 1_800, 150].map(fromRupees));
  });

  test('goes by the dearest day of one unit, from the lower bound up to below the upper', () => {
    const low = { ...rule, to: 7_500, percent: 5 };
    const high = { ...rule, from: 7_500 };
    const percent = (dearest: number) => ruleFor(line(90_000, dearest), terms(low, high))?.percent;
    expect([percent(7_499.99), percent(7_500)]).toEqual([5, 18]);
  });

  test('is that of a rule made for what is sold before one for everything, of the latest in force', () => {
    const cars = { ...rule, supply: 'car-rental' as const, percent: 5 };
    const old = { ...cars, since: dayOf('2020-01-01'), percent: 12 };
    const coming = { ...cars, since: dayOf('2026-11-21'), percent: 28 };
    const percent = (supply: 'stay' | 'car-rental', ...rules: TaxRule[]) =>
      ruleFor(line(100, 100, supply), terms(...rules))?.percent;
    expect([percent('car-rental', rule, cars), percent('stay', rule, cars)]).toEqual([5, 18]);
    expect([percent('car-rental', cars, old, coming), percent('car-rental', old, cars)]).toEqual([12, 12]);
    expect(percent('stay', cars)).toBeUndefined();
  });

  test('of any lines is the sum of its parts, none of them a rupee from its own', () => {
    for (let seed = 1; seed < 400; seed += 1) {
      const lines = Array.from({ length: (seed % 5) + 1 }, (_, at) => ({
        ...line(0),
        subtotal: paiseOf((seed * 7_919 * (at + 3)) % 3_000_000),
      }));
      const { parts, sums } = taxLines(lines, terms(rule));
      expect(sum(parts)).toBe(sum(sums.map(({ amount }) => amount)));
      for (const [at, part] of parts.entries())
        expect(Math.abs(part - (lines[at]?.subtotal ?? 0) * 0.18)).toBeLessThan(100);
    }
  });
});

test('what is off is round((1 - price/originalPrice) × 100), where there is something', () => {
  const off = (price: number, former: number | null) =>
    percentOff(fromRupees(price), former === null ? null : fromRupees(former));
  expect([off(800, 1_000), off(995, 1_000), off(4_900, 5_800), off(2_390, 2_750)]).toEqual([20, 1, 16, 13]);
  expect([off(1_000, null), off(1_000, 0), off(1_000, 900), off(1_000, 1_000), off(9_999, 10_000)]).toEqual(
    Array(5).fill(null),
  );
});

test('nobody else multiplies money or shares it out', () => {
  const root = join(import.meta.dirname, '..', '..');
  const files = ['service', 'storefront'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  );
  const multiplies =
    /import \{[^}]*\b(?:times|distribute)\b[^}]*\} from '[./a-z-]*money\.ts'|\b\w*(?:[pP]rice|[aA]mount|[cC]ost|[tT]otal|[uU]nit) \* (?!100\b)/;
  const reckoners = files.filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !/\.(?:test|sql)\.tsx?$/.test(file) &&
      multiplies.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(reckoners).toEqual(['service/catalog/price.ts', 'service/core/money.ts']);
});
