import type { Day } from '../core/day.ts';
import { distribute, type Paise, paiseOf, sum, times, zero } from '../core/money.ts';
import type { TaxRule } from './settings/tax-rules.ts';
import type { Supply } from './supply.ts';

export interface Fee {
  readonly name: string;
  readonly amount: Paise;
}

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
  readonly averageDay: Paise;
  /** The dearest day, by which the tax rules choose. */
  readonly dearestDay: Paise;
  /** Each part over all days, for the whole quantity. */
  readonly parts: readonly { readonly name: string; readonly count: number; readonly amount: Paise }[];
  /** All parts, without fees. */
  readonly cost: Paise;
  /** What one of the quantity costs: parts and fees. */
  readonly unit: Paise;
  readonly subtotal: Paise;
}

/** Σ over days and parts of price × count, + fees, × quantity (PRODUCT.md, Money and honesty). */
export function priceOf({ parts, fees }: Priceable, days: readonly DaysAt[], quantity = 1): Price {
  const number = days.reduce((all, one) => all + one.days, 0);
  const each = parts.map(({ name, count, price }) => ({
    name,
    count,
    amount: sum(days.map((one) => times(price ?? one.price, count * one.days))),
  }));
  const unit = sum([...each, ...fees].map(({ amount }) => amount));
  return {
    days: number,
    averageDay: paiseOf(Math.round(sum(days.map((one) => times(one.price, one.days))) / number)),
    dearestDay: paiseOf(Math.max(...days.map(({ price }) => price))),
    parts: each.map(({ name, count, amount }) => ({
      name,
      count: count * quantity,
      amount: times(amount, quantity),
    })),
    cost: times(sum(each.map(({ amount }) => amount)), quantity),
    unit,
    subtotal: subtotalOf(unit, quantity),
  };
}

/** What so many of one line cost. */
export function subtotalOf(unit: Paise, quantity: number): Paise {
  return times(unit, quantity);
}

/** Tax on the amount, rounded to the nearest rupee. */
export function taxOn(amount: Paise, percent: number): Paise {
  return paiseOf(Math.round((amount * percent) / 10_000) * 100);
}

/** The rule that the specifications fix (S1 §9, S2 §5), for what is shown before the server was asked. */
export const specifiedTax = { name: 'GST', percent: 18 } as const;

/** A line as the tax rules see it. */
export interface Taxable {
  readonly supply: Supply;
  readonly dearestDay: Paise;
  readonly subtotal: Paise;
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
  { supply, dearestDay }: Omit<Taxable, 'subtotal'>,
  { rules, on }: TaxTerms,
): TaxRule | undefined {
  const rupees = dearestDay / 100;
  return rules
    .filter((rule) => rule.supply === '*' || rule.supply === supply)
    .filter((rule) => rule.since <= on && rupees >= rule.from && (rule.to === null || rupees < rule.to))
    .reduce<TaxRule | undefined>((best, rule) => (best && rankOf(best) > rankOf(rule) ? best : rule), undefined);
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
export function taxLines(lines: readonly Taxable[], terms: TaxTerms): { parts: Paise[]; sums: TaxSum[] } {
  const parts: Paise[] = lines.map(() => zero);
  const groups = new Map<string, { rule: TaxRule; indexes: number[] }>();
  for (const [index, line] of lines.entries()) {
    const rule = ruleFor(line, terms);
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
    const amount = taxOn(taxable, rule.percent);
    for (const [at, part] of distribute(amount, subtotals).entries()) parts[indexes[at] ?? 0] = part;
    sums.push({ name: rule.name, percent: rule.percent, taxable, amount });
  }
  return { parts, sums };
}

/** A line that stands alone, with its tax. */
export interface TaxedPrice extends Price {
  readonly taxPercent: number;
  readonly tax: Paise;
  readonly payable: Paise;
}

/** What one line costs in the end: on a card, in a panel. */
export function taxedPrice(of: Priceable, days: readonly DaysAt[], terms: TaxTerms, quantity = 1): TaxedPrice {
  const price = priceOf(of, days, quantity);
  const { sums } = taxLines([{ ...price, supply: of.supply }], terms);
  const tax = sum(sums.map(({ amount }) => amount));
  return { ...price, taxPercent: sums[0]?.percent ?? 0, tax, payable: sum([price.subtotal, tax]) };
}

/** 'round((1 - price/originalPrice) x 100) percent' of S1 and S2 §9; null where nothing is taken off. */
export function percentOff(price: Paise, former: Paise | null): number | null {
  if (former === null || former <= price) return null;
  return Math.round((1 - price / former) * 100) || null;
}

/** An amount over the weights of its parts, by largest remainder: they add up to it. */
export function shareOut(amount: Paise, over: readonly number[]): Paise[] {
  return distribute(amount, over);
}
