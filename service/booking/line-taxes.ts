import { kindOf } from '../catalog/kinds.ts';
import { ruleFor, type TaxSum, type TaxTerms } from '../catalog/price.ts';
import type { TaxRule } from '../catalog/settings/tax-rules.ts';
import type { Supply } from '../catalog/supply.ts';
import { today } from '../core/day.ts';
import { paiseOf, sum, zero } from '../core/money.ts';
import type { Booking, BookingLine } from './booking-row.ts';

/** What tax a booking was priced by: its rules, on the day of its sale. */
export function termsOf({ taxRules: rules, createdAt }: Pick<Booking, 'taxRules' | 'createdAt'>): TaxTerms {
  return { rules, on: today(createdAt) };
}

type Taxed = Pick<BookingLine, 'type' | 'subtotal' | 'tax' | 'details'>;

/** As what a line was taxed; of before that was kept, as its type is by itself. */
export function supplyOf({
  type,
  details,
}: Pick<BookingLine, 'type'> & { readonly details: Pick<BookingLine['details'], 'supply'> }): Supply {
  return details.supply ?? kindOf(type).supplies[0];
}

/** The rule of a line, or of that supply among it. */
export function ruleOfLine(line: Taxed, terms: TaxTerms, supply = supplyOf(line)): TaxRule | undefined {
  const dearestDay = paiseOf(Math.max(0, ...line.details.nightly.map(({ price }) => price)));
  return ruleFor({ supply, dearestDay }, terms);
}

/** The tax of a line by its rates. Of what was sold before they were kept: at the rate of its rule. */
export function taxesOfLine(line: Taxed, terms: TaxTerms): readonly TaxSum[] {
  if (line.details.taxes) return line.details.taxes;
  const rule = ruleOfLine(line, terms);
  return rule ? [{ name: rule.name, percent: rule.percent, taxable: line.subtotal, amount: line.tax }] : [];
}

/** The taxes of several lines, each rate once. */
export function taxesOf(lines: readonly Taxed[], terms: TaxTerms): TaxSum[] {
  const sums = new Map<string, TaxSum>();
  for (const tax of lines.flatMap((line) => taxesOfLine(line, terms))) {
    const key = `${tax.name} ${tax.percent}`;
    const { taxable = zero, amount = zero } = sums.get(key) ?? {};
    sums.set(key, { ...tax, taxable: sum([taxable, tax.taxable]), amount: sum([amount, tax.amount]) });
  }
  return [...sums.values()];
}
