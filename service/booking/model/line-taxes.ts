import { ruleFor, type TaxRule, type TaxSum, type TaxTerms } from '../../catalog/tax.ts';
import { today } from '../../core/day.ts';
import { paiseOf, sum, zero } from '../../core/money.ts';
import type { Booking } from './booking.ts';
import type { SoldLine } from './line.ts';

/** Returns the tax rules of a booking and the day of its sale. */
export function taxTermsOf({ taxRules: rules, createdAt }: Pick<Booking, 'taxRules' | 'createdAt'>): TaxTerms {
  return { rules, on: today(createdAt) };
}

type TaxedLine = Pick<SoldLine, 'supply' | 'nightly' | 'subtotal' | 'tax' | 'taxes'>;

/** Returns the tax rule of a line, or of another supply within it. */
export function ruleOfLine(line: TaxedLine, terms: TaxTerms, supply = line.supply): TaxRule | undefined {
  const dearestDay = paiseOf(Math.max(0, ...line.nightly.map(({ price }) => price)));
  return ruleFor({ supply, dearestDay }, terms);
}

/** Returns the tax of a line by rate; older lines have one rate, that of their rule. */
export function taxesOfLine(line: TaxedLine, terms: TaxTerms): readonly TaxSum[] {
  if (line.taxes) return line.taxes;
  const rule = ruleOfLine(line, terms);
  return rule ? [{ name: rule.name, percent: rule.percent, taxable: line.subtotal, amount: line.tax }] : [];
}

/** Adds up the taxes of several lines by name and rate. */
export function taxesOf(lines: readonly TaxedLine[], terms: TaxTerms): TaxSum[] {
  const sums = new Map<string, TaxSum>();
  for (const tax of lines.flatMap((line) => taxesOfLine(line, terms))) {
    const key = `${tax.name} ${tax.percent}`;
    const { taxable = zero, amount = zero } = sums.get(key) ?? {};
    sums.set(key, { ...tax, taxable: sum([taxable, tax.taxable]), amount: sum([amount, tax.amount]) });
  }
  return [...sums.values()];
}
