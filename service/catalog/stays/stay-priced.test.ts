import { expect, test } from 'vitest';
import { dayOf } from '../../core/day.ts';
import { fromRupees } from '../../core/money.ts';
import { defaultStayFees } from '../settings/default-settings.ts';
import { defaultTaxRules } from '../settings/default-tax-rules.ts';
import type { StayFees } from '../settings/stay-fees.ts';
import { feesOf, foundPrice, roomsPriced } from './stay-priced.ts';

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
