import { describe, expect, test } from 'vitest';
import { paiseOf } from '../core/money.ts';
import { changedPrice, conflictsOf, leftUnasked } from './stock-rule.ts';

const nothing = { price: null, minStay: null, closed: null };

describe('a rule changes a price', () => {
  test.each([
    [400_000, { percent: 15 }, 460_000],
    // ₹333 and 15% are ₹382.95
    [33_300, { percent: 15 }, 38_300],
    // half a rupee up: ₹150 and 33% are ₹199.50
    [15_000, { percent: 33 }, 20_000],
    [33_300, { percent: -15 }, 28_300],
    [100_000, { percent: 12.5 }, 112_500],
    [100_000, { percent: 0.04 }, 100_000],
    [400_000, { by: paiseOf(50_000) }, 450_000],
    [400_000, { by: paiseOf(-450_000) }, -50_000],
    [400_000, { to: paiseOf(510_000) }, 510_000],
  ])('%i by %o to %i', (price, change, after) => {
    expect(changedPrice(paiseOf(price), change)).toBe(after);
  });

  test('but what is free stays free, unless a price is set', () => {
    expect(changedPrice(paiseOf(0), { percent: 15 })).toBe(0);
    expect(changedPrice(paiseOf(0), { by: paiseOf(100) })).toBe(0);
    expect(changedPrice(paiseOf(0), { to: paiseOf(100) })).toBe(100);
  });
});

test('days set by hand and days that a season closes are left unless someone decides otherwise', () => {
  const price = { ...nothing, price: { percent: 15 } };
  expect(conflictsOf(price)).toEqual(['own', 'closed', 'held']);
  expect(leftUnasked(price)).toEqual(['own']);
  expect(conflictsOf({ ...nothing, closed: true })).toEqual(['own', 'held', 'booked']);
  expect(leftUnasked({ ...nothing, closed: true })).toEqual(['own']);
  expect(leftUnasked({ ...nothing, closed: false })).toEqual(['closed']);
  expect(conflictsOf(nothing)).toEqual([]);
});
