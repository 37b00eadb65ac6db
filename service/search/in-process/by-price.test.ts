import { expect, test } from 'vitest';
import type { Totals } from '../../catalog/lists/list-sql.ts';
import { noBits, setBit } from './bits.ts';
import { firstByPrice } from './by-price.ts';
import { ProductIndex } from './product-index.ts';

const count = 3_000;
const groups: Record<string, (cost: number) => number> = {
  plain: (cost) => cost,
  taxed: (cost) => cost + Math.ceil(cost / 10_000) * 1_800,
  // some higher costs are lower totals
  falling: (cost) => (cost > 300_000 ? cost / 10 : cost),
};
const totals: Totals = { groupOf: (name) => name, of: (group) => groups[group] ?? (() => 0), steps: [300_001] };

let state = 5;
function below(most: number): number {
  state = (Math.imul(state ^ (state >>> 15), state | 1) + 0x6d2b79f5) | 0;
  return Math.floor((((state ^ (state >>> 14)) >>> 0) / 2 ** 32) * most);
}

const index = new ProductIndex({
  places: [{ place: 0, products: count, options: 0 }],
  facets: [[]],
  group: 0,
  ofOptions: -1,
  nights: 1,
});
const names = Object.keys(groups);
// by shuffled ids, so that equal prices are not found in the order of their ids
const products = Array.from({ length: count }, (_, at) => ({
  id: ((at + 1) * 1_009) % 3_001,
  group: names[at % 3] ?? '',
}));
for (const { id, group } of products)
  index.put({
    id,
    place: 0,
    price: null,
    rating: 0,
    reviews: 0,
    latitude: null,
    longitude: null,
    values: [[group]],
    options: [],
  });

test('the first of many by total are those that sorting all of them finds', () => {
  const chosen = noBits(index.words);
  const each = new Int32Array(index.words * 32);
  const over = new Int16Array(index.words * 32);
  for (const { id } of products) {
    const p = index.numberOf(id);
    if (below(10) > 0) setBit(chosen, p);
    each[p] = below(50) === 0 ? -1 : 10_000 * (1 + below(60)) + below(2);
    over[p] = below(3) - 1;
  }
  for (const sort of ['price-low', 'price-high'] as const)
    for (const most of [1, 7, 24, 300])
      for (const [days, whole] of [
        [3, false],
        [3, true],
        [null, false],
      ] as const) {
        const costOf = (p: number) => (each[p] ?? 0) * (days ?? 1) + (days ? (over[p] ?? 0) : 0);
        const nights = days && { starts: [0], count: days, minutesBefore: [9_999], arrival: true };
        const found = firstByPrice(
          index,
          { sort, most, nights, totals: whole ? null : totals },
          chosen,
          { ranges: [[0, index.words]], options: [], here: chosen },
          { each, days, over, whole },
        );
        const all = products
          .map(({ id, group }) => ({ p: index.numberOf(id), id, group }))
          .filter(({ p }) => ((chosen[p >> 5] ?? 0) >>> p) & 1)
          .map(({ p, id, group }) => ({
            p,
            id,
            seen: days && !whole && costOf(p) >= 0 ? totals.of(group)(costOf(p)) : costOf(p),
          }));
        const up = sort === 'price-low' ? 1 : -1;
        all.sort(
          (a, b) => Number(a.seen < 0) - Number(b.seen < 0) || (a.seen < 0 ? 0 : up * (a.seen - b.seen)) || a.id - b.id,
        );
        expect(found, `${sort} ${most} ${days}`).toEqual(all.slice(0, most).map(({ p }) => p));
      }
});
