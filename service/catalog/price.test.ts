import { describe, expect, test } from 'vitest';
import { english } from '../../messages/translate.ts';
import { taxRule } from '../../tests/sold-things.ts';
import { dayOf } from '../core/day.ts';
import { fromRupees, zero } from '../core/money.ts';
import { carPriced } from './car-rentals/car-priced.ts';
import {
  averageText,
  daysAt,
  evenDays,
  feeSums,
  percentOff,
  priceOf,
  shareOut,
  sharesOf,
  sharesOfTotals,
  subtotalOf,
  taxedPrice,
  totalsBeforeQuote,
} from './price.ts';
import { defaultTaxRules } from './settings/default-settings.ts';
import { feesOf, roomsPriced } from './stays/stay-priced.ts';

const on = dayOf('2026-11-20');
/** As specified: 500 and 500. */
const fees = feesOf('Hotels', []);
const oneRoom = roomsPriced(1, fees);
const bands = [taxRule({ to: 7_500, percent: 5 }), taxRule({ from: 7_500, percent: 18 })];

describe('the price of a line', () => {
  test('is days × rooms at the price of the day, the fees once, times the quantity', () => {
    const price = priceOf(roomsPriced(2, fees), daysAt(3, fromRupees(4_000), [fromRupees(7_000)]), 2);
    expect(price).toEqual({
      days: 3,
      averageDay: fromRupees(5_000),
      dearestDay: fromRupees(7_000),
      parts: [{ name: 'Room', count: 4, amount: fromRupees(60_000) }],
      cost: fromRupees(60_000),
      fees: [
        { name: 'Cleaning fee', amount: fromRupees(500) },
        { name: 'Service fee', amount: fromRupees(500), supply: 'service-fee' },
      ],
      unit: fromRupees(31_000),
      subtotal: fromRupees(62_000),
    });
  });

  test('has percentage fees on all parts over all days, to the rupee, up to their cap', () => {
    const fees = [
      { name: 'Cleaning', percent: 12.5, cap: fromRupees(100) },
      { name: 'Service', percent: 1.01, cap: fromRupees(100) },
      { name: 'Nothing', percent: 0, cap: fromRupees(100) },
    ];
    const price = (night: number) => priceOf(roomsPriced(2, fees), daysAt(2, fromRupees(night)), 3);
    // 75.50 and 6.10
    expect(price(151)).toMatchObject({
      cost: fromRupees(1_812),
      fees: [
        { name: 'Cleaning', amount: fromRupees(76) },
        { name: 'Service', amount: fromRupees(6) },
      ],
      unit: fromRupees(686),
      subtotal: fromRupees(2_058),
    });
    expect(price(151).fees).toHaveLength(2);
    expect([price(201), price(199)].map(({ fees }) => fees[0]?.amount)).toEqual([fromRupees(100), fromRupees(100)]);
    expect(price(198).fees[0]?.amount).toBe(fromRupees(99));
  });

  test('uses the price of a ticket if it has one, else that of the day, which decides the tax', () => {
    const parts = [
      { name: 'Adult', count: 2, price: null },
      { name: 'Child', count: 1, price: fromRupees(200) },
      { name: 'Infant', count: 1, price: zero },
    ];
    const price = priceOf({ supply: 'entry', parts, fees: [] }, daysAt(1, fromRupees(650)));
    expect(price.parts.map(({ amount }) => amount)).toEqual([fromRupees(1_300), fromRupees(200), zero]);
    expect([price.unit, price.dearestDay]).toEqual([fromRupees(1_500), fromRupees(650)]);
  });

  test('has an average day in whole rupees', () => {
    const [less, more] = [fromRupees(100), fromRupees(101)];
    expect(priceOf(roomsPriced(3, fees), daysAt(3, more, [less])).averageDay).toBe(more);
    expect(priceOf(roomsPriced(3, fees), daysAt(3, less, [more])).averageDay).toBe(less);
  });
});

test('the average of days at different prices is marked as approximate unless it multiplies to the cost', () => {
  const said = (own: number[]) =>
    averageText(english, priceOf(roomsPriced(2, fees), daysAt(3, fromRupees(4_000), own.map(fromRupees)), 2));
  expect([said([]), said([7_000]), said([5_000])]).toEqual(['₹4,000', '₹5,000', 'About ₹4,333']);
});

describe('days', () => {
  test('are those at the ordinary price, and each with its own', () => {
    expect(daysAt(3, fromRupees(4_000), [fromRupees(7_000), fromRupees(3_000)])).toEqual([
      { days: 1, price: fromRupees(4_000) },
      { days: 1, price: fromRupees(7_000) },
      { days: 1, price: fromRupees(3_000) },
    ]);
    expect(daysAt(3, fromRupees(4_000))).toEqual([{ days: 3, price: fromRupees(4_000) }]);
    expect(daysAt(1, fromRupees(4_000), [fromRupees(7_000)])).toEqual([{ days: 1, price: fromRupees(7_000) }]);
  });
});

test('days that cost that much together are as equal as paise allow', () => {
  expect(evenDays(3, fromRupees(12_000))).toEqual([{ days: 3, price: fromRupees(4_000) }]);
  expect(evenDays(3, fromRupees(100))).toEqual([
    { days: 2, price: 3_333 },
    { days: 1, price: 3_334 },
  ]);
  expect(priceOf(oneRoom, evenDays(7, fromRupees(1_000)))).toMatchObject({
    days: 7,
    cost: 100_000,
    dearestDay: 14_286,
  });
});

