import type { QuoteLineView, QuoteView } from '../../service/booking/model/wire/wire.ts';
import { specifiedTax } from '../../service/catalog/tax.ts';
import type { Paise } from '../../service/core/money.ts';
import type { CartLine } from './cart-line.ts';
import { cartTotals, configurationKey } from './cart-rules.ts';

/** Unit totals. */
export interface PriceChange {
  readonly from: Paise;
  readonly to: Paise;
}

/** The values that a quote depends on; a price is its result, and the pick-up place of a car costs nothing. */
export function quoteKey(lines: readonly CartLine[]): string {
  return JSON.stringify(lines.map(({ pickup: _, ...line }) => [line.cartId, line.quantity, configurationKey(line)]));
}

export function quotedLine(quote: QuoteView | null, line: CartLine): QuoteLineView | undefined {
  return quote?.lines.find((quoted) => quoted.cartId === line.cartId);
}

/** The server's prices that differ, by cartId. A line that it cannot price keeps its price. */
export function priceChanges(lines: readonly CartLine[], quote: QuoteView): Record<string, PriceChange> {
  const changes: Record<string, PriceChange> = {};
  for (const line of lines) {
    const price = quotedLine(quote, line)?.price;
    if (price !== undefined && price !== line.unit) changes[line.cartId] = { from: line.unit, to: price };
  }
  return changes;
}

/** Earlier changes that are still shown, merged with newer ones: from the first price to the last. */
export function mergeChanges(
  before: Readonly<Record<string, PriceChange>>,
  next: Readonly<Record<string, PriceChange>>,
): Record<string, PriceChange> {
  const merged = { ...before };
  for (const [cartId, { from, to }] of Object.entries(next))
    merged[cartId] = { from: before[cartId]?.from ?? from, to };
  return merged;
}

export interface PriceDetails {
  readonly itemCount: number;
  /** The subtotal without fees. */
  readonly cost: Paise;
  readonly fees: readonly { name: string; amount: Paise }[];
  readonly subtotal: Paise;
  readonly taxes: readonly { name: string; percent: number; amount: Paise }[];
  readonly total: Paise;
}

/** The server's totals once it has quoted these lines, until then our own. */
export function priceDetails(lines: readonly CartLine[], quote: QuoteView | null): PriceDetails {
  if (quote)
    return {
      itemCount: quote.totals.itemCount,
      cost: quote.cost,
      fees: quote.fees,
      subtotal: quote.totals.subtotal,
      taxes: quote.taxes,
      total: quote.totals.total,
    };
  const { itemCount, subtotal, tax, total } = cartTotals(lines);
  return { itemCount, cost: subtotal, fees: [], subtotal, taxes: [{ ...specifiedTax, amount: tax }], total };
}
