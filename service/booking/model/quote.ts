import { catalogOfferTexts } from '../../../messages/en/catalog/offer.ts';
import { catalogShortageTexts } from '../../../messages/en/catalog/shortage.ts';
import type { Translate } from '../../../messages/translate.ts';
import { type CancellationPolicy, policyMark } from '../../catalog/cancellation-policy.ts';
import { kindOf } from '../../catalog/kinds.ts';
import { type ChargedFee, feeSums, priceOf } from '../../catalog/price.ts';
import type { Offer, Offered, SelectedLine } from '../../catalog/product.ts';
import { arrivalProblem } from '../../catalog/sale-days.ts';
import type { TaxRule } from '../../catalog/tax.ts';
import { type TaxSum, taxLines } from '../../catalog/tax.ts';
import { today } from '../../core/day.ts';
import { type Paise, sum, zero } from '../../core/money.ts';
import { keyOf, type Stock, type StockKey, turnaroundAfter, unitsFree, unitsNotTaken } from '../../stock/stock.ts';
import type { SoldLine } from './line.ts';

export interface PricedLine extends Offer, SoldLine {
  readonly selected: SelectedLine;
  readonly fees: readonly ChargedFee[];
  readonly taxes: readonly TaxSum[];
  readonly dearestDay: Paise;
  readonly unitsPerDay: number;
  /** The lowest stock on any of its days, before this line takes its own. */
  readonly unitsLeft: number;
  readonly problem: string | null;
}

export interface RefusedLine {
  readonly selected: SelectedLine;
  readonly problem: string;
}

export interface Quote {
  readonly lines: readonly (PricedLine | RefusedLine)[];
  /** The subtotal without fees. */
  readonly cost: Paise;
  /** Fees of all lines. */
  readonly fees: readonly ChargedFee[];
  readonly taxes: readonly TaxSum[];
  readonly subtotal: Paise;
  readonly tax: Paise;
  readonly total: Paise;
  readonly itemCount: number;
  readonly available: boolean;
  /** When the hold of a sale made now would expire, with and without an account. */
  readonly held: { readonly account: Date; readonly guest: Date };
}

export function isPriced(line: PricedLine | RefusedLine): line is PricedLine {
  return 'unit' in line;
}

/**
 * Returns a fingerprint of the cancellation policies of the lines that can be sold, in order. Dates that follow from
 * the policies are left out, because one may pass between quote and sale.
 */
export function termsFingerprint({ lines }: Pick<Quote, 'lines'>): string {
  return policiesFingerprint(
    lines.flatMap((line) => (isPriced(line) && line.problem === null ? [line.cancellation.policy] : [])),
  );
}

/** Returns the same text for the same policies in the same order; a line without a policy is non-refundable. */
export function policiesFingerprint(policies: readonly (CancellationPolicy | undefined)[]): string {
  return policies.map((policy) => policyMark(policy ?? { steps: [] })).join(';');
}

/** Hours that a sale to be paid later is held (STOCK-6); `guest`: until the email address is confirmed. */
export const holdHours = { account: 24, guest: 2 } as const;

/** Returns the stock that the offers need, each key once. */
export function stockKeys(offered: readonly Offered[]): StockKey[] {
  const keys = new Map<string, StockKey>();
  for (const one of offered) {
    if (!('offer' in one)) continue;
    for (const day of one.offer.days) {
      const key = { sellableId: one.offer.sellableId, day, slot: one.offer.slot };
      keys.set(keyOf(key), key);
    }
  }
  return [...keys.values()];
}

/**
 * Prices a whole cart. Lines take shared stock in their order, so two lines cannot both have the last room. A line that
 * cannot be sold has a `problem` and is not in the totals.
 */
export function makeQuote(
  t: Translate,
  selectedLines: readonly SelectedLine[],
  offered: readonly Offered[],
  stock: ReadonlyMap<string, Stock>,
  rules: readonly TaxRule[],
  now: Date,
): Quote {
  const taken = new Map<string, number>();
  const lines = selectedLines.map((selected, index) => {
    const found = offered[index];
    if (!found || !('offer' in found)) return { selected, problem: found?.problem ?? t(catalogOfferTexts.gone) };
    return priceLine(t, selected, found.offer, stock, taken, now);
  });
  const sold = lines.filter((line): line is PricedLine => isPriced(line) && line.problem === null);
  const { lines: taxes, sums } = taxLines(sold, { rules, on: today(now) });
  const taxesOf = new Map(sold.map((line, index) => [line, taxes[index] ?? []]));
  const subtotal = sum(sold.map((line) => line.subtotal));
  const tax = sum(sums.map(({ amount }) => amount));
  return {
    lines: lines.map((line) => (isPriced(line) ? withTaxes(line, taxesOf.get(line) ?? []) : line)),
    ...feeSums(sold),
    taxes: sums,
    subtotal,
    tax,
    total: sum([subtotal, tax]),
    itemCount: sold.reduce((count, { quantity }) => count + quantity, 0),
    available: sold.length === lines.length && lines.length > 0,
    held: holdsEnd(sold, now),
  };
}

