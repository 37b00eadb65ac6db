import { expect, test } from 'vitest';
import { fromRupees } from '../../service/core/money.ts';
import { priceBounds } from './price-filter.tsx';

// STAY-8
test.each([
  ['a maximum below the minimum is the minimum', '9000', '3000', 'max', 9000, 9000],
  ['a minimum above the maximum is the maximum', '9000', '3000', 'min', 3000, 3000],
  ['a maximum of 0 below a minimum is the minimum', '9000', '0', 'max', 9000, 9000],
  ['what is in order stays', '3000', '6000', 'max', 3000, 6000],
  ['the maximum stops at 50,000, which is no bound', '3000', '99999', 'max', 3000, null],
  ['a minimum above everything stops at 50,000', '99999', '', 'min', 50_000, null],
  ['a minimum below 0 is none', '-5', '6000', 'min', null, 6000],
  ['nothing typed is no bound', '', '', 'max', null, null],
  ['what is no number is no bound', '1e999', 'e', 'min', null, null],
  ['paise are rounded', '2999.5', '6000.4', 'max', 3000, 6000],
] as const)('%s', (_, low, high, typed, min, max) => {
  const paise = (rupees: number | null) => (rupees === null ? null : fromRupees(rupees));
  expect(priceBounds(low, high, typed)).toEqual({ min: paise(min), max: paise(max) });
});
