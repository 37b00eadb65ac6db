import type { Day } from '../core/day.ts';
import { type Paise, paiseOf } from '../core/money.ts';
import type { TaxRule } from './settings/tax-rules.ts';

/** The default rule: 18 % on everything (PRODUCT.md, Money and honesty). */
export const defaultTaxPercent = 18;

/** Tax on the amount, rounded to the nearest rupee. */
export function taxOn(amount: Paise, percent: number = defaultTaxPercent): Paise {
  return paiseOf(Math.round((amount * percent) / 10_000) * 100);
}

/** What a rule looks at: who supplies it, and the dearest day or night of one unit. */
export interface TaxedSupply {
  readonly supply: string;
  readonly unitPrice: Paise;
}

/** The rule of a line: the latest that is in force and fits; of two, the one made for that supply. Without any: no tax. */
export function ruleFor(line: TaxedSupply, rules: readonly TaxRule[], on: Day): TaxRule | undefined {
  const rupees = line.unitPrice / 100;
  return rules
    .filter((rule) => rule.supply === '*' || rule.supply === line.supply)
    .filter((rule) => rule.since <= on && rupees >= rule.from && (rule.to === null || rupees < rule.to))
    .sort((a, b) => Number(b.supply !== '*') - Number(a.supply !== '*') || (a.since < b.since ? 1 : -1))[0];
}

/** Percent of tax on a stay whose dearest night costs that. */
export type StayTax = (dearestNight: Paise) => number;

/** The tax on stays of that day under these rules. */
export function stayTaxOf(rules: readonly TaxRule[], on: Day): StayTax {
  return (unitPrice) => ruleFor({ supply: 'stay', unitPrice }, rules, on)?.percent ?? 0;
}
