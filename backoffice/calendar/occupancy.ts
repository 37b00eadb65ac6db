/** How much of a day is taken, in steps: none, up to a third, up to two thirds, more, all. */
export type TintLevel = 0 | 1 | 2 | 3 | 4;

/** The step of a day with that many units, of which that many are taken. Without units it is 0. */
export function tintLevel(units: number, taken: number): TintLevel {
  if (units <= 0 || taken <= 0) return 0;
  if (taken >= units) return 4;
  const share = taken / units;
  return share <= 1 / 3 ? 1 : share <= 2 / 3 ? 2 : 3;
}

/** A price of a narrow cell, in paise: '950', '4.1k', '12k', '1.3L' (lakh). Rounded to two figures from ₹1,000 on. */
export function shortPrice(paise: number): string {
  const rupees = Math.round(paise / 100);
  if (rupees < 1_000) return String(rupees);
  const [size, unit] = rupees < 99_500 ? [1_000, 'k'] : [100_000, 'L'];
  const count = rupees / size;
  return `${count < 9.95 ? count.toFixed(1).replace('.0', '') : Math.round(count)}${unit}`;
}