function withTaxes(line: PricedLine, taxes: readonly TaxSum[]): PricedLine {
  return { ...line, taxes, tax: sum(taxes.map(({ amount }) => amount)) };
}

/** Returns an offer in the selected quantity, and what it takes of its stock each day. */
export function inQuantity(offer: Offer, selected: SelectedLine) {
  const { quantity, pickup } = selected;
  // vehicles have a pick-up location
  const place = kindOf(offer.type).dates === 'days' ? (pickup ?? null) : null;
  return { ...offer, selected, quantity, pickup: place, unitsPerDay: offer.units * quantity };
}

function priceLine(
  t: Translate,
  selected: SelectedLine,
  offer: Offer,
  stock: ReadonlyMap<string, Stock>,
  taken: Map<string, number>,
  now: Date,
): PricedLine {
  const line = inQuantity(offer, selected);
  const { unitsPerDay } = line;
  const days = offer.days.map((day) => {
    const key = keyOf({ sellableId: offer.sellableId, day, slot: offer.slot });
    const row = stock.get(key);
    const there = unitsFree(row, offer.capacity);
    const free = Math.max(0, there - (taken.get(key) ?? 0));
    return { day, key, free, there, price: row?.price ?? offer.dayPrice };
  });
  const { sellableId, slot } = offer;
  const lastDay = offer.days.at(-1) ?? offer.startDay;
  const rests = turnaroundAfter({ sellableId, day: lastDay, slot }, stock).map((key) => {
    const there = unitsNotTaken(stock.get(keyOf(key)), offer.capacity);
    return { key: keyOf(key), there, free: Math.max(0, there - (taken.get(keyOf(key)) ?? 0)) };
  });
  const needed = [...days, ...rests];
  const unitsLeft = Math.min(...needed.map(({ free }) => free));
  const there = Math.min(...needed.map(({ there }) => there));
  const first = stock.get(keyOf({ sellableId, day: offer.startDay, slot }));
  const problem =
    offer.saleEnds <= now
      ? t(catalogShortageTexts.closed, { when: whenOf(t, offer) })
      : shortageProblem(t, offer, { unitsLeft, there }, unitsPerDay, first);
  const takes = problem === null ? needed : [];
  for (const { key } of takes) taken.set(key, (taken.get(key) ?? 0) + unitsPerDay);
  const { fees, unit, subtotal, dearestDay } = priceOf(
    offer,
    days.map(({ price }) => ({ days: 1, price })),
    line.quantity,
  );
  return {
    ...line,
    nightly: days.map(({ day, price }) => ({ day, price })),
    dearestDay,
    fees,
    unit,
    subtotal,
    tax: zero,
    taxes: [],
    unitsLeft,
    problem,
  };
}

/**
 * Returns why that many units are not available, are out of season, or may not arrive on the first day; null if they can
 * be sold. `there`:
 * the stock left without earlier lines of the cart.
 */
function shortageProblem(
  t: Translate,
  offer: Offer,
  { unitsLeft, there }: { unitsLeft: number; there: number },
  wanted: number,
  first: Stock | undefined,
): string | null {
  const { type, days, startDay } = offer;
  const { dates } = kindOf(type);
  if (unitsLeft >= wanted) {
    const refused = arrivalProblem(first ?? {}, startDay, days.length, dates === 'nights');
    return refused && t.of(refused);
  }
  if (first?.closed && offer.whyClosed) return offer.whyClosed;
  const when = whenOf(t, offer);
  if (unitsLeft > 0) return t(catalogShortageTexts.onlyLeft, { left: unitsLeft, when });
  // stock taken by an earlier line of the cart is not sold out
  return t(there > 0 ? catalogShortageTexts.allInCart : noneLeft[dates], { when });
}

/** A vehicle may also be in turnaround between two hires. */
const noneLeft = {
  nights: catalogShortageTexts.soldOut,
  slot: catalogShortageTexts.soldOut,
  days: catalogShortageTexts.notAvailable,
} as const;

/** 'these dates', 'this time' */
export function whenOf(t: Translate, { type, days, slot }: Pick<Offer, 'type' | 'days' | 'slot'>): string {
  if (slot !== '') return t(catalogShortageTexts.thisTime);
  const several = kindOf(type).dates === 'nights' || days.length > 1;
  return t(several ? catalogShortageTexts.theseDates : catalogShortageTexts.thisDate);
}

/** Returns the end of a hold of that many minutes, or the earliest end of sales if that is sooner (STOCK-6). */
export function holdEnd(offers: readonly Pick<Offer, 'saleEnds'>[], now: Date, minutes: number): Date {
  return new Date(Math.min(now.getTime() + minutes * 60_000, ...offers.map(({ saleEnds }) => saleEnds.getTime())));
}

/** Returns when holds of those offers expire if they are paid later. */
export function holdsEnd(offers: readonly Pick<Offer, 'saleEnds'>[], now: Date): Quote['held'] {
  return {
    account: holdEnd(offers, now, holdHours.account * 60),
    guest: holdEnd(offers, now, holdHours.guest * 60),
  };
}
