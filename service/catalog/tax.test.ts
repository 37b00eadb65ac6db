import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { taxRule } from '../../tests/sold-things.ts';
import { addDays, dayOf } from '../core/day.ts';
import { fromRupees, isWholeRupees, type Paise, sum, zero } from '../core/money.ts';
import { bandStarts, placeOfSupply, ruleFor, type Supply, type Taxable, type TaxRule, taxLines, taxOn } from './tax.ts';

const on = dayOf('2026-11-20');

describe('tax on an amount', () => {
  test.each([
    [1_000, 18, 180],
    [4_321, 18, 778],
    [4_325, 18, 779],
    [100, 12, 12],
    // 2.5 rupees and 2.49
    [50, 5, 3],
    [49.8, 5, 2],
    [12.5, 18, 2],
    [0, 18, 0],
    [1_000, 0, 0],
  ])('₹%s at %s %% is ₹%s: whole rupees, rounded to the nearest', (rupees, percent, tax) => {
    expect(taxOn(fromRupees(rupees), percent)).toBe(fromRupees(tax));
  });
});

describe('the rule of a line', () => {
  const find = (rules: readonly TaxRule[], rupees = 4_000, supply: Supply = 'lodging') =>
    ruleFor({ supply, dearestDay: fromRupees(rupees) }, { rules, on })?.percent;

  test('is one for its supply, or for all', () => {
    expect(find([taxRule({ supply: 'vehicle-without-driver', percent: 5 })])).toBeUndefined();
    expect(find([taxRule({ supply: 'lodging', percent: 12 })])).toBe(12);
    expect(find([taxRule()])).toBe(18);
  });
  test('prefers the one for its supply, in any order and from any date', () => {
    const all = taxRule({ since: dayOf('2026-06-01') });
    const own = taxRule({ supply: 'lodging', percent: 12 });
    expect([find([all, own]), find([own, all])]).toEqual([12, 12]);
    expect(find([own, all], 4_000, 'entry')).toBe(18);
  });
  test('is the latest in force, in any order', () => {
    const old = taxRule({ percent: 12 });
    const since = taxRule({ percent: 15, since: on });
    const coming = taxRule({ percent: 28, since: addDays(on, 1) });
    expect(find([old, since, coming])).toBe(15);
    expect(find([coming, since, old])).toBe(15);
    expect(find([old, coming])).toBe(12);
  });
  test('is the last in the list of those that begin on one day', () => {
    const percents = [5, 12, 28, 3, 7, 18, 0, 40, 9, 15, 6, 21];
    const alike = percents.map((percent) => taxRule({ percent }));
    for (let shift = 0; shift < alike.length; shift += 1) {
      const turned = [...alike.slice(shift), ...alike.slice(0, shift)];
      expect(find(turned)).toBe(turned.at(-1)?.percent);
      expect(find([taxRule({ supply: 'lodging', percent: 1 }), ...turned])).toBe(1);
      expect(find([...turned, taxRule({ percent: 2, since: dayOf('2019-12-31') })])).toBe(turned.at(-1)?.percent);
    }
  });
  test('has a band that includes its first price and excludes its last', () => {
    const bands = [
      taxRule({ to: 1_000, percent: 0 }),
      taxRule({ from: 1_000, to: 7_500, percent: 5 }),
      taxRule({ from: 7_500, percent: 18 }),
    ];
    expect([0, 999.99, 1_000, 7_499.99, 7_500, 90_000].map((price) => find(bands, price))).toEqual([
      0, 0, 5, 5, 18, 18,
    ]);
  });
  test('has an open band unless its own rule ends it', () => {
    const band = [taxRule({ from: 1_000, to: 7_500 })];
    expect([999.99, 1_000, 7_499.99, 7_500].map((price) => find(band, price))).toEqual([undefined, 18, 18, undefined]);
  });
  test('may be missing: then there is no tax', () => {
    expect(find([taxRule({ from: 5_000 })])).toBeUndefined();
  });
});

const line = (supply: Supply, dearestDay: Paise, subtotal = dearestDay) => ({ supply, dearestDay, subtotal });
const stay = (rupees: number, subtotal = rupees) => line('lodging', fromRupees(rupees), fromRupees(subtotal));
const car = (rupees: number) => line('vehicle-without-driver', fromRupees(rupees));

