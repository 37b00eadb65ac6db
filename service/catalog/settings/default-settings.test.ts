import { expect, test } from 'vitest';
import { dayOf } from '../../core/day.ts';
import { fromRupees } from '../../core/money.ts';
import { ruleFor, type Supply, supplies } from '../tax.ts';
import { defaultSettings, india2025 } from './default-settings.ts';
import { taxRules } from './tax-rules.ts';

const on = dayOf('2026-11-20');
const find = (supply: Supply, rupees: number, rules = taxRules.parse(india2025.rules), day = on) =>
  ruleFor({ supply, dearestDay: fromRupees(rupees) }, { rules, on: day });

test.each([
  ['lodging', 0, 5, '9963'],
  ['lodging', 7_500, 5, '9963'],
  ['lodging', 7_500.01, 18, '9963'],
  ['lodging', 7_501, 18, '9963'],
  ['tour', 90_000, 5, '9985'],
  ['transport-with-driver', 9_000, 5, '9966'],
  ['vehicle-without-driver', 900, 18, '9973'],
  ['entry', 50, 18, '9996'],
  ['service-fee', 4_000, 18, '9985'],
] as const)('India 2025: %s at ₹%s a day bears %s %%', (supply, rupees, percent, sac) => {
  expect(find(supply, rupees)).toMatchObject({ name: 'GST', percent, sac });
});

test('India 2025 can be chosen, says that it must be confirmed, and is off', () => {
  expect(defaultSettings.taxRuleSets).toEqual([india2025]);
  expect(india2025.description).toContain('Ask your accountant to confirm');
  for (const supply of supplies) expect(find(supply, 4_000, defaultSettings.taxRules)?.percent).toBe(18);
});

test('sales from before it came into force are not taxed by it', () => {
  expect(find('tour', 4_000, undefined, dayOf('2025-09-21'))).toBeUndefined();
});
