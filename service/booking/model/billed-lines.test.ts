import { describe, expect, test } from 'vitest';
import { english } from '../../../messages/translate.ts';
import { booking, bookingLine, firstDay, taxRule } from '../../../tests/sold-things.ts';
import { fromRupees, paiseOf } from '../../core/money.ts';
import { billedLines } from './billed-lines.ts';
import { ruleOfLine, taxesOf, taxTermsOf } from './line-taxes.ts';

test('a line is billed with the rule of tax that it was priced by', () => {
  const rules = [taxRule({ percent: 5, to: 4_000 }), taxRule({ name: 'GST on rooms', percent: 12, from: 4_000 })];
  expect(billedLines(english, booking({ taxRules: rules }))).toMatchObject([
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
  const car = (own: { supply?: 'transport-with-driver' } = {}) => bookingLine({ type: 'car-rental', ...own });
  expect(
    billedLines(english, booking({ lines: [car({ supply: 'transport-with-driver' }), car()], taxRules: rules })),
  ).toMatchObject([
    { sac: '9966', tax: { percent: 5, parts: [] } },
    { sac: '9973', tax: { percent: 18, parts: [] } },
  ]);
  expect(billedLines(english, booking())[0]).not.toHaveProperty('sac');
});

test('a fee that bears a rate of its own is billed beside its line, by its own code', () => {
  const rules = [
    taxRule({ supply: 'lodging', percent: 5, sac: '9963' }),
    taxRule({ supply: 'service-fee', percent: 18, sac: '9985' }),
  ];
  const rate = (percent: number, taxable: number, amount: number) => ({
    name: 'GST',
    percent,
    taxable: fromRupees(taxable),
    amount: fromRupees(amount),
  });
  const sold = bookingLine({
    tax: fromRupees(235),
    fees: [{ name: 'Service fee', amount: fromRupees(300), supply: 'service-fee' }],
    // in the order of the whole cart
    taxes: [rate(18, 300, 50), rate(5, 3_700, 185)],
  });
  const invoice = billedLines(english, booking({ lines: [sold], taxRules: rules }), { from: 'Goa', to: 'Goa' });
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
  const billed = (tax: number, to: string | undefined, from = 'Uttarakhand', rules = [taxRule({ percent: 5 })]) => {
    const [line] = billedLines(english, booking({ lines: [bookingLine({ tax: paiseOf(tax) })], taxRules: rules }), {
      from,
      to,
    });
    if (!line) throw new Error('the booking has a line');
    return line;
  };
  const halves = (half: number) => ['CGST', 'SGST'].map((name) => ({ name, percent: 2.5, amount: half }));

  test('is half the centre’s and half the state’s within it: of whole rupees both are equal', () => {
    expect(billed(20_000, 'Uttarakhand').tax.parts).toEqual(halves(10_000));
    expect(billed(20_100, ' uttarakhand').tax.parts).toEqual(halves(10_050));
  });
  test('has equal halves of what was sold with paise too: the odd one counts to the price', () => {
    const line = billed(56_541, 'Uttarakhand');
    expect(line.tax).toMatchObject({ amount: 56_540, parts: halves(28_270) });
    expect(line.taxable).toBe(bookingLine().subtotal + 1);
    expect(billed(1, 'Uttarakhand').tax).toMatchObject({ amount: 0 });
  });
  test('is integrated and whole in another', () => {
    expect(billed(20_001, 'Goa').tax.parts).toEqual([{ name: 'IGST', percent: 5, amount: 20_001 }]);
  });
  test('is one where the place or the rate is not known, or there is none', () => {
    expect(billed(20_001, undefined).tax.parts).toEqual([]);
    expect(billed(20_001, 'Goa', 'Goa', []).tax.parts).toEqual([]);
    expect(billed(0, 'Goa').tax.parts).toEqual([]);
  });
});

test('a line says what was bought and when, with its place in the booking', () => {
  const [line] = billedLines(english, booking({ lines: [bookingLine({ position: 4, quantity: 2 })] }));
  expect(line).toMatchObject({
    place: 4,
    about: 'Lake Room, Sat, 12 Dec 2026 – Sun, 13 Dec 2026, 1 night, 2 guests, 1 room',
    quantity: 2,
  });
  const [car] = billedLines(english, booking({ lines: [bookingLine({ type: 'car-rental', optionName: null })] }));
  expect(car?.about).toBe('Sat, 12 Dec 2026, 1 day');
});

test('a line without a rule of tax bears none', () => {
  expect(billedLines(english, booking({ lines: [bookingLine({ tax: paiseOf(0) })], taxRules: [] }))).toMatchObject([
    { taxable: fromRupees(4_000), tax: { name: 'Tax', percent: null, amount: 0 } },
  ]);
});

describe('several rates in one line', () => {
  const rate = (name: string, percent: number, taxable: number, amount: number) => ({
    name,
    percent,
    taxable: fromRupees(taxable),
    amount: fromRupees(amount),
  });
  const fees = [
    { name: 'Cleaning fee', amount: fromRupees(100) },
    { name: 'Service fee', amount: fromRupees(300), supply: 'service-fee' as const },
  ];

  test('of one name differ by their percentage, of one percentage by their name', () => {
    const rules = [taxRule({ percent: 5 })];
    for (const apart of [rate('GST', 18, 300, 54), rate('Cess', 5, 300, 15)]) {
      const taxes = [rate('GST', 5, 3_700, 185), apart];
      const lines = billedLines(
        english,
        booking({ lines: [bookingLine({ taxes, fees, tax: fromRupees(239) })], taxRules: rules }),
      );
      expect(lines.map(({ tax }) => [tax.name, tax.percent])).toEqual([
        ['GST', 5],
        [apart.name, apart.percent],
      ]);
      // the rule of the fee is no longer known
      expect(lines[1]).toMatchObject({ name: 'Lake House: Fee' });
      expect(lines[1]).not.toHaveProperty('sac');
    }
  });

  test('the first fee with a rule of its own names its part', () => {
    const rules = [taxRule({ percent: 5 }), taxRule({ supply: 'service-fee', percent: 18, sac: '9985' })];
    const taxes = [rate('GST', 5, 3_700, 185), rate('GST', 18, 300, 54)];
    const [, fee] = billedLines(
      english,
      booking({ lines: [bookingLine({ taxes, fees, tax: fromRupees(239) })], taxRules: rules }),
    );
    expect(fee).toMatchObject({ name: 'Lake House: Service fee', sac: '9985', tax: { amount: fromRupees(54) } });
  });
});

test('taxes are added up by name and rate; a line of an older sale counts with its one rule', () => {
  const terms = taxTermsOf(booking({ taxRules: [taxRule({ percent: 5 })] }));
  const taxes = [{ name: 'GST', percent: 18, taxable: fromRupees(1_000), amount: fromRupees(180) }];
  expect(taxesOf([bookingLine(), bookingLine({ taxes }), bookingLine({ taxes })], terms)).toEqual([
    { name: 'GST', percent: 5, taxable: fromRupees(4_000), amount: fromRupees(720) },
    { name: 'GST', percent: 18, taxable: fromRupees(2_000), amount: fromRupees(360) },
  ]);
  expect(taxesOf([bookingLine()], { ...terms, rules: [] })).toEqual([]);
});

test('the band of a line is that of its dearest night, and of no night the lowest', () => {
  const rules = [taxRule({ to: 7_500, percent: 5 }), taxRule({ from: 7_500, percent: 18 })];
  const terms = taxTermsOf(booking({ taxRules: rules }));
  const night = (rupees: number) => ({ day: firstDay, price: fromRupees(rupees) });
  expect(ruleOfLine(bookingLine({ nightly: [night(9_000), night(4_000)] }), terms)?.percent).toBe(18);
  expect(ruleOfLine(bookingLine({ nightly: [] }), terms)?.percent).toBe(5);
});

test('the rules are those of the day of the sale in India', () => {
  expect(taxTermsOf({ taxRules: [], createdAt: new Date('2026-11-20T18:30:00Z') })).toEqual({
    rules: [],
    on: '2026-11-21',
  });
});

test('rates of a sale whose rules are gone are billed apart, and what is left of its tax with the line', () => {
  const fees = [{ name: 'Service fee', amount: fromRupees(300), supply: 'service-fee' as const }];
  const taxes = [{ name: 'GST', percent: 18, taxable: fromRupees(300), amount: fromRupees(54) }];
  const line = bookingLine({ taxes, fees, tax: fromRupees(239) });
  expect(billedLines(english, booking({ lines: [line], taxRules: [] }))).toMatchObject([
    { name: 'Lake House', taxable: fromRupees(3_700), tax: { percent: null, amount: fromRupees(185) } },
    { name: 'Lake House: Fee', taxable: fromRupees(300), tax: { percent: 18, amount: fromRupees(54) } },
  ]);
});

test('without the state of the operator the tax is one', () => {
  expect(billedLines(english, booking(), { from: undefined, to: 'Goa' })[0]?.tax.parts).toEqual([]);
});
