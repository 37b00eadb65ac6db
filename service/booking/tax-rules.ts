import { z } from 'zod';
import { type Day, isDay } from '../core/day.ts';
import { distribute, fromRupees, type Paise, paiseOf, sum, zero } from '../core/money.ts';

/** One tax rule of PRODUCT.md: what it is for, in which price band, from which day, how much. */
const taxRule = z.object({
  name: z.string().min(1),
  /** Product type, or '*' for all. */
  supply: z.string().min(1),
  /** Band of the price of one unit for one day, in rupees: from ≤ price < to. */
  from: z.number().min(0),
  to: z.number().positive().nullable(),
  since: z.custom<Day>(isDay),
  percent: z.number().min(0).max(100),
});
export const taxRules = z.array(taxRule).min(1);
export type TaxRule = z.output<typeof taxRule>;

/** The specified rule: 18 % on everything. */
export const defaultTaxRules: readonly TaxRule[] = [
  { name: 'GST', supply: '*', from: 0, to: null, since: '2000-01-01' as Day, percent: 18 },
];

/** A line as the rules see it. */
export interface Taxable {
  readonly supply: string;
  readonly unitPrice: Paise;
  readonly subtotal: Paise;
}

export interface TaxSum {
  readonly name: string;
  readonly percent: number;
  readonly taxable: Paise;
  readonly amount: Paise;
}

/** The rule of a line: the latest that is in force and fits; of two, the one made for that supply. Without any: no tax. */
function ruleFor(line: Taxable, rules: readonly TaxRule[], on: Day): TaxRule | undefined {
  const rupees = line.unitPrice / 100;
  return rules
    .filter((rule) => rule.supply === '*' || rule.supply === line.supply)
    .filter((rule) => rule.since <= on && rupees >= rule.from && (rule.to === null || rupees < rule.to))
    .sort((a, b) => Number(b.supply !== '*') - Number(a.supply !== '*') || (a.since < b.since ? 1 : -1))[0];
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
