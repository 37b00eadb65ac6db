import { expect, test } from 'vitest';
import { taxRule } from '../../../tests/sold-things.ts';
import { dayOf } from '../../core/day.ts';
import { fromRupees } from '../../core/money.ts';
import { ruleFor, type Supply, supplies } from '../tax.ts';
import { defaultTaxRules, india2025 } from './default-settings.ts';
import { endRule, standingOf, switchRules } from './tax-change.ts';
import { taxRules } from './tax-rules.ts';

const india = taxRules.parse(india2025.rules);
const [december, january] = [dayOf('2026-12-01'), dayOf('2027-01-01')];

const rate = (rules: typeof india, supply: Supply, rupees: number, on: string) =>
  ruleFor({ supply, dearestDay: fromRupees(rupees) }, { rules, on: dayOf(on) })?.percent;

test('a set applies from its day on and not before', () => {
  const rules = switchRules(defaultTaxRules, india, december);
  expect(rate(rules, 'lodging', 7_400, '2026-11-30')).toBe(18);
  expect(rate(rules, 'lodging', 7_400, '2026-12-01')).toBe(5);
  expect(rate(rules, 'lodging', 7_600, '2026-12-01')).toBe(18);
  expect(rate(rules, 'tour', 9_000, '2026-12-01')).toBe(5);
});

test('switched back, one rate for everything also applies to supplies that the old rules named', () => {
  const rules = switchRules(switchRules(defaultTaxRules, india, december), defaultTaxRules, january);
  for (const supply of supplies) {
    expect(rate(rules, supply, 100, '2027-01-01'), supply).toBe(18);
    expect(rate(rules, supply, 100, '2026-12-31'), supply).toBe(rate(india, supply, 100, '2026-12-31'));
  }
});

test('rules that were to begin later are dropped, those that have begun stay', () => {
  const planned = switchRules(defaultTaxRules, india, january);
  const switched = switchRules(defaultTaxRules, india, december);
  expect(switchRules(planned, india, december)).toEqual(switched);
  expect(switchRules(switched, india, december)).toEqual(switched);
});

test('a rule is to come, in force, or over once a later one for the same is in force', () => {
  const rules = switchRules(defaultTaxRules, india, december);
  const standings = (on: string) => rules.map((_, at) => standingOf(rules, at, dayOf(on)));
  expect(standings('2026-11-30')).toEqual(['in force', ...india.map(() => 'to come')]);
  expect(standings('2026-12-01')).toEqual(['over', ...india.map(() => 'in force')]);
  const narrow = [taxRule({ supply: 'lodging' }), taxRule({ supply: 'lodging', to: 1_000, since: december })];
  expect(narrow.map((_, at) => standingOf(narrow, at, january))).toEqual(['in force', 'in force']);
});

test('no rule is listed as in force if another covers all of it', () => {
  const rules = switchRules(switchRules(defaultTaxRules, india, december), india, january);
  expect(rules).toHaveLength(1 + 2 * india.length);
  const open = india.filter(({ to }) => to === null || to < 7_500);
  const cheapBefore = switchRules(switchRules(defaultTaxRules, india, december), open, january);
  expect(rate(cheapBefore, 'lodging', 7_400, '2027-01-01')).toBe(18);
});

test('an ended rule leaves its supply to the rule for everything, in its own band', () => {
  const rules = switchRules(defaultTaxRules, india, december);
  const cheap = rules.findIndex(({ supply, to }) => supply === 'lodging' && to !== null);
  const ended = endRule(rules, cheap, january);
  expect(rate(ended, 'lodging', 7_400, '2026-12-31')).toBe(5);
  expect(rate(ended, 'lodging', 7_400, '2027-01-01')).toBe(18);
  expect(standingOf(ended, cheap, january)).toBe('over');
  expect(endRule(rules, 0, january)).toEqual(rules);
});
