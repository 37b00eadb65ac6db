import { describe, expect, test } from 'vitest';
import { taxRule } from '../../../tests/sold-things.ts';
import { dayOf } from '../../core/day.ts';
import { fromRupees, paiseOf } from '../../core/money.ts';
import { defaultStayFees, defaultTaxRules, india2025 } from '../settings/default-settings.ts';
import type { StayFees } from '../settings/stay-fees.ts';
import { taxRules } from '../settings/tax-rules.ts';
import { feesOf, foundPrice, roomsPriced, totalsOf } from './stay-priced.ts';

const found = { nights: 3, night: 400_000, ownPrices: [700_000], rooms: 1 };
const terms = { rules: defaultTaxRules, on: dayOf('2026-11-20'), stayFees: defaultStayFees };
const specified = [
  { name: 'Cleaning fee', amount: fromRupees(500) },
  { name: 'Service fee', amount: fromRupees(500), supply: 'service-fee' },
];
const hostels: StayFees = [
  { propertyTypes: ['*'], cleaning: { amount: 700 }, service: { amount: 0 } },
  { propertyTypes: ['Hostels', 'Motels'], cleaning: { amount: 20 }, service: { percent: 5, cap: 60 } },
];

test('rooms are charged at the price of the night, with the fees of the stay', () => {
  expect(roomsPriced(3, feesOf('Hotels', []))).toEqual({
    supply: 'lodging',
    parts: [{ name: 'Room', count: 3, price: null }],
    fees: specified,
  });
});

test('the fees are those of the type, else those of all others, else the specified ones', () => {
  expect(feesOf('Motels', hostels)).toEqual([
    { name: 'Cleaning fee', amount: fromRupees(20) },
    { name: 'Service fee', percent: 5, cap: fromRupees(60), supply: 'service-fee' },
  ]);
  expect(feesOf('Villas', hostels)).toMatchObject([{ amount: fromRupees(700) }, { amount: 0 }]);
  expect(feesOf('Villas', hostels.slice(1))).toEqual(specified);
  expect(feesOf('Hostels', defaultStayFees)).toEqual(specified);
});

test('the nights of a search are ordinary ones and those with their own price', () => {
  expect(foundPrice('Hotels', found, terms)).toMatchObject({
    averageDay: fromRupees(5_000),
    cost: fromRupees(15_000),
    payable: fromRupees(18_880),
  });
  expect(foundPrice('Hotels', { ...found, rooms: 2 }, terms)?.cost).toBe(fromRupees(30_000));
});

test('a bunk at ₹750 costs ₹2,065 with the specified fees, and less with lower fees', () => {
  const bunk = { nights: 1, night: 75_000, ownPrices: [], rooms: 1 };
  expect(foundPrice('Hostels', bunk, terms)?.payable).toBe(fromRupees(2_065));
  // 750 + 20 + 38 (37.50), and 145 of tax
  expect(foundPrice('Hostels', bunk, { ...terms, stayFees: hostels })?.payable).toBe(fromRupees(953));
});

test('nights without a known price have no total', () => {
  expect(foundPrice('Hotels', { ...found, night: null }, terms)).toBeUndefined();
});

describe('the totals that lists are sorted by', () => {
  const india = taxRules.parse(india2025.rules);
  const fees: StayFees = [
    { propertyTypes: ['Hostels'], cleaning: { amount: 0 }, service: { percent: 5, cap: 60 } },
    { propertyTypes: ['Villas'], cleaning: { amount: 700 }, service: { amount: 0 } },
  ];
  const cases = [defaultTaxRules, india, india.slice(1, 3), []].flatMap((rules) =>
    ['Hostels', 'Villas', 'Hotels'].flatMap((type) =>
      [1, 2].map((rooms) => ({ type, rooms, terms: { rules, on: dayOf('2026-11-20'), stayFees: fees } })),
    ),
  );

  test('are those of the cards, by every type, band and fee', () => {
    for (const { type, rooms, terms } of cases)
      for (const night of [75_000, 123_400, 750_000, 750_100, 2_000_000].map(paiseOf)) {
        const price = foundPrice(type, { nights: 3, night, ownPrices: [], rooms }, terms);
        expect(totalsOf({ nights: 3, rooms }, terms).of(type)(3 * night)).toBe(price?.payable);
      }
  });

  test('are the same for all types with the same fees', () => {
    const { groupOf, of } = totalsOf({ nights: 1, rooms: 1 }, { ...terms, stayFees: hostels });
    const types = ['Hostels', 'Motels', 'Villas', 'Hotels'];
    expect(types.map(groupOf)).toEqual(['Hostels', 'Hostels', '*', '*']);
    for (const type of types) expect(of(groupOf(type))(400_000)).toBe(of(type)(400_000));
  });

  test('are in the band of the dearest night, even if its price is not known', () => {
    // 7,500 and 7,501 cost as much as the band of nights up to 7,500 allows, and one rupee more
    const { of } = totalsOf({ nights: 2, rooms: 1 }, { ...terms, rules: india, stayFees: fees });
    expect([1_500_000, 1_500_100].map((cost) => of('Villas')(cost))).toEqual(
      [15_000 + 700 + 785, 15_001 + 700 + 2_826].map(fromRupees),
    );
  });

  test('fall at a step if the next band is taxed less', () => {
    const rules = [
      taxRule({ supply: 'lodging', to: 5_000, percent: 18 }),
      taxRule({ supply: 'lodging', from: 5_000, percent: 5 }),
    ];
    const { of, steps } = totalsOf({ nights: 3, rooms: 1 }, { ...terms, rules });
    const total = of('Hotels');
    expect(steps.map((step) => [total(step - 1) > total(step), total(step) < total(step + 1)])).toEqual([[true, true]]);
  });

  test('rise with the cost, except at the steps', () => {
    const costs = [0, 49_900, 120_000, 1_499_900, 1_500_001, 1_500_002, 1_500_003, 1_500_100, 2_250_003, 2_250_100];
    for (const { type, rooms, terms } of cases)
      for (const nights of [2, 3]) {
        const { of, steps } = totalsOf({ nights, rooms }, terms);
        for (const cost of costs) {
          if (steps.includes(cost + 1)) continue;
          expect(of(type)(cost + 1)).toBeGreaterThan(of(type)(cost));
        }
        expect(steps).toHaveLength(terms.rules.some(({ to }) => to !== null) ? 1 : 0);
      }
  });
});
