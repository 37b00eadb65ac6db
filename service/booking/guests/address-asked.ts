import { type Paise, rupee } from '../../core/money.ts';

/** From that amount on an invoice says address and State of whoever buys (CGST Rules 2017, rule 46), and these are asked for. */
const from = 50_000 * rupee;

/** Whether a buyer who pays that amount is asked for an address and a State. */
export function asksAddress(total: Paise): boolean {
  return total >= from;
}
