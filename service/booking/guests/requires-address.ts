import { type Paise, rupee } from '../../core/money.ts';

/** From this amount, invoices state address and State of the buyer (CGST Rules 2017, rule 46). */
const addressThreshold = 50_000 * rupee;

/** Returns true if a buyer who pays that amount is asked for address and State. */
export function requiresAddress(total: Paise): boolean {
  return total >= addressThreshold;
}
