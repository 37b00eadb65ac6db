import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { english } from '../../../messages/translate.ts';
import { booking, bookingLine, now, taxRule } from '../../../tests/sold-things.ts';
import { fromRupees, isWholeRupees, type Paise, paiseOf, sum, zero } from '../../core/money.ts';
import { type Invoice, type InvoiceLine, totalOf } from '../../documents/invoice.ts';
import { billedLines } from './billed-lines.ts';
import { credited, creditedLines, type RefundedLine, shareRefund } from './credited-lines.ts';

const free = { freeUntil: '2026-12-11T14:00:00+05:30' };
const shares = (amount: number, lines: Parameters<typeof shareRefund>[0]) =>
  shareRefund(lines, fromRupees(amount), now).map((share) => share / 100);

test('what is returned is shared out over the lines that give it', () => {
  const lines = [bookingLine({}, free), bookingLine({ id: 2 }), bookingLine({ id: 3 }, free)];
  expect(shares(9_440, lines)).toEqual([4_720, 0, 4_720]);
  expect(shares(4_720, lines)).toEqual([2_360, 0, 2_360]);
});

test('where no line gives anything back, over all of them, in whole rupees', () => {
  const lines = [bookingLine(), bookingLine({ id: 2 }), bookingLine({ id: 3 })];
  expect(shares(100, lines)).toEqual([34, 33, 33]);
});

const whole = ({ taxable, tax }: InvoiceLine) => ({ taxable, tax: tax.amount });
const [plain] = billedLines(english, booking());
const [split] = billedLines(english, booking({ taxRules: [taxRule()] }), { from: 'Goa', to: 'Goa' });
if (!plain || !split) throw new Error('the booking has a line');

test('of a line that is credited in part its price and its tax go back in their proportion, in whole rupees', () => {
  expect(credited(plain, fromRupees(2_360), whole(plain))).toMatchObject({
    taxable: fromRupees(2_000),
    tax: { amount: fromRupees(360) },
  });
  // 762.71 and 137.29
  expect(credited(split, fromRupees(900), whole(split))).toMatchObject({
    taxable: fromRupees(763),
    tax: { amount: fromRupees(137), parts: [{ amount: 6_850 }, { amount: 6_850 }] },
  });
});

test('what is left of it is never exceeded', () => {
  const left = { taxable: fromRupees(10), tax: fromRupees(1) };
  expect(credited(split, fromRupees(11), left)).toMatchObject({ taxable: left.taxable, tax: { amount: left.tax } });
  expect(credited(split, fromRupees(1), { taxable: zero, tax: fromRupees(1) })).toMatchObject({
    taxable: 0,
    tax: { amount: 100 },
  });
});

test('of what was billed with paise neither: whole rupees would be more of a tax, or of a price, than is left', () => {
  const of = (taxable: number, tax: number) => {
    const back = credited(plain, fromRupees(12), { taxable: paiseOf(taxable), tax: paiseOf(tax) });
    return [back.taxable, back.tax.amount];
  };
  expect([of(1_030, 170), of(1_070, 130)]).toEqual([
    [1_030, 170],
    [1_070, 130],
  ]);
});