const bands = [
  taxRule({ name: 'GST on rooms', supply: 'lodging', to: 7_500, percent: 5 }),
  taxRule({ name: 'GST on rooms', supply: 'lodging', from: 7_500, percent: 18 }),
  taxRule({ name: 'GST on cars', supply: 'vehicle-without-driver', percent: 5 }),
];

/** The total that each line bears at all rates. */
const borne = (lines: readonly Taxable[], rules = bands) =>
  taxLines(lines, { rules, on }).lines.map((taxes) => sum(taxes.map(({ amount }) => amount)));

describe('tax is calculated once for each rate', () => {
  test('over all its lines together, and rounded once', () => {
    // each alone would be 2.4 rupees and round to 2
    const each = (amount: number) => ({
      name: 'GST on rooms',
      percent: 5,
      taxable: fromRupees(48),
      amount: fromRupees(amount),
    });
    expect(taxLines([stay(48), stay(48)], { rules: bands, on })).toEqual({
      lines: [[each(3)], [each(2)]],
      sums: [{ name: 'GST on rooms', percent: 5, taxable: fromRupees(96), amount: fromRupees(5) }],
    });
  });
  test('the same name with two percentages, or two names with one percentage, are two rates', () => {
    const all = [stay(1_000), stay(10_000), car(1_010), stay(2_010)];
    const { sums } = taxLines(all, { rules: bands, on });
    expect(sums).toEqual([
      { name: 'GST on rooms', percent: 5, taxable: fromRupees(3_010), amount: fromRupees(151) },
      { name: 'GST on rooms', percent: 18, taxable: fromRupees(10_000), amount: fromRupees(1_800) },
      { name: 'GST on cars', percent: 5, taxable: fromRupees(1_010), amount: fromRupees(51) },
    ]);
    expect(borne(all)).toEqual([5_000, 180_000, 5_100, 10_100]);
  });
  test('and the band depends on the price of a day, not on the cost of the line', () => {
    const { sums } = taxLines([stay(4_000, 40_000)], { rules: bands, on });
    expect(sums).toMatchObject([{ percent: 5, amount: fromRupees(2_000) }]);
  });
  test('a line without a rule has no tax and is in no sum', () => {
    const own = { name: 'GST on cars', percent: 5, taxable: fromRupees(100), amount: fromRupees(5) };
    expect(taxLines([line('entry', fromRupees(100)), car(100)], { rules: bands, on })).toEqual({
      lines: [[], [own]],
      sums: [own],
    });
    expect(taxLines([], { rules: bands, on })).toEqual({ lines: [], sums: [] });
  });
});

describe('a line bears its share of the tax of its rate', () => {
  test('in proportion to its cost, in whole rupees, the odd one to the largest remainder', () => {
    // 18 rupees: 9.09, 5.27 and 3.64
    expect(borne([stay(8_000, 50), stay(8_000, 29), stay(8_000, 20)])).toEqual([900, 500, 400]);
    expect(borne([stay(8_000, 18), stay(8_000, 18), stay(8_000, 18)])).toEqual([400, 300, 300]);
  });
  test('and nothing if the line is free', () => {
    expect(borne([stay(100), stay(0)])).toEqual([fromRupees(5), 0]);
    expect(borne([stay(0), stay(0)])).toEqual([0, 0]);
  });
});

describe('a fee with a supply of its own', () => {
  const fees = [
    { name: 'Cleaning fee', amount: fromRupees(300) },
    { name: 'Service fee', amount: fromRupees(200), supply: 'service-fee' as const },
  ];
  const withFees = { ...stay(1_000, 2_500), fees, quantity: 2 };
  const rate = (percent: number, taxable: number, amount: number, name = 'GST on rooms') => ({
    name,
    percent,
    taxable: fromRupees(taxable),
    amount: fromRupees(amount),
  });
  test('is taxed by the rule for it, as often as it is charged, and the rest by the rule of the line', () => {
    const rules = [...bands, taxRule({ supply: 'service-fee', percent: 18 })];
    const both = [rate(5, 2_100, 105), rate(18, 400, 72, 'GST')];
    expect(taxLines([withFees], { rules, on })).toEqual({ lines: [both], sums: both });
  });
  test('is part of its line if there is no rule for it, or only one for all', () => {
    const all = [...bands, taxRule({ percent: 28 })];
    for (const rules of [bands, all]) expect(taxLines([withFees], { rules, on }).sums).toEqual([rate(5, 2_500, 125)]);
  });
  test('shares one rate with the line if both have the same', () => {
    const rules = [...bands, taxRule({ name: 'GST on rooms', supply: 'service-fee', percent: 5 })];
    expect(taxLines([withFees], { rules, on }).lines).toEqual([[rate(5, 2_500, 125)]]);
  });
});

