import { expect, test } from 'vitest';
import { booking, bookingLine, now, taxRule } from '../../../tests/sold-things.ts';
import { fromRupees, sum } from '../../core/money.ts';
import { billedLines, givenBack } from './bill.ts';

const free = { freeUntil: '2026-12-11T14:00:00+05:30' };
const shares = (amount: number, lines: Parameters<typeof givenBack>[0]) =>
  givenBack(lines, fromRupees(amount), now).map(({ taxable, tax }) => [taxable / 100, tax / 100]);

test('a line is billed with the rule of tax that it was priced by', () => {
  const rules = [taxRule({ percent: 5, to: 4_000 }), taxRule({ name: 'GST on rooms', percent: 12, from: 4_000 })];
  expect(billedLines(booking({ taxRules: rules }))).toMatchObject([
    {
      name: 'Lake House',
      taxable: fromRupees(4_000),
      tax: { name: 'GST on rooms', percent: 12, amount: fromRupees(720) },
    },
  ]);
});

test('what comes back is shared out over the lines that give it, tax with price', () => {
  const lines = [bookingLine({}, free), bookingLine({ id: 2 }), bookingLine({ id: 3 }, free)];
  expect(shares(9_440, lines)).toEqual([
    [4_000, 720],
    [0, 0],
    [4_000, 720],
  ]);
  expect(shares(4_720, lines)).toEqual([
    [2_000, 360],
    [0, 0],
    [2_000, 360],
  ]);
});

test('where no line gives anything back, over all of them; to the paisa', () => {
  const lines = [bookingLine(), bookingLine({ id: 2 }), bookingLine({ id: 3 })];
  const back = givenBack(lines, fromRupees(100), now);
  expect(sum(back.flatMap(({ taxable, tax }) => [taxable, tax]))).toBe(fromRupees(100));
  expect(back.map(({ taxable }) => taxable)).not.toContain(0);
});
