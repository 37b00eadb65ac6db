import { calendarLabelsTexts } from '../../messages/en/calendar-labels.ts';
import type { Translate } from '../../messages/translate.ts';
import type { Paise } from '../../service/core/money.ts';

/** What a calendar says of prices: only those that differ from the usual one. */
export interface PriceMarks {
  /** The most frequent price; null: no two days cost the same. */
  readonly usual: Paise | null;
  /** The lowest price; null: it is the usual one. */
  readonly lowest: Paise | null;
}

/** The usual and the lowest of these prices; undefined: there are none. */
export function priceMarks(prices: readonly Paise[]): PriceMarks | undefined {
  const times = new Map<Paise, number>();
  for (const price of prices) times.set(price, (times.get(price) ?? 0) + 1);
  // of equally frequent prices the lowest
  const [most] = [...times].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  const lowest = [...times.keys()].sort((a, b) => a - b)[0];
  if (!most || lowest === undefined) return undefined;
  const usual = most[1] > 1 || prices.length === 1 ? most[0] : null;
  return { usual, lowest: lowest === usual ? null : lowest };
}

/** '850', '2.5k', '24k', '1.2L': a price in the width of a day. */
export function shortPrice(t: Translate, price: Paise): string {
  const rupees = price / 100;
  const rounded = (part: number) => (part < 9.95 ? Math.round(part * 10) / 10 : Math.round(part));
  if (rupees < 1_000) return String(Math.round(rupees));
  const thousands = rounded(rupees / 1_000);
  if (thousands < 100) return t(calendarLabelsTexts.thousands, { count: String(thousands) });
  return t(calendarLabelsTexts.lakhs, { count: String(rounded(rupees / 100_000)) });
}