describe('credit notes of a booking', () => {
  const invoice = (id: number, lines: InvoiceLine[], corrects: number | null = null): Invoice => ({
    id,
    name: `IN/26-27/${id}`,
    series: corrects === null ? 'IN' : 'CN',
    issuedAt: now,
    corrects,
    total: totalOf(lines),
    content: {
      supplier: { name: 'Padharo', address: '', phone: '', email: '', site: '' },
      buyer: { name: 'Asha' },
      bookingId: 'BOOK_1',
      payment: '',
      lines,
    },
  });
  const places = (credits: ReadonlyMap<Invoice, readonly InvoiceLine[]>) =>
    [...credits].flatMap(([of, own]) =>
      own.flatMap((line) => (totalOf([line]) > 0 ? [[of.id, line.place, line.name, totalOf([line]) / 100]] : [])),
    );
  const two = [bookingLine(), bookingLine({ id: 2, position: 1 })];
  const billed = (...lines: typeof two) => billedLines(english, booking({ lines }));

  test('credit a line on the invoice that billed it last, and what that cannot bear on the others', () => {
    const [first, second] = two;
    if (!first || !second) throw new Error('two lines');
    const issued = [invoice(1, billed(first, second)), invoice(2, billed(second))];
    const credit = (back: number, line = second) => places(creditedLines(issued, [{ line, back: fromRupees(back) }]));
    expect(credit(1_000)).toEqual([[2, 1, 'Lake House', 1_000]]);
    expect(credit(1_000, first)).toEqual([[1, 0, 'Lake House', 1_000]]);
    expect(credit(4_730)).toEqual([
      [1, 0, 'Lake House', 5],
      [1, 1, 'Lake House', 5],
      [2, 1, 'Lake House', 4_720],
    ]);
    expect(credit(1_000, { ...first, position: 9 })).toEqual([]);
    expect(creditedLines([], [{ line: first, back: fromRupees(1) }])).toEqual(new Map());
  });

  test('know a line of an old invoice by its order, and of each line what was credited before', () => {
    const [first, second] = two;
    const lines = billed(...two).map(({ place: _, ...line }) => line);
    if (!second) throw new Error('two lines');
    const fee = billed(...two).map((line) => ({ ...line, place: 0, name: line.place === 0 ? 'Lake House' : 'Fee' }));
    expect(places(creditedLines([invoice(1, lines)], [{ line: second, back: fromRupees(100) }]))).toEqual([
      [1, undefined, 'Lake House', 100],
    ]);
    const note = invoice(2, fee.slice(0, 1), 1);
    const all = { line: first ?? second, back: fromRupees(9_440) };
    expect(places(creditedLines([invoice(1, fee), note], [all]))).toEqual([[1, 0, 'Fee', 4_720]]);
    const other = fee.map((line, at) => ({ ...line, name: 'Lake House', about: at === 0 ? 'Room' : 'Suite' }));
    expect(places(creditedLines([invoice(1, other), invoice(2, other.slice(0, 1), 1)], [all]))).toHaveLength(1);
  });

  const amount = fc.integer({ min: 1, max: 20_000 }).map(fromRupees);

  test('never take back more than was billed, of a place in all or of a price or a tax, and end with it', () => {
    const sold = fc.array(fc.tuple(amount, fc.integer({ min: 0, max: 3_600 }).map(fromRupees)), {
      minLength: 1,
      maxLength: 5,
    });
    const steps = fc.array(fc.tuple(fc.nat(), fc.integer({ min: 1, max: 4_000 }).map(fromRupees)), { maxLength: 6 });
    fc.assert(
      fc.property(sold, steps, (prices, steps) => {
        const lines = prices.map(([subtotal, tax], at) => bookingLine({ id: at + 1, position: at, subtotal, tax }));
        // every other line in another state: an invoice each
        const issued = [0, 1].flatMap((odd) => {
          const own = lines.filter(({ position }) => position % 2 === odd);
          const at = { from: 'Goa', to: odd ? 'Kerala' : 'Goa' };
          return own.length === 0
            ? []
            : [invoice(odd + 1, billedLines(english, booking({ lines: own, taxRules: [taxRule()] }), at))];
        });
        const billed = [...issued];
        const notes: Invoice[] = [];
        const take = (ends: readonly RefundedLine[]): Paise => {
          const credits = [...creditedLines([...issued, ...notes], ends)];
          for (const [of, own] of credits) notes.push(invoice(100 + notes.length, [...own], of.id));
          return sum(credits.map(([, own]) => totalOf(own)));
        };
        let left = sum(billed.map(({ total }) => total));
        for (const [which, back] of steps) {
          const line = lines[which % lines.length];
          if (!line) continue;
          const wanted = paiseOf(Math.min(back, left));
          expect(take([{ line, back: wanted }])).toBe(wanted);
          left = paiseOf(left - wanted);
        }
        // what is left of all of them
        const [first] = lines;
        if (first) expect(take([{ line: first, back: left }])).toBe(left);
        const credited = notes.flatMap(({ content }) => content.lines);
        for (const { tax, taxable } of credited) {
          expect([taxable >= 0, tax.amount >= 0, isWholeRupees(taxable), isWholeRupees(tax.amount)]).not.toContain(
            false,
          );
          const [cgst, sgst] = tax.parts;
          if (cgst && sgst) expect(cgst.amount).toBe(sgst.amount);
        }
        for (const { content } of billed)
          for (const line of content.lines) {
            const back = credited.filter(({ place }) => place === line.place);
            expect(sum(back.map(({ taxable }) => taxable))).toBe(line.taxable);
            expect(sum(back.map(({ tax }) => tax.amount))).toBe(line.tax.amount);
          }
      }),
      { seed: 13, numRuns: 200 },
    );
  });
});

test('equal halves of a tax have no odd paisa; a tax in one piece may', () => {
  const odd = [plain, split].map((line) => credited(line, paiseOf(101), whole(line)));
  expect(odd.map(({ taxable, tax }) => [taxable, tax.amount, tax.parts.map(({ amount }) => amount)])).toEqual([
    [86, 15, []],
    [87, 14, [7, 7]],
  ]);
});
