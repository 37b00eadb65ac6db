import type { Paise } from '../core/money.ts';

const small = (
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen ' +
  'Eighteen Nineteen'
).split(' ');
const tens = 'Zero Ten Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ');

/** Indian number units, largest first. */
const units = [
  [10_000_000, 'Crore'],
  [100_000, 'Lakh'],
  [1_000, 'Thousand'],
  [100, 'Hundred'],
] as const;

/** Returns a whole number from 0 on in words: 'One Lakh Twenty-Three Thousand Four Hundred Fifty-Six'. */
function words(number: number): string {
  const unit = units.find(([size]) => number >= size);
  if (unit) {
    const [size, name] = unit;
    const rest = number % size;
    return `${words(Math.floor(number / size))} ${name}${rest === 0 ? '' : ` ${words(rest)}`}`;
  }
  if (number < 20) return small[number] ?? '';
  const rest = number % 10;
  return `${tens[Math.floor(number / 10)]}${rest === 0 ? '' : `-${small[rest]}`}`;
}

/** Returns an amount from 0 on as invoices in India write it: 'Rupees One Lakh Twenty and Fifty Paise Only'. */
export function amountInWords(amount: Paise): string {
  const paise = amount % 100;
  const rupees = `Rupees ${words(Math.floor(amount / 100))}`;
  return `${rupees}${paise === 0 ? '' : ` and ${words(paise)} Paise`} Only`;
}
