import { expect, test } from 'vitest';
import { fromRupees, paiseOf } from '../core/money.ts';
import { givenBack, refundPercent, refundShare, scheduleOf } from './refund-terms.ts';

const days = (many: number) => new Date(Date.UTC(2026, 11, many));
const moderate = [
  { until: days(5).toISOString(), percent: 100 },
  { until: days(9).toISOString(), percent: 50 },
];
const price = { subtotal: fromRupees(4_000), tax: fromRupees(720) };

test.each([
  ['all of it before the first step ends', new Date(days(5).getTime() - 1), 100],
  ['the next step from that instant on', days(5), 50],
  ['nothing from the last one on', days(9), 0],
])('the refund is %s', (_, now, percent) => {
  expect(refundPercent(moderate, now)).toBe(percent);
  expect(givenBack(price, moderate, now)).toBe((472_000 * percent) / 100);
});

test('the order of the steps does not matter', () => {
  expect(refundPercent(moderate.toReversed(), days(1))).toBe(100);
});

test('a share of the price is whole rupees, half a rupee up', () => {
  expect(givenBack({ subtotal: fromRupees(4_001), tax: fromRupees(720) }, moderate, days(6))).toBe(fromRupees(2_361));
});

test('a full refund of a sale from before prices were whole rupees includes the paise, a partial one is in whole rupees', () => {
  const old = { subtotal: fromRupees(1_350), tax: paiseOf(24_248) };
  expect(givenBack(old, moderate, days(1))).toBe(159_248);
  expect(givenBack(old, moderate, days(6))).toBe(79_600);
  // rounded up it would exceed the payment
  expect(refundShare(paiseOf(60), 99)).toBe(60);
});

test('terms with only an end of free cancellation refund all or nothing', () => {
  expect(scheduleOf(null)).toEqual([]);
  expect(scheduleOf(days(5).toISOString())).toEqual([{ until: days(5).toISOString(), percent: 100 }]);
});
