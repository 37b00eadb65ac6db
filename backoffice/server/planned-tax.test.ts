import { expect, test } from 'vitest';
import { english } from '../../messages/translate.ts';
import { defaultTaxRules, india2025 } from '../../service/catalog/settings/default-settings.ts';
import { dayOf } from '../../service/core/day.ts';
import { plannedTax } from './planned-tax.ts';

const current = { rules: defaultTaxRules, sets: [india2025], today: dayOf('2026-11-20') };

function plan(typed: Readonly<Record<string, string>>) {
  return plannedTax(english, (name) => typed[name] ?? '', current);
}

const rule = { do: 'rule', supply: 'lodging', name: 'GST', percent: '12', bandTo: '7,500', from: '2026-12-01' };

test('a rule is added to the current ones, and its band ends a paisa after its last price', () => {
  expect(plan(rule)).toMatchObject({
    rules: [
      ...defaultTaxRules,
      { name: 'GST', supply: 'lodging', from: 0, to: 7_500.01, percent: 12, since: '2026-12-01' },
    ],
  });
});

test('a rule set of the site, or the specified one, can be switched on', () => {
  expect(plan({ do: 'switch', set: 'India 2025', from: '2026-11-20' })).toMatchObject({
    rules: [{}, ...india2025.rules.map(({ supply }) => ({ supply, since: '2026-11-20' }))],
  });
  expect(plan({ do: 'switch', set: 'One rate for everything', from: '2026-11-20' })).toMatchObject({ rules: [{}, {}] });
});

test.each([
  ['a day that is past', { ...rule, from: '2026-11-19' }, 'from', 'today or a later date'],
  ['no day', { ...rule, from: '' }, 'from', 'Choose a day'],
  ['more than all', { ...rule, percent: '101' }, 'percent', 'Enter 100 or less'],
  ['no rate', { ...rule, percent: '' }, 'percent', 'Fill this in'],
  ['a band the wrong way round', { ...rule, bandFrom: '8,000' }, 'bandTo', 'more than where the prices start'],
  ['what no one sells', { ...rule, supply: 'rockets' }, 'supply', 'Choose one'],
  ['a code that is none', { ...rule, sac: '99x' }, 'sac', '4 to 8 digits'],
  ['a set that is none', { do: 'switch', set: 'Mars', from: '2026-12-01' }, 'set', 'Choose a rule set'],
  ['the end of the last rule', { do: 'end', of: '0', from: '2026-12-01' }, 'problem', 'cannot end'],
  ['to take out what holds', { do: 'drop', of: '0' }, 'problem', 'only scheduled rules'],
])('%s is refused by its field', (_, typed, field, words) => {
  expect(plan(typed)).toMatchObject({ errors: { [field]: expect.stringContaining(words) } });
});

test('an empty address plans nothing', () => {
  expect(plan({})).toBeUndefined();
});
