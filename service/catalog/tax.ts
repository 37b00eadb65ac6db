import { catalogPriceTexts } from '../../messages/en/catalog/price.ts';
import type { Translate } from '../../messages/translate.ts';
import { type Day, dayOf } from '../core/day.ts';
import { distribute, fromRupees, nearestRupee, type Paise, paiseOf, sum, times, zero } from '../core/money.ts';

/** Supplies as tax law distinguishes them. Each can have a rate of its own in the tax rules. */
export const supplies = [
  'lodging',
  'tour',
  'transport-with-driver',
  'vehicle-without-driver',
  'entry',
  'service-fee',
] as const;
export type Supply = (typeof supplies)[number];

/** Supplies that are always made at their place: rooms and admission (IGST Act 2017, section 12(3) and (6)). */
const bound: ReadonlySet<Supply> = new Set(['lodging', 'entry']);

/**
 * The place of supply, as a state: for supplies bound to a place its state; for anything else sold to a business, the
 * state of its registration (section 12(2) and (9)); for other buyers the state of the product, where the journey
 * begins.
 */
export function placeOfSupply(
  supply: Supply,
  { product, buyer }: { product: string | undefined; buyer: string | undefined },
): string | undefined {
  return bound.has(supply) ? product : (buyer ?? product);
}

/** Tax on the amount, rounded to the nearest rupee. */
export function taxOn(amount: Paise, percent: number): Paise {
  return nearestRupee((amount * percent) / 100);
}

/** 'GST (18%)' */
export function taxText(t: Translate, { name, percent }: { readonly name: string; readonly percent: number }): string {
  return t(catalogPriceTexts.tax, { name, percent });
}

/** The default rate (MONEY-5). */
export const specifiedTax = { name: 'GST', percent: 18 } as const;

/** A line as the tax rules see it. */
export interface Taxable {
  readonly supply: Supply;
  readonly dearestDay: Paise;
  readonly subtotal: Paise;
  /** Included in the subtotal, `quantity` times. */
  readonly fees?: readonly { readonly supply?: Supply | undefined; readonly amount: Paise }[];
  readonly quantity?: number;
}

/** The tax rules on the day of a sale. */
export interface TaxTerms {
  readonly rules: readonly TaxRule[];
  readonly on: Day;
}

/** One tax rule (MONEY-5). */
export interface TaxRule {
  name: string;
  /** '*': for all supplies. */
  supply: '*' | Supply;
  /** Price band of one unit for one day, in rupees: from ≤ price < to. */
  from: number;
  to: number | null;
  /** Applies to sales from that day on. */
  since: Day;
  percent: number;
  /** The service accounting code, which invoices must show. */
  sac?: string | undefined;
}

/** The default rule, 18% on everything: used before the server has answered. */
export const specifiedRule: TaxRule = { ...specifiedTax, supply: '*', from: 0, to: null, since: dayOf('2000-01-01') };

/** Sort key: rules for one supply come after those for all ('~' sorts after every digit), then by date. */
const rankOf = ({ supply, since }: TaxRule): string => (supply === '*' ? since : `~${since}`);

/**
 * The rule of a line: of those in force that fit, the one for its supply, then the latest, then the last in the list.
 * Undefined: no tax.
 */
export function ruleFor(
  { supply, dearestDay }: Pick<Taxable, 'supply' | 'dearestDay'>,
  { rules, on }: TaxTerms,
): TaxRule | undefined {
  const rupees = dearestDay / 100;
  return rules
    .filter((rule) => rule.supply === '*' || rule.supply === supply)
    .filter((rule) => rule.since <= on && rupees >= rule.from && (rule.to === null || rupees < rule.to))
    .reduce<TaxRule | undefined>((best, rule) => (best && rankOf(best) > rankOf(rule) ? best : rule), undefined);
}

/** The lowest prices of a day, above 0, for which another rule may apply than for a paisa less. */
export function bandStarts({ rules }: Pick<TaxTerms, 'rules'>): Paise[] {
  const limits = rules.flatMap(({ from, to }) => [from, to ?? 0]).map(fromRupees);
  return [...new Set(limits)].filter((limit) => limit > 0).sort((a, b) => a - b);
}

/** The taxable amount at one rate, of a line or of all lines, and the tax on it, in paise. */
export interface TaxSum {
  readonly name: string;
  readonly percent: number;
  readonly taxable: Paise;
  readonly amount: Paise;
}

/** The amounts of a line by tax rule: its own rule, and rules for the supplies of its fees. */
function taxed(line: Taxable, terms: TaxTerms): { rule: TaxRule; amount: Paise }[] {
  const { fees = [], quantity = 1, dearestDay, subtotal } = line;
  const apart = fees.flatMap(({ supply, amount }) => {
    if (!supply) return [];
    const rule = ruleFor({ supply, dearestDay }, terms);
    return rule?.supply === supply ? [{ rule, amount: times(amount, quantity) }] : [];
  });
  const own = ruleFor(line, terms);
  const rest = paiseOf(subtotal - sum(apart.map(({ amount }) => amount)));
  return [...(own ? [{ rule: own, amount: rest }] : []), ...apart];
}

/**
 * Tax per rate over all lines with that rate, rounded to the nearest rupee and distributed to the lines in whole rupees
 * by largest remainder (MONEY-6). Returns the tax of each line, in order, and the sums per rate.
 */
export function taxLines(lines: readonly Taxable[], terms: TaxTerms): { lines: TaxSum[][]; sums: TaxSum[] } {
  const groups = new Map<string, { rule: TaxRule; over: Map<number, Paise> }>();
  for (const [index, line] of lines.entries()) {
    for (const { rule, amount } of taxed(line, terms)) {
      const key = `${rule.name} ${rule.percent}`;
      const group = groups.get(key) ?? { rule, over: new Map<number, Paise>() };
      group.over.set(index, sum([group.over.get(index) ?? zero, amount]));
      groups.set(key, group);
    }
  }
  const bears: TaxSum[][] = lines.map(() => []);
  const sums: TaxSum[] = [];
  for (const { rule, over } of groups.values()) {
    const { name, percent } = rule;
    const taxable = sum(over.values());
    const amount = taxOn(taxable, percent);
    const parts = distribute(amount, [...over.values()]);
    for (const [at, [index, own]] of [...over].entries())
      bears[index]?.push({ name, percent, taxable: own, amount: parts[at] ?? zero });
    sums.push({ name, percent, taxable, amount });
  }
  return { lines: bears, sums };
}
