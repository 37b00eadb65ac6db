import { expect, test } from 'vitest';
import type { AccountedLine } from '../booking/admin/accounted-lines.ts';
import { dayOf } from '../core/day.ts';
import { paiseOf } from '../core/money.ts';
import {
  type CommissionRule,
  endOfMonth,
  lastMonths,
  monthAfter,
  monthOf,
  ruleFor,
  type StatementTerms,
  statementOf,
} from './statement.ts';
import type { TcsRate } from './tcs.ts';
import { parseTcsRate } from './tcs.ts';

const line = (own: Partial<AccountedLine> = {}): AccountedLine => ({
  line: 1,
  bookingId: 'BOOK_1',
  type: 'stay',
  productId: 7,
  name: 'Lake House',
  optionName: null,
  supply: 'lodging',
  startDay: dayOf('2026-12-01'),
  lastDay: dayOf('2026-12-03'),
  day: dayOf('2026-12-02'),
  soldOn: dayOf('2026-11-20'),
  whole: true,
  ended: false,
  trial: false,
  price: paiseOf(850_100),
  platformFee: paiseOf(50_000),
  tax: paiseOf(162_000),
  ...own,
});
const terms = (
  rules: readonly CommissionRule[],
  rates: readonly TcsRate[] = [],
  gstin: string | null = null,
): StatementTerms => ({
  rules,
  rates,
  placeOf: () => 'Uttarakhand',
  registrations: [{ from: dayOf('2026-12-02'), gstin }],
});
const rule = (percent: number, from: string, productId: number | null = null): CommissionRule => ({
  percent,
  from: dayOf(from),
  productId,
  type: productId === null ? null : 'stay',
});

test('the newest rule on the day of sale applies, one of the product before one of the partner', () => {
  const rules = [rule(10, '2026-01-01'), rule(12, '2026-11-20'), rule(15, '2026-11-21'), rule(5, '2026-06-01', 7)];
  expect(ruleFor(rules, line())?.percent).toBe(5);
  expect(ruleFor(rules, line({ productId: 8 }))?.percent).toBe(12);
  expect(ruleFor(rules, line({ type: 'attraction' }))?.percent).toBe(12);
  expect(ruleFor(rules, line({ soldOn: dayOf('2026-05-31') }))?.percent).toBe(10);
  expect(ruleFor(rules, line({ soldOn: dayOf('2025-12-31') }))).toBeUndefined();
});

test('commission and the GST on it are deducted, in whole rupees; the site’s fee and the tax are not included', () => {
  const { lines, sums } = statementOf(
    [line(), line({ trial: true }), line({ soldOn: dayOf('2025-01-01') })],
    terms([rule(12.55, '2026-01-01')]),
  );
  expect(lines[0]).toMatchObject({ percent: 12.55, commission: 106_700, gst: 19_200, payable: 724_200 });
  expect(lines[2]).toMatchObject({ percent: null, commission: 0, gst: 0, payable: 850_100 });
  // test payments are listed and not counted
  expect(lines[1]?.payable).toBe(724_200);
  expect(sums).toMatchObject({ price: 1_700_200, commission: 106_700, gst: 19_200, payable: 1_574_300 });
});

test('older sales with paise keep their exact commission', () => {
  const { lines } = statementOf([line({ whole: false })], terms([rule(12.55, '2026-01-01')]));
  expect(lines[0]).toMatchObject({ commission: 106_688, gst: 19_204, payable: 724_208 });
});

test('tax collected at source is deducted from the day of a withheld rate on, for partners registered by then', () => {
  const at = (day: string, own: Partial<AccountedLine> = {}) =>
    line({ day: dayOf(day), price: paiseOf(100_000), supply: 'tour', ...own });
  const rates = [
    { from: dayOf('2026-12-10'), percent: 0.5, withheld: true },
    { from: dayOf('2024-07-10'), percent: 1, withheld: false },
  ];
  const days = [at('2026-12-01'), at('2026-12-09'), at('2026-12-10')];
  const exempt = [at('2026-12-10', { supply: 'transport-with-driver' }), at('2026-12-10', { trial: true })];
  const { lines, sums } = statementOf([...days, ...exempt], terms([], rates, '05AAPFU0939F1Z1'));
  expect(lines.map(({ tcs, withheld, payable }) => [tcs?.percent, withheld, payable])).toEqual([
    [undefined, 0, 100_000],
    [1, 0, 100_000],
    [0.5, 500, 99_500],
    [undefined, 0, 100_000],
    [0.5, 500, 99_500],
  ]);
  expect([sums.withheld, sums.payable]).toEqual([500, 399_500]);
  expect(statementOf(days, terms([], rates, null)).sums.withheld).toBe(0);
  // to the paisa: two halves within the state, each rounded separately
  const odd = [at('2026-12-10', { price: paiseOf(100_100) })];
  const [tcs] = statementOf(odd, terms([], rates, '05AAPFU0939F1Z1')).lines;
  expect(tcs?.tcs).toMatchObject({ igst: 0, cgst: 250, sgst: 250, total: 500 });
  const [elsewhere] = statementOf(odd, terms([], rates, '30AAPFU0939F1Z7')).lines;
  expect(elsewhere?.tcs).toMatchObject({ igst: 501, cgst: 0, total: 501 });
});

test('a rate may begin from today on, in hundredths that have two halves', () => {
  const typed = (percent: string, from = '2026-12-02') =>
    parseTcsRate({ percent, from, withheld: true }, dayOf('2026-12-02'));
  expect(typed('0.5')).toEqual({ rate: { from: '2026-12-02', percent: 0.5, withheld: true } });
  for (const wrong of ['0.25', '0.555', '10.02', '', '-1', '1e1']) expect(typed(wrong), wrong).toHaveProperty('errors');
  for (const day of ['2026-12-01', '', '2026-02-30']) expect(typed('1', day), day).toHaveProperty('errors.from');
});

test('months are parsed, follow each other, and end', () => {
  expect([monthOf('2026-12'), monthOf('2026-13'), monthOf('2026-12-01'), monthOf('')]).toEqual([
    '2026-12-01',
    undefined,
    undefined,
    undefined,
  ]);
  expect([monthAfter(dayOf('2026-12-01')), endOfMonth(dayOf('2028-02-01'))]).toEqual(['2027-01-01', '2028-02-29']);
  expect(lastMonths(dayOf('2027-01-31')).slice(0, 3)).toEqual(['2027-01', '2026-12', '2026-11']);
});
