import type { Totals } from '../../catalog/lists/list-sql.ts';
import type { Bits } from './bits.ts';
import type { IndexQuery } from './index-query.ts';
import type { ProductIndex } from './product-index.ts';
import type { Scope } from './scope.ts';
import { costIn, type Prices, priceIn } from './work.ts';

/** The first of the chosen products by total, else by price; those with an unknown price come last. */
export function firstByPrice(
  index: ProductIndex,
  { sort, most, totals, nights }: Pick<IndexQuery, 'sort' | 'most' | 'totals' | 'nights'>,
  chosen: Bits,
  { ranges }: Scope,
  prices: Prices,
): number[] {
  if (most === 0) return [];
  const sign = sort === 'price-low' ? 1 : -1;
  const parts = totals && nights ? new Parts(index, totals) : null;
  const first = Array.from({ length: parts?.count ?? 1 }, () => new First(index.ids, most));
  const unknown = new First(index.ids, most);
  for (const [from, to] of ranges)
    for (let w = from; w < to; w++)
      for (let word = chosen[w] ?? 0; word !== 0; word &= word - 1) {
        const p = w * 32 + 31 - Math.clz32(word & -word);
        const price = parts ? costIn(prices, p) : priceIn(prices, p);
        if (price < 0) unknown.add(p, 0);
        else first[parts ? parts.partOf(p, price) : 0]?.add(p, sign * price);
      }
  const known = parts ? parts.merged(first, sign, most) : (first[0]?.sorted() ?? []);
  return [...known, ...unknown.sorted()].slice(0, most).map(({ p }) => p);
}

interface Placed {
  readonly p: number;
  readonly place: number;
}

/** The first `most` products by place, of equal ones by id. */
class First {
  readonly #ids: Int32Array;
  readonly #most: number;
  #found: Placed[] = [];
  #last = Number.POSITIVE_INFINITY;

  constructor(ids: Int32Array, most: number) {
    this.#ids = ids;
    this.#most = most;
  }

  add(p: number, place: number): void {
    if (place > this.#last) return;
    this.#found.push({ p, place });
    if (this.#found.length >= 2 * this.#most + 64) this.sorted();
  }

  sorted(): readonly Placed[] {
    const ids = this.#ids;
    this.#found.sort((a, b) => (a.place === b.place ? (ids[a.p] ?? 0) - (ids[b.p] ?? 0) : a.place - b.place));
    this.#found = this.#found.slice(0, this.#most);
    if (this.#found.length === this.#most) this.#last = this.#found.at(-1)?.place ?? this.#last;
    return this.#found;
  }
}

/** The products of each group between any two steps: there a higher cost is a higher total. */
class Parts {
  readonly count: number;
  readonly #index: ProductIndex;
  readonly #steps: readonly number[];
  readonly #totals: readonly ((cost: number) => number)[];
  /** By number of the index's group, the first part of its group of totals. */
  readonly #firstPart: readonly number[];

  constructor(index: ProductIndex, { groupOf, of, steps }: Totals) {
    const groups = [...new Set(index.groups.map(groupOf))];
    this.#index = index;
    this.#steps = steps;
    this.#totals = groups.map(of);
    this.#firstPart = index.groups.map((name) => groups.indexOf(groupOf(name)) * (steps.length + 1));
    this.count = groups.length * (steps.length + 1);
  }

  partOf(p: number, cost: number): number {
    let part = this.#firstPart[this.#index.group[p] ?? 0] ?? 0;
    for (const step of this.#steps) if (cost >= step) part += 1;
    return part;
  }

  /** The first `most` by total of these products of each part, whose places are costs; only theirs are calculated. */
  merged(first: readonly First[], sign: number, most: number): Placed[] {
    const { ids } = this.#index;
    const heads = first.flatMap((one, part) => {
      const total = this.#totals[Math.floor(part / (this.#steps.length + 1))];
      const placed = one.sorted();
      return total && placed.length > 0 ? [new Head(placed, (place) => sign * total(sign * place))] : [];
    });
    const merged: Placed[] = [];
    while (merged.length < most) {
      let next: Head | undefined;
      for (const head of heads)
        if (head.at && (!next?.at || head.at.place < next.at.place || isBefore(head.at, next.at))) next = head;
      if (!next?.at) break;
      merged.push(next.at);
      next.advance();
    }
    return merged;

    function isBefore(a: Placed, b: Placed): boolean {
      return a.place === b.place && (ids[a.p] ?? 0) < (ids[b.p] ?? 0);
    }
  }
}

/** The next product of a part, by total. */
class Head {
  at: Placed | undefined;
  #next = 0;
  readonly #placed: readonly Placed[];
  readonly #totalOf: (place: number) => number;

  constructor(placed: readonly Placed[], totalOf: (place: number) => number) {
    this.#placed = placed;
    this.#totalOf = totalOf;
    this.advance();
  }

  advance(): void {
    const next = this.#placed[this.#next];
    this.#next += 1;
    this.at = next && { p: next.p, place: this.#totalOf(next.place) };
  }
}
