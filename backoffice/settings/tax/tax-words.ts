import type { TaxRule } from '../../../service/catalog/tax.ts';
import { formatMoney, fromRupees } from '../../../service/core/money.ts';

/** Labels of what a tax rule can apply to. */
export const supplyNames: Readonly<Record<TaxRule['supply'], string>> = {
  '*': 'Everything else',
  lodging: 'Rooms',
  tour: 'Tours',
  'transport-with-driver': 'Cars with a driver',
  'vehicle-without-driver': 'Cars without a driver',
  entry: 'Entry and activities',
  'service-fee': 'Our service fee',
};

/** 'up to ₹7,500': a band excludes its `to`, and prices are whole rupees. */
export function bandText({ from, to }: Pick<TaxRule, 'from' | 'to'>): string {
  const last = to === null ? undefined : formatMoney(fromRupees(Math.ceil(to) - 1));
  if (from === 0) return last === undefined ? 'any price' : `up to ${last}`;
  const first = formatMoney(fromRupees(Math.ceil(from)));
  return last === undefined ? `from ${first}` : `${first} to ${last}`;
}
