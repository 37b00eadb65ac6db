import type { Bits } from './bits.ts';
import type { IndexQuery, Totals } from './index-query.ts';
import type { ProductIndex } from './product-index.ts';
import type { Scope } from './scope.ts';
import { costIn, type Prices, priceIn } from './work.ts';

/**
 * The first of the chosen products by total, else by price; those with an unknown price come last. The total is calculated
 * for few: within a group it is skipped once a cheaper product was already too expensive.
 */
export function firstByPrice(
  { ids, group, groups }: ProductIndex,
  { sort, most, totals, nights }: Pick<IndexQuery, 'sort' | 'most' | 'totals' | 'nights'>,
  chosen: Bits,
  { ranges }: Scope,
  prices: Prices,
): number[] {
  if (most === 0) return [];
  const sign = sort === 'price-low' ? 1 : -1;
  const totalBy = totals && nights ? groups.map((name) => risingTotal(totals, name)) : null;
  // by group: the cost from which on all come after the last one wanted
  const behind = new Float64Array(Math.max(1, groups.length)).fill(Number.POSITIVE_INFINITY);
  let last = Number.POSITIVE_INFINITY;
  let found: { p: number; place: number }[] = [];
  const keepFirst = () => {
    found.sort((a, b) => (a.place === b.place ? (ids[a.p] ?? 0) - (ids[b.p] ?? 0) : a.place < b.place ? -1 : 1));
    found = found.slice(0, most);
    if (found.length === most) last = found[most - 1]?.place ?? last;
  };
  for (const [from, to] of ranges)
    for (let w = from; w < to; w++)
      for (let word = chosen[w] ?? 0; word !== 0; word &= word - 1) {
        const p = w * 32 + 31 - Math.clz32(word & -word);
        const own = totalBy ? (group[p] ?? 0) : 0;
        const cost = totalBy ? costIn(prices, p) : priceIn(prices, p);
        if (cost >= 0 && sign * cost >= (behind[own] ?? 0)) continue;
        const by = totalBy?.[own];
        const price = by && cost >= 0 ? by.of(cost) : cost;
        const place = price < 0 ? Number.POSITIVE_INFINITY : sign * price;
        if (place > last) {
          if (cost >= 0 && by?.rises !== false) behind[own] = Math.min(behind[own] ?? 0, sign * cost);
          continue;
        }
        found.push({ p, place });
        if (found.length >= 2 * most + 64) keepFirst();
      }
  keepFirst();
  return found.map(({ p }) => p);
}

/** The totals of a group, and whether a higher cost is a higher total everywhere. */
function risingTotal({ of, steps }: Totals, group: string) {
  const total = of(group);
  return { of: total, rises: steps.every((step) => total(step - 1) <= total(step)) };
}
