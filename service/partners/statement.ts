import type { AccountedAmounts, AccountedLine } from '../booking/admin/accounted-lines.ts';
import type { ProductType } from '../catalog/kinds.ts';
import { specifiedTax } from '../catalog/tax.ts';
import { addDays, type Day, dayOf, isDay } from '../core/day.ts';
import { exactPercentOf, type Paise, paiseOf, percentOf, sum } from '../core/money.ts';
import { gstinOn, type Tcs, type TcsTerms, tcsOf } from './tcs.ts';

/** The site's commission for sales from a day on: of one product, or of all without a rule of their own. */
export interface CommissionRule {
  readonly type: ProductType | null;
  readonly productId: number | null;
  /** Two decimals count. */
  readonly percent: number;
  readonly from: Day;
}

/**
 * The rule for a sale on that day: one of the product before one of the partner, each time the newest; undefined: none
 * applies.
 */
export function ruleFor(
  rules: readonly CommissionRule[],
  { type, productId, soldOn }: Pick<AccountedLine, 'type' | 'productId' | 'soldOn'>,
): CommissionRule | undefined {
  let own: CommissionRule | undefined;
  let general: CommissionRule | undefined;
  for (const rule of rules) {
    if (rule.from > soldOn) continue;
    if (rule.type === null) general = general && general.from >= rule.from ? general : rule;
    else if (rule.type === type && rule.productId === productId) own = own && own.from >= rule.from ? own : rule;
  }
  return own ?? general;
}

/** The rules by which a partner's lines are calculated. */
export interface StatementTerms extends TcsTerms {
  readonly rules: readonly CommissionRule[];
  /** The state of the product. */
  readonly placeOf: (line: Pick<AccountedLine, 'type' | 'productId'>) => string | undefined;
}

/** A partner's amounts for a line. */
export interface Calculated {
  /** null: no rule applied when it was sold. */
  readonly percent: number | null;
  readonly commission: Paise;
  /** On the commission, which is a service of the site. */
  readonly gst: Paise;
  /** The partner's GSTIN on the day of supply; null: unregistered. */
  readonly gstin: string | null;
  readonly place: string | undefined;
  /** The tax collected at source; undefined if none. */
  readonly tcs: Tcs | undefined;
  /** The part of it that is deducted. */
  readonly withheld: Paise;
  readonly payable: Paise;
}

const amounts = ['price', 'platformFee', 'tax', 'commission', 'gst', 'withheld', 'payable'] as const;
type Sums = Readonly<Record<(typeof amounts)[number], Paise>>;

export interface Statement<Line extends AccountedAmounts = AccountedLine> {
  readonly lines: readonly (Line & Calculated)[];
  /** Sums of lines paid with real money; test-mode lines are excluded. */
  readonly sums: Sums;
}

/**
 * Calculates a partner's amounts for these lines: the price before tax without the site's fee, minus the commission,
 * the GST on it, and the tax collected at source if it is withheld. Commission and GST are whole rupees, collected tax
 * is exact to the paisa. The tax of the sale is not included: the site bills it to the traveller and owes it.
 */
export function statementOf<Line extends AccountedAmounts>(
  lines: readonly Line[],
  terms: StatementTerms,
): Statement<Line> {
  const calculated = lines.map((line) => {
    const percent = ruleFor(terms.rules, line)?.percent ?? null;
    const share = line.whole ? percentOf : exactPercentOf;
    const commission = share(line.price, percent ?? 0);
    const gst = share(commission, specifiedTax.percent);
    const place = terms.placeOf(line);
    const tcs = tcsOf({ ...line, place }, terms);
    const withheld = tcs?.withheld ?? paiseOf(0);
    const payable = paiseOf(line.price - commission - gst - withheld);
    const gstin = gstinOn(terms.registrations, line.day);
    return { ...line, percent, commission, gst, gstin, place, tcs, withheld, payable };
  });
  const counted = calculated.filter(({ trial }) => !trial);
  const of = (name: keyof Sums) => sum(counted.map((line) => line[name]));
  return {
    lines: calculated,
    sums: {
      price: of('price'),
      platformFee: of('platformFee'),
      tax: of('tax'),
      commission: of('commission'),
      gst: of('gst'),
      withheld: of('withheld'),
      payable: of('payable'),
    },
  };
}

/** The first day of a month such as `2026-11`; undefined for an invalid month. */
export function monthOf(named: string): Day | undefined {
  const first = `${named}-01`;
  return isDay(first) ? first : undefined;
}

/** The first day of the following month; negative `months` go back. */
export function monthAfter(first: Day, months = 1): Day {
  const [year = 0, month = 0] = first.split('-').map(Number);
  return dayOf(new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10));
}

/** The last day of the month with that first day. */
export const endOfMonth = (first: Day): Day => addDays(monthAfter(first), -1);

/** The last twelve months, beginning with that of the day, as `2026-11`. */
export function lastMonths(day: Day): string[] {
  const first = dayOf(`${day.slice(0, 7)}-01`);
  return Array.from({ length: 12 }, (_, back) => monthAfter(first, -back).slice(0, 7));
}
