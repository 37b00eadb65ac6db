import { fromRupees, type Paise } from '../../service/core/money.ts';
import { isAmount, readNumber } from '../../service/core/typed-number.ts';

/** The amount in typed text, with at most two decimals; undefined if it is not a number or is ambiguous. */
export function parseRupees(typed: string): Paise | undefined {
  const rupees = readNumber(typed, 'money');
  return typeof rupees === 'number' && isAmount(rupees) ? fromRupees(rupees) : undefined;
}