describe('a price with its tax', () => {
  test('is the amount to pay: fees are taxed', () => {
    const stay = taxedPrice(oneRoom, daysAt(3, fromRupees(4_000)), { rules: defaultTaxRules, on });
    expect(stay).toMatchObject({
      subtotal: fromRupees(13_000),
      taxes: [{ name: 'GST', percent: 18, taxable: fromRupees(13_000), amount: fromRupees(2_340) }],
      tax: fromRupees(2_340),
      payable: fromRupees(15_340),
    });
  });

  test('is for the whole quantity, in the band of one unit on the most expensive day', () => {
    const nights = daysAt(2, fromRupees(4_000), [fromRupees(7_499)]);
    expect(taxedPrice(roomsPriced(4, fees), nights, { rules: bands, on }, 2)).toMatchObject({
      subtotal: fromRupees(93_992),
      taxes: [{ percent: 5 }],
      tax: fromRupees(4_700),
      payable: fromRupees(98_692),
    });
    const dearer = daysAt(2, fromRupees(4_000), [fromRupees(7_500)]);
    expect(taxedPrice(oneRoom, dearer, { rules: bands, on }).taxes).toMatchObject([{ percent: 18 }]);
  });

  test('follows the rule of its supply; without one there is no tax', () => {
    const rules = [taxRule({ supply: 'vehicle-without-driver', percent: 5 })];
    expect(
      taxedPrice(carPriced('vehicle-without-driver'), daysAt(1, fromRupees(2_000)), { rules, on }).taxes,
    ).toMatchObject([{ percent: 5 }]);
    expect(taxedPrice(oneRoom, daysAt(1, fromRupees(4_000)), { rules, on })).toMatchObject({
      taxes: [],
      tax: 0,
      payable: fromRupees(5_000),
    });
  });
});

test('the discount is round((1 - price/originalPrice) × 100), if there is one', () => {
  const off = (price: number, former: number | null) =>
    percentOff(fromRupees(price), former === null ? null : fromRupees(former));
  expect([off(800, 1_000), off(995, 1_000), off(4_900, 5_800), off(2_390, 2_750)]).toEqual([20, 1, 16, 13]);
  expect([off(1_000, null), off(1_000, 0), off(1_000, 900), off(1_000, 1_000), off(9_999, 10_000)]).toEqual(
    Array(5).fill(null),
  );
});

describe('lines together', () => {
  const cleaning = { name: 'Cleaning fee', amount: fromRupees(500) };
  const service = { name: 'Service fee', amount: fromRupees(300), supply: 'service-fee' as const };
  const lines = [
    { subtotal: fromRupees(10_000), quantity: 2, fees: [cleaning, service] },
    { subtotal: fromRupees(4_000), quantity: 1, fees: [cleaning] },
  ];

  test('have fees summed by name, and a cost without them', () => {
    expect(feeSums(lines)).toEqual({
      cost: fromRupees(11_900),
      fees: [
        { name: 'Cleaning fee', amount: fromRupees(1_500) },
        { name: 'Service fee', amount: fromRupees(600) },
      ],
    });
    expect(feeSums([])).toEqual({ cost: 0, fees: [] });
  });

  test('have the specified tax in a cart before the server answered', () => {
    expect(totalsBeforeQuote([fromRupees(4_000), fromRupees(1_000)])).toEqual({
      subtotal: fromRupees(5_000),
      tax: fromRupees(900),
      total: fromRupees(5_900),
    });
    expect(totalsBeforeQuote([])).toEqual({ subtotal: 0, tax: 0, total: 0 });
  });

  test('cost their price as often as they are bought', () => {
    expect(subtotalOf(fromRupees(4_000), 3)).toBe(fromRupees(12_000));
  });
});

describe('the shares of a line', () => {
  const line = {
    subtotal: fromRupees(10_000),
    tax: fromRupees(1_800),
    quantity: 2,
    fees: [
      { name: 'Cleaning fee', amount: fromRupees(500) },
      { name: 'Service fee', amount: fromRupees(300), supply: 'service-fee' as const },
    ],
  };

  test('are its price, the service fee alone, and its tax', () => {
    expect(sharesOf(line, undefined, true)).toEqual({
      price: fromRupees(9_400),
      platformFee: fromRupees(600),
      tax: fromRupees(1_800),
    });
  });

  test('are the same parts of what is retained after a cancellation, in whole rupees or to the paisa', () => {
    expect(sharesOf(line, fromRupees(5_900), true)).toEqual({
      price: fromRupees(4_700),
      platformFee: fromRupees(300),
      tax: fromRupees(900),
    });
    const totals = { cost: fromRupees(2), platformFee: zero, tax: fromRupees(1) };
    expect(sharesOfTotals(totals, fromRupees(1), true)).toEqual({ price: 100, platformFee: 0, tax: 0 });
    expect(sharesOfTotals(totals, fromRupees(1), false)).toEqual({ price: 67, platformFee: 0, tax: 33 });
    expect(sharesOfTotals(totals, undefined, false)).toEqual({ price: 200, platformFee: 0, tax: 100 });
  });
});

test('an amount is shared out in whole rupees, or to the paisa', () => {
  expect(shareOut(fromRupees(1), [1, 1])).toEqual([100, 0]);
  expect(shareOut(fromRupees(1), [1, 1], 1)).toEqual([50, 50]);
});

test('days at their own prices alone have none at the ordinary price', () => {
  expect(daysAt(0, fromRupees(4_000))).toEqual([]);
  expect(evenDays(2, fromRupees(2))).toEqual([{ days: 2, price: 100 }]);
});
