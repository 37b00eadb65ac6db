import { fromRupees, type Paise } from '../../service/core/money.ts';
import { isAmount, readNumber } from '../../service/core/typed-number.ts';

/** An amount as it was typed, with two decimals at most; undefined for what is none, or is unclear. */
export function rupeesTyped(typed: string): Paise | undefined {
  const rupees = readNumber(typed, 'money');
  return typeof rupees === 'number' && isAmount(rupees) ? fromRupees(rupees) : undefined;
}
