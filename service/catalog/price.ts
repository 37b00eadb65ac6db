import { catalogPriceTexts } from '../../messages/en/catalog/price.ts';
import type { Translate } from '../../messages/translate.ts';
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
import { type Supply, specifiedRule, type Taxable, type TaxSum, type TaxTerms, taxLines } from './tax.ts';

/** A fee added once: a fixed amount, or a percentage of all parts over all days up to its cap. */
export type Fee = FeeName & (FeeAmount | { readonly percent: number; readonly cap: Paise });

interface FeeName {
  readonly name: string;
  /** Supply for the tax rules, if there is a rule for it; otherwise the fee is taxed like its line. */
  readonly supply?: Supply | undefined;
}

interface FeeAmount {
  readonly amount: Paise;
}

/** A fee as calculated, for one of the quantity. */
export type ChargedFee = FeeName & FeeAmount;

/** Something paid for by the piece: a room, an adult's ticket, a car. */
export interface PricePart {
  readonly name: string;
  readonly count: number;
  /** Price of one for a day; null: the price of the day. */
  readonly price: Paise | null;
}

/** Anything with a price: an offer of any type, or its equivalent in a panel or card. */
export interface Priceable {
  /** Decides which tax rules apply. */
  readonly supply: Supply;
  /** Daily parts of one of the quantity. */
  readonly parts: readonly PricePart[];
  /** Added once to each of the quantity. */
  readonly fees: readonly Fee[];
}

/** A number of days at the same price, which applies to parts without a price of their own. */
export interface DaysAt {
  readonly days: number;
  readonly price: Paise;
}

/** The days at the ordinary price, and each day with its own price. */
export function daysAt(days: number, ordinary: Paise, own: readonly Paise[] = []): DaysAt[] {
  const alike = [{ days: days - own.length, price: ordinary }, ...own.map((price) => ({ days: 1, price }))];
  return alike.filter((one) => one.days > 0);
}

/** Days that cost that much together and differ by a paisa at most. */
export function evenDays(days: number, cost: Paise): DaysAt[] {
  const price = paiseOf(Math.floor(cost / days));
  const dearer = cost - times(price, days);
  const prices = [
    { days: days - dearer, price },
    { days: dearer, price: paiseOf(price + 1) },
  ];
  return prices.filter((one) => one.days > 0);
}

/** The price of a line before tax, in paise. */
export interface Price {
  /** At least one. */
  readonly days: number;
  /** Rounded to the rupee. */
  readonly averageDay: Paise;
  /** The most expensive day, which decides the tax band. */
  readonly dearestDay: Paise;
  /** Each part over all days, for the whole quantity. */
  readonly parts: readonly { readonly name: string; readonly count: number; readonly amount: Paise }[];
  /** All parts, without fees. */
  readonly cost: Paise;
  /** For one of the quantity; fees of zero are left out. */
  readonly fees: readonly ChargedFee[];
  /** Price of one of the quantity: parts and fees. */
  readonly unit: Paise;
  readonly subtotal: Paise;
}

/** A fee on parts with that cost, to the rupee. */
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

/** The average price of a day, to the rupee: shown on cards, and used by lists to filter and sort. */
export function averageOf(cost: Paise, days: number): Paise {
  return nearestRupee(cost / days);
}

/** '₹4,333', or 'About ₹4,333' if the average times the days is not the cost. */
export function averageText(t: Translate, { averageDay, days, parts, cost }: Price): string {
  const count = parts.reduce((all, part) => all + part.count, 0);
  const exact = times(averageDay, days * count) === cost;
  return exact ? formatMoney(averageDay) : t(catalogPriceTexts.about, { price: formatMoney(averageDay) });
}

/** The price of that quantity of a line. */
export function subtotalOf(unit: Paise, quantity: number): Paise {
  return times(unit, quantity);
}

/** The fees of several lines, summed by name, and the cost of the lines without them. */
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
 * The shares of a line's price (without the service fee), its service fee, and its tax: of the amount it was sold for,
 * or of the part `retainedAmount` after a cancellation. `whole`: in whole rupees; else, for sales from before prices were whole
 * rupees, to the paisa.
 */
export function sharesOf(
  line: Parameters<typeof feeSums>[0][number] & { readonly tax: Paise },
  retainedAmount: Paise | undefined,
  whole: boolean,
) {
  const { cost, fees } = feeSums([{ ...line, fees: line.fees.filter(({ supply }) => supply === 'service-fee') }]);
  return sharesOfTotals(
    { cost, platformFee: sum(fees.map(({ amount }) => amount)), tax: line.tax },
    retainedAmount,
    whole,
  );
}

/** The same for a line whose sums are known. */
export function sharesOfTotals(
  { cost, platformFee, tax }: { readonly cost: Paise; readonly platformFee: Paise; readonly tax: Paise },
  retainedAmount: Paise | undefined,
  whole: boolean,
) {
  if (retainedAmount === undefined) return { price: cost, platformFee, tax };
  const [ofPrice = zero, ofFee = zero, ofTax = zero] = distribute(
    retainedAmount,
    [cost, platformFee, tax],
    whole ? undefined : 1,
  );
  return { price: ofPrice, platformFee: ofFee, tax: ofTax };
}

/** A single line with its tax. */
export interface TaxedPrice extends Price {
  readonly taxes: readonly TaxSum[];
  readonly tax: Paise;
  readonly payable: Paise;
}

/** The final price of one line, as shown on a card or in a panel. */
export function taxedPrice(of: Priceable, days: readonly DaysAt[], terms: TaxTerms, quantity = 1): TaxedPrice {
  const price = priceOf(of, days, quantity);
  const { sums: taxes } = taxLines([{ ...price, supply: of.supply, quantity }], terms);
  const tax = sum(taxes.map(({ amount }) => amount));
  return { ...price, taxes, tax, payable: sum([price.subtotal, tax]) };
}

/** The totals of lines with the specified tax, as a cart shows them before the server has answered. */
export function totalsBeforeQuote(subtotals: readonly Paise[]): { subtotal: Paise; tax: Paise; total: Paise } {
  const lines = subtotals.map((subtotal): Taxable => ({ supply: 'lodging', dearestDay: zero, subtotal }));
  const { sums } = taxLines(lines, { rules: [specifiedRule], on: specifiedRule.since });
  const subtotal = sum(subtotals);
  const tax = sum(sums.map(({ amount }) => amount));
  return { subtotal, tax, total: sum([subtotal, tax]) };
}

/** 'round((1 - price/originalPrice) x 100) percent' (LIST-11); null without a discount. */
export function percentOff(price: Paise, former: Paise | null): number | null {
  if (former === null || former <= price) return null;
  return Math.round((1 - price / former) * 100) || null;
}

/**
 * Distributes an amount by weight with largest remainder, so that the parts add up to it: in whole rupees, or with
 * `step` 1 to the paisa.
 */
export function shareOut(amount: Paise, over: readonly number[], step?: 1): Paise[] {
  return distribute(amount, over, step);
}
