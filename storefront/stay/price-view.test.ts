import { expect, test } from 'vitest';
import { fromRupees } from '../../service/core/money.ts';
import { histogramBars } from './price-view.ts';

const histogram = (counts: Record<number, number>) => Array.from({ length: 51 }, (_, bucket) => counts[bucket] ?? 0);

test('without results there is no histogram', () => {
  expect(histogramBars(histogram({}))).toBeNull();
});

test('the highest bar fills the box, the others are in proportion, and the scale is at least ₹10,000 wide', () => {
  expect(histogramBars(histogram({ 0: 10, 4: 5 }))).toEqual({
    path: 'M0 40v-40h8.6v40zM40 40v-20h8.6v20z',
    to: fromRupees(10_000),
  });
});

test('the scale ends above the most expensive', () => {
  expect(histogramBars(histogram({ 2: 1, 50: 1 }))?.to).toBe(fromRupees(51_000));
  expect(histogramBars(histogram({ 24: 1 }))).toEqual({ path: 'M96 40v-40h3.44v40z', to: fromRupees(25_000) });
});

test('one stay among hundreds is still visible', () => {
  expect(histogramBars(histogram({ 1: 400, 2: 1 }))?.path).toContain('M20 40v-2h8.6v2z');
});
