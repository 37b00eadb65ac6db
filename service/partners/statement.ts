import type { AccountedAmounts } from '../booking/admin/accounted-amounts.ts';
import type { AccountedLine } from '../booking/admin/accounted-lines.ts';
import type { ProductType } from '../catalog/kinds.ts';
import { specifiedTax } from '../catalog/price.ts';
import { addDays, type Day, dayOf, isDay } from '../core/day.ts';
import { exactPercentOf, type Paise, paiseOf, percentOf, sum } from '../core/money.ts';
import { gstinOn, type Tcs, type TcsTerms, tcsOf } from './tcs.ts';

/** The site's part of what is sold from a day on: of one product, or of all that has no rule of its own. */
export interface CommissionRule {
  readonly type: ProductType | null;
  readonly productId: number | null;
  /** Two decimals matter. */
  readonly percent: number;
  readonly from: Day;
}

/** The rule of what was sold on that day: of the product before that of the partner, of each the newest; undefined: none holds. */
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

/** By what the lines of a partner are calculated. */
export interface StatementTerms extends TcsTerms {
  readonly rules: readonly CommissionRule[];
  /** The state of the product. */
  readonly placeOf: (line: Pick<AccountedLine, 'type' | 'productId'>) => string | undefined;
}

/** What a partner gets for a line. */
export interface Calculated {
  /** null: no rule held when it was sold. */
  readonly percent: number | null;
  readonly commission: Paise;
  /** On the commission, which is a service of the site. */
  readonly gst: Paise;
  /** How the partner was registered on the day on which it counts; null: not at all. */
  readonly gstin: string | null;
  readonly place: string | undefined;
  /** What is collected of it at source; undefined where nothing is. */
  readonly tcs: Tcs | undefined;
  /** So much of that is taken off. */
  readonly withheld: Paise;
  readonly payable: Paise;
}

const amounts = ['price', 'platformFee', 'tax', 'commission', 'gst', 'withheld', 'payable'] as const;
type Sums = Readonly<Record<(typeof amounts)[number], Paise>>;

export interface Statement<Line extends AccountedAmounts = AccountedLine> {
  readonly lines: readonly (Line & Calculated)[];
  /** Of what was paid with money; lines on trial are not in it. */
  readonly sums: Sums;
}

/**
 * What a partner gets for these lines: the price before tax without the site's fee, less the commission, the GST on it and the
 * tax collected at source where that is withheld: commission and GST in whole rupees, what the law has collected to the paisa.
 * The tax of the sale is in no part of it: the site bills the traveller and owes it.
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

/** The first day of a month that is named `2026-11`; undefined for what names none. */
export function monthOf(named: string): Day | undefined {
  const first = `${named}-01`;
  return isDay(first) ? first : undefined;
}

/** The first day of the month after, or so many before. */
export function monthAfter(first: Day, months = 1): Day {
  const [year = 0, month = 0] = first.split('-').map(Number);
  return dayOf(new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10));
}

/** The last day of the month that begins so. */
export const endOfMonth = (first: Day): Day => addDays(monthAfter(first), -1);

/** The last twelve months, that of the day first, as `2026-11`. */
export function lastMonths(day: Day): string[] {
  const first = dayOf(`${day.slice(0, 7)}-01`);
  return Array.from({ length: 12 }, (_, back) => monthAfter(first, -back).slice(0, 7));
}
