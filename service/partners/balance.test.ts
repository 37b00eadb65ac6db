import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Day, dayOf } from '../core/day.ts';
import { exactPercentOf, paiseOf, percentOf, sum } from '../core/money.ts';
import { balanceOf, monthBalance } from './balance.ts';

type Line = Parameters<typeof monthBalance>[0][number];

const line = (day: string, payable: number, own: Partial<Line> = {}): Line => ({
  bookingId: `BOOK_${day}`,
  day: dayOf(day),
  trial: false,
  price: paiseOf(payable),
  commission: paiseOf(0),
  gst: paiseOf(0),
  withheld: paiseOf(0),
  payable: paiseOf(payable),
  ...own,
});
const month = (lines: readonly Line[], paid = 0, first = '2026-10-01') =>
  monthBalance(lines, { month: dayOf(first), paid: paiseOf(paid), isWhole: true });

test('a partner waits since the oldest item that payouts do not cover; payouts cover the oldest first', () => {
  const lines = [line('2026-10-20', 500_00), line('2026-10-03', 300_00), line('2026-10-11', 200_00)];
  expect([0, 300_00, 499_00, 500_00, 1_000_00].map((paid) => month(lines, paid).since)).toEqual([
    '2026-10-03',
    '2026-10-11',
    '2026-10-11',
    '2026-10-20',
    null,
  ]);
});

test('only months that are not settled count; an overpaid month reduces the balance', () => {
  const months = [
    month([line('2026-08-02', 400_00)], 400_00, '2026-08-01'),
    month([line('2026-09-02', 400_00)], 450_00, '2026-09-01'),
    month([line('2026-10-02', 200_00), line('2026-10-02', 100_00), line('2026-10-05', 1, { trial: true })]),
  ];
  const { months: open, ...balance } = balanceOf(months);
  expect(open.map((one) => [one.month, one.open])).toEqual([
    ['2026-09-01', -50_00],
    ['2026-10-01', 300_00],
  ]);
  expect(balance).toEqual({
    due: 250_00,
    since: '2026-10-02',
    bookings: 2,
    sales: 700_00,
    commission: 0,
    tcs: 0,
    paid: 450_00,
  });
  expect(balanceOf([month([], 500)])).toMatchObject({ due: -500, since: null });
});

const lines = fc.array(
  fc
    .record({
      day: fc.integer({ min: 1, max: 28 }),
      price: fc.integer({ min: 0, max: 5_000_000 }),
      percent: fc.integer({ min: 0, max: 4_000 }),
      withheld: fc.integer({ min: 0, max: 1 }),
      whole: fc.boolean(),
      trial: fc.boolean(),
    })
    .map(({ day, price, percent, withheld, whole, trial }): Line => {
      const share = whole ? percentOf : exactPercentOf;
      const commission = share(paiseOf(price), percent / 100);
      const gst = share(commission, 18);
      const tcs = exactPercentOf(paiseOf(price), withheld / 2);
      return line(`2026-10-${String(day).padStart(2, '0')}`, price - commission - gst - tcs, {
        price: paiseOf(price),
        commission,
        gst,
        withheld: tcs,
        trial,
      });
    }),
  { maxLength: 12 },
);
const account = fc.array(
  fc.record({ lines, payouts: fc.array(fc.integer({ min: 1, max: 2_000_000 }), { maxLength: 3 }) }),
  { maxLength: 6 },
);

test('what was paid and what is due make what partners earned, to half a rupee a month; paid, nothing is due', () => {
  fc.assert(
    fc.property(account, (months) => {
      const read = (paid: readonly number[]) =>
        months.map((one, at) =>
          monthBalance(one.lines, { month: monthAt(at), paid: paiseOf(paid[at] ?? 0), isWhole: true }),
        );
      const paid = months.map(({ payouts }) => payouts.reduce((all, one) => all + one, 0));
      const balance = balanceOf(read(paid));
      const earned = sum(
        months.flatMap((one) => one.lines.filter(({ trial }) => !trial)).map(({ payable }) => payable),
      );
      const total = paid.reduce((all, one) => all + one, 0) + balance.due;
      expect(Math.abs(total - earned)).toBeLessThanOrEqual(50 * months.length);
      // what is recorded settles every month, also those that were overpaid
      const settled = new Map(balance.months.map(({ month, open }) => [month, open]));
      const after = balanceOf(read(paid.map((before, at) => before + (settled.get(monthAt(at)) ?? 0))));
      expect([after.due, after.months]).toEqual([0, []]);
      expect(sum(balance.months.map(({ open }) => open))).toBe(balance.due);
    }),
  );
});

const monthAt = (at: number): Day => dayOf(`2026-0${at + 1}-01`);
