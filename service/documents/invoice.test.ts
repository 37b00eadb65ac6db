import { expect, test } from 'vitest';
import { dayOf, today } from '../core/day.ts';
import { booksKeptUntil, financialYear } from './invoice.ts';

test.each([
  ['2026-03-31', '25-26'],
  ['2026-04-01', '26-27'],
  ['2026-12-31', '26-27'],
  ['2027-01-01', '26-27'],
  ['2099-12-31', '99-00'],
])('%s is in %s', (day, year) => {
  expect(financialYear(dayOf(day))).toBe(year);
});

test('it begins at midnight in India', () => {
  expect(financialYear(today(new Date('2026-03-31T18:29:59Z')))).toBe('25-26');
  expect(financialYear(today(new Date('2026-03-31T18:30:00Z')))).toBe('26-27');
});

test('the books of a year are kept eight years after its end', () => {
  expect(['2026-04-01', '2027-03-31', '2027-04-01'].map((day) => booksKeptUntil(dayOf(day)))).toEqual([
    '2035-03-31',
    '2035-03-31',
    '2036-03-31',
  ]);
});
