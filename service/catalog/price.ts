import type { Day } from '../core/day.ts';
import {
  distribute,
  formatMoney,
  nearestRupee,
  type Paise,
  paiseOf,
  percentOf,
  sum,
  times,
  zero,
} from '../core/money.ts';
import type { TaxRule } from './settings/tax-rules.ts';
import type { Supply } from './supply.ts';

/** What is added once, whatever the days cost, or per cent of what all parts cost over all days, never more than its cap. */
export type Fee = FeeName & (FeeAmount | { readonly percent: number; readonly cap: Paise });

interface FeeName {
  readonly name: string;
  /** As what it is taxed where the rules know such a supply; else, and without it, as what it comes with. */
  readonly supply?: Supply | undefined;
}

interface FeeAmount {
  readonly amount: Paise;
}

/** A fee as it was calculated, of one of the quantity. */
export type ChargedFee = FeeName & FeeAmount;

/** Something that is paid for by the piece: a room, an adult's ticket, a car. */
export interface Part {
  readonly name: string;
  readonly count: number;
  /** Of one for a day; null: the price of the day. */
  readonly price: Paise | null;
}

/** What has a price: an offer of any type, or what a panel or a card shows in its place. */
export interface Priceable {
  /** What the tax rules look at. */
  readonly supply: Supply;
  /** What one of the quantity costs a day. */
  readonly parts: readonly Part[];
  /** Added once to each of the quantity. */
  readonly fees: readonly Fee[];
}

/** So many days at that price each: the price of what has none of its own. */
export interface DaysAt {
  readonly days: number;
  readonly price: Paise;
}

/** The days at the ordinary price, and those that have one of their own. */
export function daysAt(days: number, ordinary: Paise, own: readonly Paise[] = []): DaysAt[] {
  const alike = [{ days: days - own.length, price: ordinary }, ...own.map((price) => ({ days: 1, price }))];
  return alike.filter((one) => one.days > 0);
}

/** What a line costs before tax. */
export interface Price {
  /** Of which there is at least one. */
  readonly days: number;
  /** To the rupee. */
  readonly averageDay: Paise;
  /** The dearest day, by which the tax rules choose. */
  readonly dearestDay: Paise;
  /** Each part over all days, for the whole quantity. */
  readonly parts: readonly { readonly name: string; readonly count: number; readonly amount: Paise }[];
  /** All parts, without fees. */
  readonly cost: Paise;
  /** Of one of the quantity; those that come to nothing are left out. */
  readonly fees: readonly ChargedFee[];
  /** What one of the quantity costs: parts and fees. */
  readonly unit: Paise;
  readonly subtotal: Paise;
}

/** A fee on parts that cost so much, to the rupee. */
function charged(fee: Fee, cost: Paise): ChargedFee {
  const { name, supply } = fee;
  const amount = 'amount' in fee ? fee.amount : paiseOf(Math.min(percentOf(cost, fee.percent), fee.cap));
  return { name, amount, ...(supply && { supply }) };
}

/** Σ over days and parts of price × count, + fees, × quantity (MONEY-8). */
export function priceOf({ parts, fees }: Priceable, days: readonly DaysAt[], quantity = 1): Price {
  const number = days.reduce((all, one) => all + one.days, 0);
  const each = parts.map(({ name, count, price }) => ({
    name,
    count,
    amount: sum(days.map((one) => times(price ?? one.price, count * one.days))),
  }));
  const cost = sum(each.map(({ amount }) => amount));
  const added = fees.map((fee) => charged(fee, cost)).filter(({ amount }) => amount > 0);
  const unit = sum([cost, ...added.map(({ amount }) => amount)]);
  return {
    days: number,
    averageDay: averageOf(sum(days.map((one) => times(one.price, one.days))), number),
    dearestDay: paiseOf(Math.max(...days.map(({ price }) => price))),
    parts: each.map(({ name, count, amount }) => ({
      name,
      count: count * quantity,
      amount: times(amount, quantity),
    })),
    cost: times(cost, quantity),
    fees: added,
    unit,
    subtotal: subtotalOf(unit, quantity),
  };
}

/** What one of so many days costs on average, to the rupee: as cards say it, and as lists filter and order by it. */
export function averageOf(cost: Paise, days: number): Paise {
  return nearestRupee(cost / days);
}

/** 'About ₹4,333' where the days are not of one price: so many times the average is then not what they cost. */
export function averageText({ averageDay, days, parts, cost }: Price): string {
  const count = parts.reduce((all, part) => all + part.count, 0);
  const exact = times(averageDay, days * count) === cost;
  return exact ? formatMoney(averageDay) : `About ${formatMoney(averageDay)}`;
}

/** What so many of one line cost. */
export function subtotalOf(unit: Paise, quantity: number): Paise {
  return times(unit, quantity);
}

