import { type Paise, paiseOf } from '../core/money.ts';

/** The default rule: 18 % on everything (PRODUCT.md, Money and honesty). */
export const defaultTaxPercent = 18;

/** Tax on the amount, rounded to the nearest rupee. */
export function taxOn(amount: Paise, percent: number = defaultTaxPercent): Paise {
  return paiseOf(Math.round((amount * percent) / 10_000) * 100);
}
