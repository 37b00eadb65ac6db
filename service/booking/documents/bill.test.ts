import { expect, test } from 'vitest';
import { booking, bookingLine, now, taxRule } from '../../../tests/sold-things.ts';
import { fromRupees, sum } from '../../core/money.ts';
import { billedLines, credited, givenBack } from './bill.ts';

const free = { freeUntil: '2026-12-11T14:00:00+05:30' };
const shares = (amount: number, lines: Parameters<typeof givenBack>[0]) =>
  givenBack(lines, fromRupees(amount), now).map((share) => share / 100);

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

test('what comes back is shared out over the lines that give it', () => {
  const lines = [bookingLine({}, free), bookingLine({ id: 2 }), bookingLine({ id: 3 }, free)];
  expect(shares(9_440, lines)).toEqual([4_720, 0, 4_720]);
  expect(shares(4_720, lines)).toEqual([2_360, 0, 2_360]);
});

test('where no line gives anything back, over all of them; to the paisa', () => {
  const lines = [bookingLine(), bookingLine({ id: 2 }), bookingLine({ id: 3 })];
  const back = givenBack(lines, fromRupees(100), now);
  expect(sum(back)).toBe(fromRupees(100));
  expect(back).not.toContain(0);
});

test('of a line that is credited in part its price and each of its taxes go back in their proportion', () => {
  const half = { percent: 9, amount: fromRupees(360) };
  const [line] = billedLines(booking());
  if (!line) throw new Error('the booking has a line');
  const split = { ...line, tax: { ...line.tax, parts: ['CGST', 'SGST'].map((name) => ({ name, ...half })) } };
  expect(credited(line, fromRupees(2_360))).toMatchObject({
    taxable: fromRupees(2_000),
    tax: { amount: fromRupees(360) },
  });
  const { taxable, tax } = credited(split, fromRupees(2_360));
  expect([taxable, tax.amount, ...tax.parts.map(({ amount }) => amount)]).toEqual(
    [2_000, 360, 180, 180].map(fromRupees),
  );
});