/** The fees of several lines, each name once, and what the lines cost without them. */
export function feeSums(
  lines: readonly { readonly subtotal: Paise; readonly fees: readonly ChargedFee[]; readonly quantity: number }[],
): { cost: Paise; fees: { name: string; amount: Paise }[] } {
  const all = new Map<string, Paise>();
  for (const { fees, quantity } of lines)
    for (const { name, amount } of fees) all.set(name, sum([all.get(name) ?? zero, times(amount, quantity)]));
  const fees = [...all].map(([name, amount]) => ({ name, amount }));
  return { cost: paiseOf(sum(lines.map(({ subtotal }) => subtotal)) - sum(all.values())), fees };
}

/**
 * Of what a line was sold for, or its terms `kept`: its price without the fee for the site's service, that fee, the tax.
 * What was kept is shared out in whole rupees, or, of what was sold before those, to the paisa.
 */
export function sharesOf(
  line: Parameters<typeof feeSums>[0][number] & { readonly tax: Paise },
  kept: Paise | undefined,
  whole: boolean,
) {
  const { cost, fees } = feeSums([{ ...line, fees: line.fees.filter(({ supply }) => supply === 'service-fee') }]);
  return sharesOfSums({ cost, platformFee: sum(fees.map(({ amount }) => amount)), tax: line.tax }, kept, whole);
}

/** The same of a line of which that is added up. */
export function sharesOfSums(
  { cost, platformFee, tax }: { readonly cost: Paise; readonly platformFee: Paise; readonly tax: Paise },
  kept: Paise | undefined,
  whole: boolean,
) {
  if (kept === undefined) return { price: cost, platformFee, tax };
  const [ofPrice = zero, ofFee = zero, ofTax = zero] = distribute(
    kept,
    [cost, platformFee, tax],
    whole ? undefined : 1,
  );
  return { price: ofPrice, platformFee: ofFee, tax: ofTax };
}

/** Tax on the amount, rounded to the nearest rupee. */
export function taxOn(amount: Paise, percent: number): Paise {
  return nearestRupee((amount * percent) / 100);
}

/** 'GST (18 %)' */
export function taxText({ name, percent }: { readonly name: string; readonly percent: number }): string {
  return `${name} (${percent} %)`;
}

/** The default rule (MONEY-5), for what is shown before the server was asked. */
export const specifiedTax = { name: 'GST', percent: 18 } as const;

/** A line as the tax rules see it. */
export interface Taxable {
  readonly supply: Supply;
  readonly dearestDay: Paise;
  readonly subtotal: Paise;
  /** Among the subtotal, so many times. */
  readonly fees?: readonly ChargedFee[];
  readonly quantity?: number;
}

/** The rules of tax on the day of a sale. */
export interface TaxTerms {
  readonly rules: readonly TaxRule[];
  readonly on: Day;
}

/** In the order of texts a rule made for its supply comes after all for everything ('~' after every digit), then the later. */
const rankOf = ({ supply, since }: TaxRule): string => (supply === '*' ? since : `~${since}`);

/**
 * The rule of a line: of those that are in force and fit the one made for that supply, then the latest, then the last in
 * the list. Without any: no tax.
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

/** What is taxed at one rate, of a line or of all, and how much that is. */
export interface TaxSum {
  readonly name: string;
  readonly percent: number;
  readonly taxable: Paise;
  readonly amount: Paise;
}

/** The line by the rules that tax it: its own, and those made for the supply of one of its fees. */
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
 * Tax per rate over what bears that rate, rounded to the nearest rupee and shared out to the lines in whole rupees by
 * largest remainder (MONEY-6). Gives what each line bears, in order, and the sums per rate.
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

/** A line that stands alone, with its tax. */
export interface TaxedPrice extends Price {
  readonly taxes: readonly TaxSum[];
  readonly tax: Paise;
  readonly payable: Paise;
}

/** What one line costs in the end: on a card, in a panel. */
export function taxedPrice(of: Priceable, days: readonly DaysAt[], terms: TaxTerms, quantity = 1): TaxedPrice {
  const price = priceOf(of, days, quantity);
  const { sums: taxes } = taxLines([{ ...price, supply: of.supply, quantity }], terms);
  const tax = sum(taxes.map(({ amount }) => amount));
  return { ...price, taxes, tax, payable: sum([price.subtotal, tax]) };
}

/** 'round((1 - price/originalPrice) x 100) percent' (LIST-11); null where nothing is taken off. */
export function percentOff(price: Paise, former: Paise | null): number | null {
  if (former === null || former <= price) return null;
  return Math.round((1 - price / former) * 100) || null;
}

/**
 * An amount over the weights of its parts, by largest remainder: they add up to it, whole rupees in whole rupees, or, with
 * `step` 1, to the paisa.
 */
export function shareOut(amount: Paise, over: readonly number[], step?: 1): Paise[] {
  return distribute(amount, over, step);
}
