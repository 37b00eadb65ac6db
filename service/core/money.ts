declare const paise: unique symbol;
/** An amount of money: a whole number of paise (1/100 rupee). */
export type Paise = number & { readonly [paise]: true };

/** Whether the number is whole. */
export function isPaise(amount: number): amount is Paise {
  return Number.isSafeInteger(amount);
}

/** Brands a whole number as paise. Throws RangeError for a fraction. */
export function paiseOf(amount: number): Paise {
  if (!isPaise(amount)) throw new RangeError(`Not a whole number of paise: ${amount}`);
  return amount;
}

/** The unit of prices and refunds: both are whole rupees. */
export const rupee = paiseOf(100);

/** Whether the amount is whole rupees. Older sales can have paise. */
export function isWholeRupees(amount: Paise): boolean {
  return amount % rupee === 0;
}

/** Rounds paise, which may be fractional, to the nearest rupee, half a rupee up. */
export function nearestRupee(amount: number): Paise {
  return paiseOf(Math.round(amount / rupee) * rupee);
}

/** Converts rupees to paise, rounded to the paisa. */
export function fromRupees(rupees: number): Paise {
  return paiseOf(Math.round(rupees * 100));
}

/** Converts paise to the rupees of the wire format: 123450 → 1234.5. */
export function toRupees(amount: Paise): number {
  return amount / 100;
}

export const zero = paiseOf(0);

export function sum(amounts: Iterable<Paise>): Paise {
  let total = 0;
  for (const amount of amounts) total += amount;
  return paiseOf(total);
}

export function times(amount: Paise, count: number): Paise {
  return paiseOf(amount * count);
}

/** A percentage of an amount, rounded to the rupee, half a rupee up. Two decimals of the percentage count. */
export function percentOf(amount: Paise, percent: number): Paise {
  return paiseOf(Math.floor((amount * Math.round(percent * 100) + 500_000) / 1_000_000) * rupee);
}

/** A percentage of an amount, rounded to the paisa, half a paisa up. Two decimals of the percentage count. */
export function exactPercentOf(amount: Paise, percent: number): Paise {
  return paiseOf(Math.floor((amount * Math.round(percent * 100) + 5_000) / 10_000));
}

const grouping = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

/**
 * `₹1,23,456`: en-IN grouping, no decimals (MONEY-1). A missing price is the specified '₹ 0'. Older amounts with paise
 * show them, so that the amount shown is the amount paid.
 */
export function formatMoney(amount: Paise | null | undefined): string {
  if (amount === null || amount === undefined) return '₹ 0';
  return isWholeRupees(amount) ? `₹${grouping.format(amount / 100)}` : formatExact(amount);
}

const exact = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `₹1,23,456.50`: with paise, as on invoices. */
export function formatExact(amount: Paise): string {
  return `₹${exact.format(amount / 100)}`;
}

/**
 * Distributes `amount` in proportion to `weights` (whole numbers) by largest remainder, of equal ones to the first: the
 * parts always add up to the amount. Whole rupees are distributed in whole rupees, other amounts, or with `step` 1, to
 * the paisa. If all weights are 0, the first part gets everything. Throws RangeError without any weights.
 */
export function distribute(
  amount: Paise,
  weights: readonly number[],
  step: number = isWholeRupees(amount) ? rupee : 1,
): Paise[] {
  if (weights.length === 0) throw new RangeError('No one to share with');
  if (weights.every((weight) => weight === 0)) return weights.map((_, index) => (index === 0 ? amount : zero));
  return wholeParts(amount / step, weights).map((part) => paiseOf(part * step));
}

function wholeParts(amount: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((total, weight) => total + weight, 0);
  const parts = weights.map((weight) => Math.floor((amount * weight) / whole));
  const left = amount - parts.reduce((total, part) => total + part, 0);
  // in whole numbers: as fractions, equal remainders could differ by a rounding error
  const byRemainder = parts
    .map((part, index) => ({ index, remainder: amount * (weights[index] ?? 0) - part * whole }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}

/** `-1234.05`: rupees with paise and without a currency sign, for programs. */
export function plainRupees(amount: Paise): string {
  const [rupees, paise] = [Math.floor(Math.abs(amount) / rupee), Math.abs(amount) % rupee];
  return `${amount < 0 ? '-' : ''}${rupees}.${String(paise).padStart(2, '0')}`;
}
