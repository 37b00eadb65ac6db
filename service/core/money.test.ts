import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  distribute,
  exactPercentOf,
  formatMoney,
  fromRupees,
  isWholeRupees,
  nearestRupee,
  type Paise,
  paiseOf,
  percentOf,
  sum,
  times,
  toRupees,
  zero,
} from './money.ts';

const seeded = { seed: 13, numRuns: 300 };
const rupeesUpTo = (max: number) => fc.integer({ min: 0, max }).map((rupees) => rupees * 100);
const amounts = fc.integer({ min: 0, max: 50_000_000_00 }).map(paiseOf);

describe('an amount', () => {
  test.each([0.5, 1e17, Number.NaN, Number.POSITIVE_INFINITY])('of %s paise does not exist', (amount) => {
    expect(() => paiseOf(amount)).toThrow(RangeError);
  });

  test('of rupees is a hundred paise each, to the nearest paisa', () => {
    // in binary, 1.15 × 100 and 8.2 × 100 are not whole numbers
    expect([1, 12.5, 1.15, 8.2, 0.014, 0.015, 0].map(fromRupees)).toEqual([100, 1250, 115, 820, 1, 2, 0]);
  });

  test('is sent as rupees and comes back unchanged', () => {
    expect(toRupees(paiseOf(123_450))).toBe(1_234.5);
    fc.assert(
      fc.property(amounts, (amount) => fromRupees(toRupees(amount)) === amount),
      seeded,
    );
  });

  test('is added up and multiplied without a fraction', () => {
    expect(sum([paiseOf(1_010), paiseOf(2_020), paiseOf(5)])).toBe(3_035);
    expect(sum([])).toBe(0);
    expect(times(paiseOf(333), 3)).toBe(999);
    expect(() => times(paiseOf(333), 0.5)).toThrow(RangeError);
  });

  test.each([
    [0, '₹0'],
    [99_900, '₹999'],
    [12_345_600, '₹1,23,456'],
    [1_234_567_800, '₹1,23,45,678'],
    // older sales with paise: as charged, not rounded
    [149, '₹1.49'],
    [159_298, '₹1,592.98'],
    [null, '₹ 0'],
    [undefined, '₹ 0'],
  ])('of %s paise reads %s', (amount, text) => {
    expect(formatMoney(amount === null || amount === undefined ? amount : paiseOf(amount))).toBe(text);
  });
});

describe('distributing', () => {
  test.each([
    ['what can be shared evenly', 50, [1, 1], [25, 25]],
    ['by weight', 1_010, [1, 4], [202, 808]],
    ['the paisa that is left goes to the largest remainder', 101, [10, 9, 10, 5], [30, 27, 29, 15]],
    ['whole rupees in whole rupees', 1_000, [1, 3], [300, 700]],
    ['the rupee that is left goes to the largest remainder', 500, [10, 10, 15], [200, 100, 200]],
    ['the largest remainder may be the last one', 10, [10, 10, 15], [3, 3, 4]],
    ['of equal remainders the first', 10, [1, 1, 1], [4, 3, 3]],
    ['of equal remainders the first, however little of it there is', 2, [1, 3, 10], [0, 1, 1]],
    ['of equal remainders the first ones', 11, [1, 1, 1], [4, 4, 3]],
    ['whoever has no weight gets nothing', 7, [0, 2, 0, 2], [0, 4, 0, 3]],
    ['one takes everything', 7, [3], [7]],
    ['where nobody has weight the first takes everything', 7, [0, 0, 0], [7, 0, 0]],
    ['nothing is nothing for each', 0, [2, 5], [0, 0]],
  ])('%s', (_, amount, weights, parts) => {
    expect(distribute(paiseOf(amount), weights)).toEqual(parts);
  });

  test('needs at least one weight', () => {
    expect(() => distribute(zero, [])).toThrow(RangeError);
  });

  // small weights often have equal remainders
  const weights = fc
    .constantFrom(20, 500_000_00)
    .chain((max) => fc.array(fc.integer({ min: 0, max }), { minLength: 1, maxLength: 30 }))
    .filter((some) => some.some((weight) => weight > 0));
  const taxes = fc.oneof(fc.integer({ min: 0, max: 10_000_00 }), rupeesUpTo(10_000)).map(paiseOf);
  const stepOf = (amount: Paise) => (isWholeRupees(amount) ? 100 : 1);

  test('never loses a paisa, and each part is within a rupee of the exact share, or a paisa for amounts with paise', () => {
    fc.assert(
      fc.property(taxes, weights, (amount, weights) => {
        const parts = distribute(amount, weights);
        expect(sum(parts)).toBe(amount);
        if (isWholeRupees(amount)) expect(parts.every(isWholeRupees)).toBe(true);
        const whole = weights.reduce((all, weight) => all + weight, 0);
        for (const [index, part] of parts.entries())
          expect(Math.abs(part - (amount * (weights[index] ?? 0)) / whole)).toBeLessThan(stepOf(amount));
      }),
      seeded,
    );
  });

  test('rounds up the largest remainders, of equal ones the first', () => {
    fc.assert(
      fc.property(taxes, weights, (amount, weights) => {
        const whole = BigInt(weights.reduce((all, weight) => all + weight, 0) * stepOf(amount));
        const shares = distribute(amount, weights).map((part, index) => {
          const product = BigInt(amount) * BigInt(weights[index] ?? 0);
          return { index, remainder: product % whole, up: BigInt(part / stepOf(amount)) > product / whole };
        });
        const order = shares.toSorted((a, b) => Number(b.remainder - a.remainder) || a.index - b.index);
        const ups = order.map(({ up }) => up);
        expect(ups).toEqual(ups.toSorted((a, b) => Number(b) - Number(a)));
      }),
      seeded,
    );
  });
});

test('a percentage of a price is rounded to the rupee, half a rupee up', () => {
  expect(percentOf(paiseOf(99_900), 115)).toBe(114_900);
  expect(percentOf(paiseOf(101_000), 105)).toBe(106_100);
  expect(percentOf(paiseOf(100_000), 85)).toBe(85_000);
  expect(percentOf(paiseOf(123_456), 115)).toBe(142_000);
  expect([percentOf(fromRupees(1_806), 12.55), percentOf(fromRupees(150), 1.01)]).toEqual([22_700, 200]);
  expect([nearestRupee(149.9), nearestRupee(150), nearestRupee(0)]).toEqual([100, 200, 0]);
});

test('an exact percentage is rounded half a paisa up, in whole numbers', () => {
  expect(exactPercentOf(paiseOf(101), 12.5)).toBe(13);
  expect(exactPercentOf(paiseOf(100), 12.5)).toBe(13);
  expect(exactPercentOf(paiseOf(99), 12.5)).toBe(12);
  // as a binary fraction, 1.005 paise is less than that
  expect(exactPercentOf(paiseOf(15_000), 1.01)).toBe(152);
  expect([exactPercentOf(paiseOf(7), 0), exactPercentOf(paiseOf(7), 100)]).toEqual([0, 7]);
});
