import { type Bits, countBoth } from './bits.ts';
import type { IndexAnswer, IndexQuery } from './index-query.ts';
import type { ProductIndex } from './product-index.ts';
import type { Scope } from './scope.ts';
import { type Prices, priceIn, type Work } from './work.ts';

/** The products that pass each active facet, by its position in the index, and by 'price' and 'area'. */
export type Passing = ReadonlyMap<number | 'price' | 'area', Bits>;

export function passingOf(
  query: IndexQuery,
  index: ProductIndex,
  facets: readonly ReadonlyMap<string, Bits>[],
  { ranges, here }: Scope,
  base: Bits,
  prices: Prices,
  work: Work,
): Passing {
  const passing = new Map<number | 'price' | 'area', Bits>();
  for (const [at, { chosen, choose }] of query.facets.entries()) {
    if (chosen.length === 0) continue;
    const passed = work.take();
    const values = chosen.map((value) => facets[at]?.get(value));
    for (const [from, to] of ranges)
      for (let w = from; w < to; w++) {
        let word = choose === 'all' ? -1 : 0;
        for (const bits of values) word = choose === 'all' ? word & (bits?.[w] ?? 0) : word | (bits?.[w] ?? 0);
        passed[w] = word;
      }
    passing.set(at, passed);
  }
  const keep = (name: 'price' | 'area', of: Bits, passes: (p: number) => boolean) => {
    const passed = work.take();
    for (const [from, to] of ranges)
      for (let w = from; w < to; w++) {
        let word = of[w] ?? 0;
        for (let left = word; left !== 0; left &= left - 1) {
          const bit = left & -left;
          if (!passes(w * 32 + 31 - Math.clz32(bit))) word &= ~bit;
        }
        passed[w] = word;
      }
    passing.set(name, passed);
  };
  if (query.min !== null || query.max !== null) keep('price', base, (p) => within(query, priceIn(prices, p)));
  if (query.area) {
    const { west, south, east, north } = query.area;
    const { latitude, longitude } = index;
    const between = (degrees: number | undefined, least: number, most: number) =>
      degrees !== undefined && degrees >= least && degrees <= most;
    keep('area', here, (p) => between(latitude[p], south, north) && between(longitude[p], west, east));
  }
  return passing;
}

/** True if a price passes its filter; an unknown one does not. */
export function within({ min, max }: Pick<IndexQuery, 'min' | 'max'>, price: number): boolean {
  if (min === null && max === null) return true;
  return price >= 0 && (min === null || price >= min) && (max === null || price <= max);
}

/** The products of the base that pass all facets except the one left out. */
export function allOf(base: Bits, passing: Passing, { ranges }: Scope, work: Work, left?: number | 'price'): Bits {
  const masks = [...passing].filter(([name]) => name !== left).map(([, passed]) => passed);
  if (masks.length === 0) return base;
  const all = work.take();
  for (const [from, to] of ranges)
    for (let w = from; w < to; w++) {
      let word = base[w] ?? 0;
      for (const mask of masks) word &= mask[w] ?? 0;
      all[w] = word;
    }
  return all;
}

export function countsOf(
  facet: ReadonlyMap<string, Bits>,
  always: readonly string[],
  mask: Bits,
  { ranges }: Scope,
): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const [value, bits] of facet) {
    let sum = 0;
    for (const [from, to] of ranges) sum += countBoth(bits, mask, from, to);
    if (sum > 0 || always.includes(value)) counts[value] = sum;
  }
  return counts;
}

export function pricesOf(
  { bars }: Pick<IndexQuery, 'bars'>,
  mask: Bits,
  { ranges }: Scope,
  prices: Prices,
): Pick<IndexAnswer, 'bars' | 'cheapest' | 'dearest'> {
  if (!bars) return { bars: null, cheapest: null, dearest: null };
  const { count, step } = bars;
  const { each, over } = prices;
  const days = prices.whole ? (prices.days ?? 1) : 0;
  const sums = new Int32Array(count + 1);
  let cheapest = Number.POSITIVE_INFINITY;
  let dearest = -1;
  for (const [from, to] of ranges)
    for (let w = from; w < to; w++)
      for (let word = mask[w] ?? 0; word !== 0; word &= word - 1) {
        const p = w * 32 + 31 - Math.clz32(word & -word);
        let price = each[p] ?? 0;
        if (price < 0) continue;
        if (days > 0) price = price * days + (over[p] ?? 0);
        if (price < cheapest) cheapest = price;
        if (price > dearest) dearest = price;
        const bar = Math.min(count, Math.floor(price / step));
        sums[bar] = (sums[bar] ?? 0) + 1;
      }
  if (dearest < 0) return { bars: null, cheapest: null, dearest: null };
  const counted: Record<string, number> = {};
  for (const [bar, sum] of sums.entries()) if (sum > 0) counted[bar] = sum;
  return { bars: counted, cheapest, dearest };
}
