import { expect, test } from 'vitest';
import { dayOf } from '../../../core/day.ts';
import { periodBefore, presetsOn } from './period.ts';
import { salesByDay, sharesOf } from './sales-shape.ts';

const on = (day: string) => Object.values(presetsOn(dayOf(day))).map(({ first, last }) => `${first} ${last}`);
const before = (first: string, last: string) => {
  const period = periodBefore({ first: dayOf(first), last: dayOf(last) });
  return `${period.first} ${period.last}`;
};

test('presets end today; quarters and the financial year begin in April', () => {
  expect(on('2026-11-29')).toEqual([
    '2026-11-01 2026-11-29',
    '2026-10-01 2026-10-31',
    '2026-10-01 2026-11-29',
    '2026-04-01 2026-11-29',
  ]);
  expect(on('2027-01-31')).toEqual([
    '2027-01-01 2027-01-31',
    '2026-12-01 2026-12-31',
    '2027-01-01 2027-01-31',
    '2026-04-01 2027-01-31',
  ]);
  expect(on('2026-04-01').at(-1)).toBe('2026-04-01 2026-04-01');
  expect(on('2027-03-31').slice(2)).toEqual(['2027-01-01 2027-03-31', '2026-04-01 2027-03-31']);
});

test('a month is compared with the same days of the month before, other periods with as many days before them', () => {
  expect(before('2026-11-01', '2026-11-29')).toBe('2026-10-01 2026-10-29');
  expect(before('2026-11-01', '2026-11-30')).toBe('2026-10-01 2026-10-31');
  expect(before('2027-03-01', '2027-03-30')).toBe('2027-02-01 2027-02-28');
  expect(before('2026-11-05', '2026-11-11')).toBe('2026-10-29 2026-11-04');
});

test('every day has its sales and those of its day in the period before', () => {
  const row = (day: string, value: number) => ({ key: [day], sums: [2, 1, value, 0, 0] });
  const period = { first: dayOf('2026-11-01'), last: dayOf('2026-11-03') };
  expect(
    salesByDay(period, [row('2026-11-02', 500)], {
      period: periodBefore(period),
      rows: [row('2026-10-01', 70), row('2026-10-03', 90)],
    }),
  ).toEqual([
    { day: '2026-11-01', sales: 0, before: 70 },
    { day: '2026-11-02', sales: 500, before: 0 },
    { day: '2026-11-03', sales: 0, before: 90 },
  ]);
});

test('shares by type make a whole, largest first', () => {
  const sold = (type: string, total: number) => ({ type, productId: 1, name: '', sums: [1, 2, 0, 0, total] });
  expect(
    sharesOf([sold('stay', 500), sold('tour-package', 2_000), sold('stay', 1_500), sold('car-rental', 0)]),
  ).toEqual([
    { type: 'stay', bookings: 2, total: 2_000, percent: 50 },
    { type: 'tour-package', bookings: 1, total: 2_000, percent: 50 },
  ]);
});
