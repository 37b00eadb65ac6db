import { stayListViewTexts } from '../../messages/en/stay/list-view.ts';
import type { Translate } from '../../messages/translate.ts';
import type { FoundStays } from '../../service/catalog/stays/stay-list.ts';
import type { StaySearch } from '../../service/catalog/stays/stay-search.ts';
import { bucketWidth, priceTop } from '../../service/catalog/stays/stay-vocabulary.ts';
import { formatMoney, type Paise, paiseOf, rupee, times } from '../../service/core/money.ts';

export interface PriceView {
  min: Paise | null;
  max: Paise | null;
  /** The maximum of the inputs (STAY-8). */
  top: Paise;
  /** The placeholders of the inputs, and the text below them; null if nothing is found. */
  found: { min: Paise; max: Paise; text: string } | null;
  /** The histogram as the outline of its bars in a box of 100 × 40, and the price at its right edge. */
  bars: { path: string; to: Paise } | null;
}

/** The histogram spans at least this price, so that two cheap stays do not fill it. */
const leastSpan = times(rupee, 10_000);
const height = 40;

/** Bars for the price ranges up to the most expensive result, each as high as its number of stays. */
export function histogramBars(histogram: readonly number[]): PriceView['bars'] {
  const last = histogram.findLastIndex((count) => count > 0);
  if (last < 0) return null;
  const shown = histogram.slice(0, Math.max(last + 1, leastSpan / bucketWidth));
  const most = Math.max(...shown);
  const width = 100 / shown.length;
  const number = (value: number) => String(Number(value.toFixed(2)));
  const bars = shown.flatMap((count, index) => {
    if (count === 0) return [];
    // a single stay must still be visible
    const high = Math.max(2, (count / most) * height);
    return [`M${number(index * width)} ${height}v${number(-high)}h${number(width * 0.86)}v${number(high)}z`];
  });
  return { path: bars.join(''), to: times(bucketWidth, shown.length) };
}

export function priceView(t: Translate, { min, max }: StaySearch, { priceRange, histogram }: FoundStays): PriceView {
  return {
    min,
    max,
    top: priceTop,
    found: priceRange && {
      min: priceRange.min,
      max: paiseOf(Math.min(priceRange.max, priceTop)),
      text:
        priceRange.min === priceRange.max
          ? t(stayListViewTexts.oneCost, { price: formatMoney(priceRange.min) })
          : t(stayListViewTexts.cost, { min: formatMoney(priceRange.min), max: formatMoney(priceRange.max) }),
    },
    bars: histogramBars(histogram),
  };
}
