import type { Day } from '../../core/day.ts';
import { type Paise, paiseOf } from '../../core/money.ts';
import type { TaxRule } from '../settings/tax-rules.ts';
import { ruleFor, taxOn } from '../tax.ts';

/** Percent of tax on a car whose dearest day costs that. */
export type CarTax = (dearestDay: Paise) => number;

/** The tax on cars of that day under these rules. */
export function carTaxOf(rules: readonly TaxRule[], on: Day): CarTax {
  return (unitPrice) => ruleFor({ supply: 'car-rental', unitPrice }, rules, on)?.percent ?? 0;
}

/** What a car costs for its days. */
export interface CarPrice {
  readonly days: number;
  /** The average day. */
  readonly perDay: Paise;
  /** All days, without tax. */
  readonly total: Paise;
  readonly taxPercent: number;
  readonly tax: Paise;
  readonly payable: Paise;
}

/** `total`: what all days cost; `dearest`: the dearest of them, which decides the tax. */
export function carPrice(
  { total, dearest, days }: { total: Paise; dearest: Paise; days: number },
  taxOf: CarTax,
): CarPrice {
  const taxPercent = taxOf(dearest);
  const tax = taxOn(total, taxPercent);
  const perDay = paiseOf(Math.round(total / days));
  return { days, perDay, total, taxPercent, tax, payable: paiseOf(total + tax) };
}

/** S2 §9: whole percent off the recorded former price, where there is one and it was higher. */
export function percentOff(price: Paise, originalPrice: Paise | null): number | null {
  if (originalPrice === null || originalPrice <= price) return null;
  return Math.round((1 - price / originalPrice) * 100);
}

/** '3 days' */
export const daysText = (days: number): string => (days === 1 ? '1 day' : `${days} days`);
