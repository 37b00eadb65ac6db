import type { Day } from '../core/day.ts';
import { type Paise, paiseOf, percentOf } from '../core/money.ts';
import type { StockKey } from './stock.ts';

/** How a rule changes the price of a day: by a percentage (15: 15% more, -10: 10% less), by an amount, or to one. */
export type DayPriceChange = { readonly percent: number } | { readonly by: Paise } | { readonly to: Paise };

/** What a rule sets for every one of its days. Null: that value stays as it is. */
export interface RuleValues {
  readonly price: DayPriceChange | null;
  readonly minStay: number | null;
  readonly closed: boolean | null;
}

/**
 * Days that a rule may leave as they are: those with a value of their own that it would replace, closed ones, those
 * with unpaid holds and, if it closes, those with bookings. For a rule that opens, `closed` are the days that a season
 * closes.
 */
export const ruleConflicts = ['own', 'closed', 'held', 'booked'] as const;
export type RuleConflict = (typeof ruleConflicts)[number];

/** The conflicts that a rule can meet. */
export function conflictsOf({ price, minStay, closed }: RuleValues): readonly RuleConflict[] {
  if (closed === null) return price !== null || minStay !== null ? ['own', 'closed', 'held'] : [];
  return closed ? ['own', 'held', 'booked'] : ['closed', 'held'];
}

/**
 * The conflicts that a rule leaves unless someone decides otherwise. Bookings and holds keep their price, so their days
 * change like the others; so do closed days, which may open again.
 */
export function leftUnasked(values: RuleValues): readonly RuleConflict[] {
  return conflictsOf(values).filter((one) => one === 'own' || (one === 'closed' && values.closed === false));
}

/** A rule for all times of some sellables on some days, in order. */
export interface StockRule {
  readonly sellables: readonly number[];
  /** For each sellable the number of its product, in the order in which examples are shown. */
  readonly products: readonly number[];
  readonly days: readonly Day[];
  readonly values: RuleValues;
  readonly leave: readonly RuleConflict[];
}

/** The highest price of a day. */
export const highestPrice = paiseOf(1e12);

/** A percentage as a factor in hundredths of a percent: 15 is 11500. */
export const factorOf = (percent: number): number => Math.round((100 + percent) * 100);

/**
 * The price after a rule, percentages rounded to the rupee, half a rupee up. Free days stay free, unless the rule
 * sets a price. Below one rupee, or above `highestPrice`, it cannot be set.
 */
export function changedPrice(price: Paise, change: DayPriceChange): Paise {
  if ('to' in change) return change.to;
  if (price === 0) return price;
  return 'percent' in change ? percentOf(price, 100 + change.percent) : paiseOf(price + change.by);
}

/** What a rule can change of a day, as it is offered. Null: no price is known. */
export interface RuledOffer {
  readonly price: Paise | null;
  readonly closed: boolean;
  readonly minStay: number;
}

/** A day that a rule would change, or meets a conflict on. */
export interface RuledDay extends StockKey {
  readonly before: RuledOffer;
  readonly after: RuledOffer;
}

/** The number of products, of their rows (a sellable at one of its times) and of days of those rows. */
export interface RuleSize {
  readonly products: number;
  readonly rows: number;
  readonly days: number;
}

/** What a rule would do. */
export interface RuleEffects extends RuleSize {
  /** Fingerprint of everything that it would change, before and after. */
  readonly mark: string;
  /** The first day of ten products; of fewer products further days. */
  readonly examples: readonly RuledDay[];
  readonly conflicts: readonly {
    readonly kind: RuleConflict;
    readonly days: number;
    readonly examples: readonly RuledDay[];
  }[];
  /** Days whose price would be lower than one rupee or higher than `highestPrice`: then nothing can be applied. */
  readonly impossible: { readonly days: number; readonly examples: readonly RuledDay[] };
}