test('another rule can begin where a band begins or ends', () => {
  expect(bandStarts({ rules: [taxRule()] })).toEqual([]);
  expect(bandStarts({ rules: [taxRule({ to: 5_000 })] })).toEqual([500_000]);
  expect(
    bandStarts({ rules: [taxRule({ to: 7_500.01 }), taxRule({ from: 7_500.01 }), taxRule({ from: 1_000 })] }),
  ).toEqual([100_000, 750_001]);
});

const rules: TaxRule[] = [
  taxRule({ supply: '*', percent: 18 }),
  taxRule({ supply: 'lodging', to: 1_000, percent: 0 }),
  taxRule({ supply: 'lodging', from: 1_000, to: 7_500, percent: 5 }),
  taxRule({ supply: 'vehicle-without-driver', percent: 12.5 }),
  taxRule({ name: 'Cess', supply: 'tour', percent: 5 }),
];
const lines = fc.array(
  fc
    .tuple(
      fc.constantFrom<Supply[]>('lodging', 'entry', 'tour', 'vehicle-without-driver'),
      fc.integer({ min: 0, max: 20_000 }).map(fromRupees),
      fc.integer({ min: 0, max: 300_000 }).map(fromRupees),
    )
    .map(([supply, dearestDay, subtotal]) => line(supply, dearestDay, subtotal)),
  { maxLength: 30 },
);

test('the parts of the lines add up to the sums of the rates, and the taxable amounts to the cost of the lines', () => {
  fc.assert(
    fc.property(lines, (lines) => {
      const { sums } = taxLines(lines, { rules, on });
      const parts = borne(lines, rules);
      expect(parts).toHaveLength(lines.length);
      expect(sum(parts)).toBe(sum(sums.map(({ amount }) => amount)));
      expect(sum(sums.map(({ taxable }) => taxable))).toBe(sum(lines.map(({ subtotal }) => subtotal)));
      for (const { amount, taxable, percent } of sums) {
        expect(amount % 100).toBe(0);
        expect(Math.abs(amount - (taxable * percent) / 100)).toBeLessThanOrEqual(50);
      }
      // rounded once and then distributed by largest remainder: no line differs by two rupees from its own tax
      for (const [at, line] of lines.entries()) {
        const alone = (line.subtotal * (ruleFor(line, { rules, on })?.percent ?? 0)) / 100;
        expect(Math.abs((parts[at] ?? zero) - alone)).toBeLessThan(200);
        expect(isWholeRupees(parts[at] ?? zero)).toBe(true);
      }
      expect(new Set(sums.map(({ name, percent }) => `${name} at ${percent}`)).size).toBe(sums.length);
    }),
    { seed: 13, numRuns: 300 },
  );
});

// IGST Act 2017, section 12: (3) rooms, (6) admission, (9) passengers, (2) the rest
const supplied: readonly [Supply, toBusiness: string][] = [
  ['lodging', 'Goa'],
  ['entry', 'Goa'],
  ['tour', 'Maharashtra'],
  ['transport-with-driver', 'Maharashtra'],
  ['vehicle-without-driver', 'Maharashtra'],
];

test.each(supplied)(
  '%s in Goa is supplied to a business of Maharashtra in %s, to others in Goa',
  (supply, toBusiness) => {
    expect(placeOfSupply(supply, { product: 'Goa', buyer: 'Maharashtra' })).toBe(toBusiness);
    expect(placeOfSupply(supply, { product: 'Goa', buyer: undefined })).toBe('Goa');
  },
);

test('without a known state of the product, a supply bound to its place has none', () => {
  const unknown = { product: undefined, buyer: 'Maharashtra' };
  expect([placeOfSupply('lodging', unknown), placeOfSupply('tour', unknown)]).toEqual([undefined, 'Maharashtra']);
});
