import { expect, test } from 'vitest';
import type { AccountedLine } from '../booking/desk/accounted-lines.ts';
import { dayOf } from '../core/day.ts';
import { paiseOf } from '../core/money.ts';
import { type CommissionRule, endOfMonth, lastMonths, monthAfter, monthOf, ruleFor, statementOf } from './statement.ts';

const line = (own: Partial<AccountedLine> = {}): AccountedLine => ({
  ...{ line: 1, bookingId: 'BOOK_1', type: 'stay', productId: 7, name: 'Lake House', option: null },
  supply: 'lodging',
  ...{ startDay: dayOf('2026-12-01'), lastDay: dayOf('2026-12-03'), day: dayOf('2026-12-02') },
  ...{ soldOn: dayOf('2026-11-20'), ended: false, trial: false },
  ...{ price: paiseOf(850_001), houseFee: paiseOf(50_000), tax: paiseOf(162_000) },
  ...own,
});
const rule = (percent: number, from: string, productId: number | null = null): CommissionRule => ({
  ...{ percent, from: dayOf(from), productId, type: productId === null ? null : 'stay' },
});

test('the newest rule of the day of the sale holds, of the product before that of the partner', () => {
  const rules = [rule(10, '2026-01-01'), rule(12, '2026-11-20'), rule(15, '2026-11-21'), rule(5, '2026-06-01', 7)];
  expect(ruleFor(rules, line())?.percent).toBe(5);
  expect(ruleFor(rules, line({ productId: 8 }))?.percent).toBe(12);
  expect(ruleFor(rules, line({ type: 'attraction' }))?.percent).toBe(12);
  expect(ruleFor(rules, line({ soldOn: dayOf('2026-05-31') }))?.percent).toBe(10);
  expect(ruleFor(rules, line({ soldOn: dayOf('2025-12-31') }))).toBeUndefined();
});

test('commission and the GST on it go off the price, to the paisa; the fee of the house and the tax are in no part of it', () => {
  const { lines, sums } = statementOf(
    [line(), line({ trial: true }), line({ soldOn: dayOf('2025-01-01') })],
    [rule(12.55, '2026-01-01')],
  );
  expect(lines[0]).toMatchObject({ percent: 12.55, commission: 106_675, gst: 19_202, payable: 724_124 });
  expect(lines[2]).toMatchObject({ percent: null, commission: 0, gst: 0, payable: 850_001 });
  // what was paid on trial is shown, and counts for nothing
  expect(lines[1]?.payable).toBe(724_124);
  expect(sums).toMatchObject({ price: 1_700_002, commission: 106_675, gst: 19_202, payable: 1_574_125 });
});

test('months are named, follow each other, and end', () => {
  expect([monthOf('2026-12'), monthOf('2026-13'), monthOf('2026-12-01'), monthOf('')]).toEqual([
    ...['2026-12-01', undefined, undefined, undefined],
  ]);
  expect([monthAfter(dayOf('2026-12-01')), endOfMonth(dayOf('2028-02-01'))]).toEqual(['2027-01-01', '2028-02-29']);
  expect(lastMonths(dayOf('2027-01-31')).slice(0, 3)).toEqual(['2027-01', '2026-12', '2026-11']);
});
