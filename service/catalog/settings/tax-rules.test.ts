import { expect, test } from 'vitest';
import { taxRule } from '../../../tests/sold-things.ts';
import { taxRules } from './tax-rules.ts';

const isAllowed = (...rules: unknown[]) => taxRules.safeParse(rules).success;

test('rules of tax may say nothing, a hundredth and everything', () => {
  expect(isAllowed(taxRule({ percent: 0 }), taxRule({ percent: 0.01 }), taxRule({ percent: 100 }))).toBe(true);
  expect(isAllowed(taxRule({ supply: 'tour-package', from: 1_000, to: 7_500 }))).toBe(true);
});

test.each([
  ['less than nothing', { percent: -1 }],
  ['more than everything', { percent: 101 }],
  ['a band below nothing', { from: -1 }],
  ['an empty band', { to: 0 }],
  ['a day that is none', { since: '2026-02-30' }],
  ['what nobody sells', { supply: 'spaceship' }],
  ['no name', { name: '' }],
  ['a word too much', { perNight: true }],
])('a rule of %s is refused', (_, wrong) => {
  expect(isAllowed({ ...taxRule(), ...wrong })).toBe(false);
});

test('there is always a rule, and never more than a hundred', () => {
  expect(isAllowed()).toBe(false);
  expect(isAllowed(...Array.from({ length: 100 }, () => taxRule()))).toBe(true);
  expect(isAllowed(...Array.from({ length: 101 }, () => taxRule()))).toBe(false);
});
