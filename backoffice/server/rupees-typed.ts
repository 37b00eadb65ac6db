import { fromRupees, type Paise } from '../../service/core/money.ts';

/** An amount as it was typed, with two decimals at most; undefined for what is none. */
export function rupeesTyped(typed: string): Paise | undefined {
  const text = typed.replace(/[\s,₹]/g, '');
  return /^\d{1,9}(?:\.\d{1,2})?$/.test(text) ? fromRupees(Number(text)) : undefined;
}
