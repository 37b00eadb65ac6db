import { type TaxRule, taxRules } from '../catalog/settings/tax-rules.ts';
import { ruleFor, type TaxedSupply } from '../catalog/tax.ts';
import type { Day } from '../core/day.ts';
import { distribute, fromRupees, type Paise, paiseOf, sum, zero } from '../core/money.ts';

export { type TaxRule, taxRules };

/** A line as the rules see it. */
export interface Taxable extends TaxedSupply {
  readonly subtotal: Paise;
}

export interface TaxSum {
  readonly name: string;
  readonly percent: number;
  readonly taxable: Paise;
  readonly amount: Paise;
}

/**
 * Tax per rate over the lines of that rate, rounded to the nearest rupee and shared out to the lines by largest
 * remainder (PRODUCT.md, Money and honesty). Gives each line's part, in order, and the sums per rate.
 */
export function taxLines(
  lines: readonly Taxable[],
  rules: readonly TaxRule[],
  on: Day,
): { parts: Paise[]; sums: TaxSum[] } {
  const parts: Paise[] = lines.map(() => zero);
  const groups = new Map<string, { rule: TaxRule; indexes: number[] }>();
  for (const [index, line] of lines.entries()) {
    const rule = ruleFor(line, rules, on);
    if (!rule) continue;
    const key = `${rule.name} ${rule.percent}`;
    const group = groups.get(key) ?? { rule, indexes: [] };
    group.indexes.push(index);
    groups.set(key, group);
  }
  const sums: TaxSum[] = [];
  for (const { rule, indexes } of groups.values()) {
    const subtotals = indexes.map((index) => lines[index]?.subtotal ?? zero);
    const taxable = sum(subtotals);
    const amount = fromRupees(Math.round((taxable * rule.percent) / 10_000));
    for (const [at, part] of distribute(amount, subtotals).entries()) parts[indexes[at] ?? 0] = part;
    sums.push({ name: rule.name, percent: rule.percent, taxable, amount: paiseOf(amount) });
  }
  return { parts, sums };
}
