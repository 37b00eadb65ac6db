import { expect, test } from 'vitest';
import { defaultStayFees } from './default-settings.ts';
import { stayFees } from './stay-fees.ts';

const entry = { propertyTypes: ['Hostels'], cleaning: { amount: 500 }, service: { percent: 5, cap: 100 } };

test('fees are amounts or percentages with a cap, for property types and for all others', () => {
  const written = [entry, { ...entry, propertyTypes: ['*', 'Villas'], cleaning: { amount: 0 } }];
  expect(stayFees.parse(written)).toEqual(written);
  expect(stayFees.parse([])).toEqual([]);
  expect(stayFees.parse(defaultStayFees)).toEqual(defaultStayFees);
});

const form = /must be { amount } or { percent, cap }/;
test.each([
  ['an amount and per cent', { cleaning: { amount: 5, percent: 5, cap: 5 } }, form],
  ['per cent without a cap', { service: { percent: 5 } }, form],
  ['less than nothing', { cleaning: { amount: -1 } }, />=0/],
  ['more than all', { service: { percent: 100.5, cap: 10 } }, /<=100/],
  ['more than ₹1,00,000', { service: { amount: 100_000.01 } }, /<=100000/],
  ['an amount with paise', { cleaning: { amount: 20.5 } }, /whole rupees, without paise/],
  ['a cap with paise', { service: { percent: 5, cap: 99.99 } }, /whole rupees, without paise/],
  ['a third decimal of a per cent', { service: { percent: 1.005, cap: 5 } }, /at most two decimals/],
  ['nothing', { service: undefined }, form],
  ['a type that nobody has', { propertyTypes: ['Castles'] }, /Castles|Hotels/],
  ['no type', { propertyTypes: [] }, />=1/],
  ['a type twice', { propertyTypes: ['Hostels', 'Hostels'] }, /names Hostels a second time/],
  ['a word too much', { perNight: true }, /perNight/],
])('%s is rejected with a reason', (_, wrong, why) => {
  const parsed = stayFees.safeParse([{ ...entry, ...wrong }]);
  expect(parsed.error?.issues.map(({ message }) => message).join()).toMatch(why);
});

test('a type is in one entry only', () => {
  expect(stayFees.safeParse([entry, entry]).error?.issues).toMatchObject([{ path: [1, 'propertyTypes', 0] }]);
});
