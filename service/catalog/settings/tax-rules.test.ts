import { expect, test } from 'vitest';
import { taxRule } from '../../../tests/sold-things.ts';
import { frozenTaxRules, taxRules } from './tax-rules.ts';

const isAllowed = (...rules: unknown[]) => taxRules.safeParse(rules).success;

test('tax rules may be 0%, have two decimals, or be 100%', () => {
  expect(isAllowed(taxRule({ percent: 0 }), taxRule({ percent: 0.01 }), taxRule({ percent: 100 }))).toBe(true);
  expect(isAllowed(taxRule({ supply: 'tour', from: 1_000, to: 7_500 }))).toBe(true);
});

test.each([
  ['less than nothing', { percent: -1 }],
  ['more than everything', { percent: 101 }],
  ['a band below nothing', { from: -1 }],
  ['an empty band', { to: 0 }],
  ['a day that is none', { since: '2026-02-30' }],
  ['what no one sells', { supply: 'spaceship' }],
  ['no name', { name: '' }],
  ['a code that is none', { sac: '99x3' }],
  ['a word too much', { perNight: true }],
])('a rule with %s is rejected', (_, wrong) => {
  expect(isAllowed({ ...taxRule(), ...wrong })).toBe(false);
});

test('there is always a rule, and never more than a hundred', () => {
  expect(isAllowed()).toBe(false);
  expect(isAllowed(...Array.from({ length: 100 }, () => taxRule()))).toBe(true);
  expect(isAllowed(...Array.from({ length: 101 }, () => taxRule()))).toBe(false);
});

test('a rule for a product type applies to all its supplies, at its position among the others', () => {
  const written = ['*', 'stay', 'car-rental', 'attraction', 'tour-package', 'lodging'].map((supply, percent) => ({
    ...taxRule({ percent, sac: '9963' }),
    supply,
  }));
  const read = frozenTaxRules.parse(JSON.parse(JSON.stringify(written)));
  expect(read.map(({ supply, percent, sac }) => [supply, percent, sac])).toEqual([
    ['*', 0, '9963'],
    ['lodging', 1, '9963'],
    ['vehicle-without-driver', 2, '9963'],
    ['transport-with-driver', 2, '9963'],
    ['entry', 3, '9963'],
    ['tour', 4, '9963'],
    ['lodging', 5, '9963'],
  ]);
  expect(taxRules.parse(written)).toEqual(read);
});

test('what a hundred rules for cars expanded to can be read from a booking again', () => {
  const rules = taxRules.parse(Array.from({ length: 100 }, () => ({ ...taxRule(), supply: 'car-rental' })));
  expect(frozenTaxRules.parse(rules)).toEqual(rules);
});
