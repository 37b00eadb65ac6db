import { describe, expect, test } from 'vitest';
import { booking, bookingLine, now, taxRule } from '../../../tests/sold-things.ts';
import { fromRupees, paiseOf, sum } from '../../core/money.ts';
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

test('a line says the code of its rule, and goes by what it was taxed as: a car by whether it had a driver', () => {
  const rules = [
    taxRule({ supply: 'transport-with-driver', percent: 5, sac: '9966' }),
    taxRule({ supply: 'vehicle-without-driver', percent: 18, sac: '9973' }),
  ];
  const { details } = bookingLine();
  const car = (supply?: 'transport-with-driver') =>
    bookingLine({ type: 'car-rental', details: { ...details, ...(supply && { supply }) } });
  expect(billedLines(booking({ lines: [car('transport-with-driver'), car()], taxRules: rules }))).toMatchObject([
    { sac: '9966', tax: { percent: 5, parts: [] } },
    { sac: '9973', tax: { percent: 18, parts: [] } },
  ]);
  expect(billedLines(booking())[0]).not.toHaveProperty('sac');
});

test('a fee that bears a rate of its own is billed beside its line, by its own code', () => {
  const rules = [
    taxRule({ supply: 'lodging', percent: 5, sac: '9963' }),
    taxRule({ supply: 'service-fee', percent: 18, sac: '9985' }),
  ];
  const { details } = bookingLine();
  const rate = (percent: number, taxable: number, amount: number) => ({
    ...{ name: 'GST', percent, taxable: fromRupees(taxable), amount: fromRupees(amount) },
  });
  const sold = bookingLine({
    tax: fromRupees(235),
    details: {
      ...details,
      fees: [{ name: 'Service fee', amount: fromRupees(300), supply: 'service-fee' }],
      // in the order of the whole cart
      taxes: [rate(18, 300, 50), rate(5, 3_700, 185)],
    },
  });
  const invoice = billedLines(booking({ lines: [sold], taxRules: rules }), { from: 'Goa', to: new Map([[1, 'Goa']]) });
  expect(invoice).toMatchObject([
    { place: 0, name: 'Lake House', sac: '9963', taxable: fromRupees(3_700), tax: { percent: 5 } },
    { place: 0, name: 'Lake House: Service fee', sac: '9985', taxable: fromRupees(300), tax: { percent: 18 } },
  ]);
  expect(invoice.map(({ tax }) => tax.parts.map(({ name, amount }) => [name, amount]))).toEqual([
    [
      ['CGST', 9_250],
      ['SGST', 9_250],
    ],
    [
      ['CGST', 2_500],
      ['SGST', 2_500],
    ],
  ]);
});

describe('the tax of a line, where the state of the operator is known,', () => {
  const parts = (tax: number, to: string | undefined, from = 'Uttarakhand', rules = [taxRule({ percent: 5 })]) =>
    billedLines(booking({ lines: [bookingLine({ tax: paiseOf(tax) })], taxRules: rules }), {
      from,
      to: new Map(to === undefined ? [] : [[1, to]]),
    })[0]?.tax.parts;

  test('is half the centre’s and half the state’s within it, to the paisa', () => {
    const halves = (cgst: number, sgst: number) => [
      { name: 'CGST', percent: 2.5, amount: cgst },
      { name: 'SGST', percent: 2.5, amount: sgst },
    ];
    expect(parts(20_000, 'Uttarakhand')).toEqual(halves(10_000, 10_000));
    expect(parts(20_001, ' uttarakhand')).toEqual(halves(10_001, 10_000));
    expect(parts(1, 'Uttarakhand')).toEqual(halves(1, 0));
  });
  test('has equal halves of each rate over all lines: odd paise go to both in turn', () => {
    const taxed = [56_541, 11_959, 20_001].map((tax, index) => bookingLine({ id: index + 1, tax: paiseOf(tax) }));
    const to = new Map(taxed.map(({ id }) => [id, 'Goa']));
    const lines = billedLines(booking({ lines: taxed, taxRules: [taxRule({ percent: 5 })] }), { from: 'Goa', to });
    expect(lines.map(({ tax }) => tax.parts.map(({ amount }) => amount))).toEqual([
      [28_271, 28_270],
      [5_979, 5_980],
      [10_001, 10_000],
    ]);
  });
  test('is integrated and whole in another', () => {
    expect(parts(20_001, 'Goa')).toEqual([{ name: 'IGST', percent: 5, amount: 20_001 }]);
  });
  test('is one where the place or the rate is not known, or there is none', () => {
    expect(parts(20_001, undefined)).toEqual([]);
    expect(parts(20_001, 'Goa', 'Goa', [])).toEqual([]);
    expect(parts(0, 'Goa')).toEqual([]);
  });
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
