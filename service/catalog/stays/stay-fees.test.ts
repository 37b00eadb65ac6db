import { expect, test } from 'vitest';
import { fromRupees } from '../../core/money.ts';
import { taxOn } from '../tax.ts';
import { stayPayable, stayTotal } from './stay-fees.ts';

test('cleaning and service fee are added once', () => {
  expect(stayTotal(fromRupees(12_000))).toBe(fromRupees(13_000));
});

test('tax is rounded to the nearest rupee', () => {
  expect(taxOn(fromRupees(4_321))).toBe(fromRupees(778));
  expect(taxOn(fromRupees(4_325))).toBe(fromRupees(779));
  expect(taxOn(fromRupees(100), 12)).toBe(fromRupees(12));
});

test('the payable amount is the total with its tax', () => {
  expect(stayPayable(fromRupees(12_000))).toBe(fromRupees(15_340));
});
