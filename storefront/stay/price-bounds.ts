import { priceTop } from '../../service/catalog/stays/stay-vocabulary.ts';

export interface PriceBounds {
  /** Whole rupees a night; null: no bound. */
  readonly min: number | null;
  readonly max: number | null;
}

function amountOf(text: string): number | null {
  const amount = Math.round(Number(text));
  return text === '' || !Number.isFinite(amount) ? null : Math.min(priceTop, Math.max(0, amount));
}

/**
 * The bounds of two typed prices. The minimum is between 0 and the maximum, the maximum between the minimum and 50,000
 * (STAY-8): the field that was just `typed` is adjusted, the other one stays.
 */
export function priceBounds(low: string, high: string, typed: 'min' | 'max'): PriceBounds {
  const least = amountOf(low) ?? 0;
  const most = amountOf(high) ?? priceTop;
  const min = typed === 'min' ? Math.min(least, most) : least;
  const max = typed === 'max' ? Math.max(least, most) : most;
  return { min: min === 0 ? null : min, max: max === priceTop ? null : max };
}
