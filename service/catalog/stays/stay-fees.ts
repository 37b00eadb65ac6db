import { fromRupees, type Paise, paiseOf, sum } from '../../core/money.ts';
import type { Fee } from '../product.ts';
import { taxOn } from '../tax.ts';

/** Added once to a stay (S1 §9). */
export const stayFees: readonly Fee[] = [
  { name: 'Cleaning fee', amount: fromRupees(500) },
  { name: 'Service fee', amount: fromRupees(500) },
];

export const allStayFees: Paise = sum(stayFees.map(({ amount }) => amount));

/** S1 §9's total: what the rooms cost over all nights, with the fees. */
export function stayTotal(roomsAndNights: Paise): Paise {
  return paiseOf(roomsAndNights + allStayFees);
}

/** What is paid in the end: the total and its tax. */
export function stayPayable(roomsAndNights: Paise, taxPercent?: number): Paise {
  const total = stayTotal(roomsAndNights);
  return paiseOf(total + taxOn(total, taxPercent));
}
