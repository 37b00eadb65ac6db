import type { Answer, Asked } from './asked.ts';
import { type Bits, eachBit, noBits, ones } from './bits.ts';
import { freeOnNights, Work } from './free-nights.ts';
import type { Party } from './indexed-product.ts';
import { allOf, countsOf, type Passing, passingOf, pricesOf, within } from './narrow.ts';
import type { ProductIndex } from './product-index.ts';
import { type Compare, comparisons, firstOf, type Ranked, Ranking } from './ranking.ts';
import { type Scope, scopeOf } from './scope.ts';

type Facets = readonly ReadonlyMap<string, Bits>[];

/** An index with the orders of its products and the place in which questions are answered, one at a time. */
export class SearchIndex {
  readonly products: ProductIndex;
  readonly #compare: Readonly<Record<Ranked, Compare>>;
  readonly #ranked: Readonly<Record<Ranked, Ranking>>;
  readonly #work: Work;
  readonly #scratch: Bits;

  constructor(products: ProductIndex, usualRating: number) {
    this.products = products;
    this.#compare = comparisons(products, usualRating);
    const most = products.words * 32;
    this.#ranked = {
      recommended: new Ranking(this.#compare.recommended, most),
      rating: new Ranking(this.#compare.rating, most),
    };
    this.#work = new Work(products.words);
    this.#scratch = noBits(products.words);
  }

  /** What it and all that belongs to it take. */
  get bytes(): number {
    const { fit, cost, touched } = this.#work;
    const own = [fit, cost, touched, this.#scratch].reduce((sum, { byteLength }) => sum + byteLength, 0);
    return this.products.bytes + this.#ranked.recommended.bytes + this.#ranked.rating.bytes + own;
  }

  /** After products were put into `products` without `change`: all of them at once. */
  rank(): void {
    const numbers: number[] = [];
    eachBit(this.products.live, 0, this.products.words, (p) => numbers.push(p));
    for (const ranking of Object.values(this.#ranked)) ranking.fill(Int32Array.from(numbers));
  }

  /** A product that is put into `products` or removed from it, by `write`. */
  change<Result>(id: number, write: () => Result): Result {
    const before = this.products.numberOf(id);
    if (before >= 0) for (const ranking of Object.values(this.#ranked)) ranking.remove(before);
    const result = write();
    const after = this.products.numberOf(id);
    if (after >= 0) for (const ranking of Object.values(this.#ranked)) ranking.add(after);
    return result;
  }

  find(asked: Asked): Answer {
    const index = this.products;
    const scope = scopeOf(index, asked, this.#scratch);
    const party = asked.party && index.partyOf(asked.party);
    const base = this.#had(asked, party, scope);
    const priceOf = this.#priceOf(asked, party);
    const facets = party ? this.#facetsWith(asked.nights ? this.#work.valuesOf(index) : party.has) : index.facets;
    const passing = passingOf(asked, index, facets, scope, base, priceOf);
    const chosen = allOf(base, passing, scope);
    let total = 0;
    for (const [from, to] of scope.ranges) for (let w = from; w < to; w++) total += ones(chosen[w] ?? 0);
    const prices = pricesOf(asked, allOf(base, passing, scope, 'price'), scope, priceOf);
    const counts = asked.facets.map((facet, at) => {
      const own = facet.choose !== 'all' && facet.chosen.length > 0;
      const mask = own ? allOf(base, passing, scope, at) : chosen;
      return countsOf(facets[at] ?? new Map(), facet.always, mask, scope);
    });
    const soldOut =
      asked.nights && party && total <= asked.most
        ? this.#soldOut(asked, party, allOf(base, passing, scope, 'price'), scope, facets === index.facets && passing)
        : 0;
    // last: the order by price writes over what all nights cost
    const ids = this.#first(asked, chosen, scope, total, priceOf).map((p) => index.ids[p] ?? 0);
    return { total, counts, ...prices, ids, soldOut };
  }

  /** What can be had in the scope, whatever the filters. */
  #had({ nights }: Asked, party: Party | null, scope: Scope): Bits {
    if (nights && party) freeOnNights(this.products, party, nights, scope, this.#work);
    const fit = !party ? this.products.live : nights ? this.#work.fit : party.fit;
    const had = noBits(this.products.words);
    for (const [from, to] of scope.ranges)
      for (let w = from; w < to; w++) had[w] = (fit[w] ?? 0) & (scope.here[w] ?? 0);
    return had;
  }

  /** By which it is filtered; below 0: unknown. */
  #priceOf({ nights, priced }: Asked, party: Party | null): (p: number) => number {
    const { cost } = this.#work;
    const prices = party ? party.price : this.products.price;
    if (!nights) return (p) => prices[p] ?? -1;
    if (priced === 'whole') return (p) => cost[p] ?? 0;
    return (p) => Math.round((cost[p] ?? 0) / nights.count);
  }

  /** The values of products, of which those of options are these. */
  #facetsWith(of: readonly Bits[]): Facets {
    const { facets, ofOptions, stock } = this.products;
    if (ofOptions < 0) return facets;
    const own = new Map(of.map((bits, at) => [stock.words[at] ?? '', bits]));
    return facets.map((facet, at) => (at === ofOptions ? own : facet));
  }

  /** Those that could take the party and pass by what they ordinarily have and cost, but for those that can be `had` now. */
  #soldOut(asked: Asked, party: Party, had: Bits, scope: Scope, same: Passing | false): number {
    const { products } = this;
    const otherwise = noBits(this.products.words);
    const could = asked.onOtherDays === 'all' ? this.products.live : party.fit;
    for (const [from, to] of scope.ranges)
      for (let w = from; w < to; w++) otherwise[w] = (could[w] ?? 0) & (scope.here[w] ?? 0) & ~(had[w] ?? 0);
    const unpriced = { ...asked, min: null, max: null };
    const ordinary = asked.onOtherDays === 'all' ? products.facets : this.#facetsWith(party.has);
    const passing = same || passingOf(unpriced, products, ordinary, scope, otherwise, () => -1);
    const passed = allOf(otherwise, passing, scope, 'price');
    const { price } = this.products;
    let sum = 0;
    for (const [from, to] of scope.ranges)
      eachBit(passed, from, to, (p) => {
        if (within(asked, price[p] ?? -1)) sum += 1;
      });
    return sum;
  }

  #first(asked: Asked, chosen: Bits, scope: Scope, total: number, priceOf: (p: number) => number): number[] {
    const { sort, most, shown, nights } = asked;
    if (sort === 'recommended' || sort === 'rating') {
      // few of all: the best of those; else the order is walked until enough are found
      const everywhere = 'all' in asked.where;
      return everywhere && 16 * total > this.products.words
        ? this.#ranked[sort].first(chosen, most)
        : firstOf(chosen, scope.ranges, Math.min(most, total), this.#compare[sort]);
    }
    const { cost } = this.#work;
    const { ids, group, groups } = this.products;
    const shownBy = shown && nights && groups.map(shown);
    for (const [from, to] of scope.ranges)
      eachBit(chosen, from, to, (p) => {
        cost[p] = shownBy ? (shownBy[group[p] ?? 0]?.(cost[p] ?? 0) ?? 0) : priceOf(p);
      });
    const up = sort === 'price-low' ? 1 : -1;
    return firstOf(chosen, scope.ranges, Math.min(most, total), (a, b) => {
      const [first, second] = [cost[a] ?? 0, cost[b] ?? 0];
      if (first !== second) {
        if (first < 0 || second < 0) return first < 0 ? 1 : -1;
        return first < second ? -up : up;
      }
      return (ids[a] ?? 0) - (ids[b] ?? 0);
    });
  }
}
