import { type Bits, eachBit, ones } from './bits.ts';
import { firstByPrice } from './by-price.ts';
import { freeOnNights } from './free-nights.ts';
import type { IndexAnswer, IndexQuery } from './index-query.ts';
import type { IndexedParty } from './indexed-product.ts';
import { allOf, countsOf, type Passing, passingOf, pricesOf, within } from './narrow.ts';
import type { ProductIndex } from './product-index.ts';
import { type Compare, comparisons, firstOf, type Ranked, Ranking } from './ranking.ts';
import { type Scope, scopeOf } from './scope.ts';
import { Pace } from './serial-queue.ts';
import { type Prices, pricesIn, Work } from './work.ts';

type Facets = readonly ReadonlyMap<string, Bits>[];

/** An index with the sort orders of its products and the scratch memory for one question at a time (`queue.ts`). */
export class SearchIndex {
  readonly products: ProductIndex;
  readonly #compare: Readonly<Record<Ranked, Compare>>;
  readonly #ranked: Readonly<Record<Ranked, Ranking>>;
  readonly #work: Work;

  constructor(products: ProductIndex, usualRating: number) {
    this.products = products;
    this.#compare = comparisons(products, usualRating);
    const most = products.words * 32;
    this.#ranked = {
      recommended: new Ranking(this.#compare.recommended, most),
      rating: new Ranking(this.#compare.rating, most),
    };
    this.#work = new Work(products.words);
  }

  /** Bytes of the index and everything that belongs to it. */
  get bytes(): number {
    const { recommended, rating } = this.#ranked;
    return this.products.bytes + recommended.bytes + rating.bytes + this.#work.bytes;
  }

  /** Sorts all products, after some were put into `products` without `change`. */
  async rank(): Promise<void> {
    const { live, words } = this.products;
    const numbers = new Int32Array(words * 32);
    let length = 0;
    eachBit(live, 0, words, (p) => {
      numbers[length] = p;
      length += 1;
    });
    for (const ranking of Object.values(this.#ranked)) await ranking.fill(numbers.subarray(0, length));
  }

  /** Puts a product into `products` or removes it, by `write`, and updates the sort orders. */
  change<Result>(id: number, write: () => Result): Result {
    const before = this.products.numberOf(id);
    if (before >= 0) for (const ranking of Object.values(this.#ranked)) ranking.remove(before);
    const result = write();
    const after = this.products.numberOf(id);
    if (after >= 0) for (const ranking of Object.values(this.#ranked)) ranking.add(after);
    return result;
  }

  /** Answers a question, with pauses if it takes long. Nothing may change in the meantime. */
  async find(query: IndexQuery): Promise<IndexAnswer> {
    const pace = new Pace();
    const index = this.products;
    this.#work.begin();
    const scope = scopeOf(index, query, this.#work);
    const party = query.party && (await index.partyOf(query.party, pace));
    const base = await this.#had(query, party, scope, pace);
    const prices = pricesIn(this.#work, index, party, query.nights?.count ?? null, query.priced === 'whole');
    const facets = party ? this.#facetsWith(query.nights ? this.#work.valuesOf(index) : party.has) : index.facets;
    const passing = passingOf(query, index, facets, scope, base, prices, this.#work);
    const chosen = allOf(base, passing, scope, this.#work);
    let total = 0;
    for (const [from, to] of scope.ranges) for (let w = from; w < to; w++) total += ones(chosen[w] ?? 0);
    await pace.pause();
    const shown = pricesOf(query, allOf(base, passing, scope, this.#work, 'price'), scope, prices);
    const counts: Record<string, number>[] = [];
    for (const [at, facet] of query.facets.entries()) {
      await pace.pause();
      const own = facet.choose !== 'all' && facet.chosen.length > 0;
      const mask = own ? allOf(base, passing, scope, this.#work, at) : chosen;
      counts.push(countsOf(facets[at] ?? new Map(), facet.always, mask, scope));
    }
    const soldOut =
      query.nights && party && total <= query.most
        ? this.#soldOut(
            query,
            party,
            allOf(base, passing, scope, this.#work, 'price'),
            scope,
            facets === index.facets && passing,
          )
        : 0;
    await pace.pause();
    const ids = this.#first(query, chosen, scope, total, prices).map((p) => index.ids[p] ?? 0);
    return { total, counts, ...shown, ids, soldOut };
  }

  /** The available products in the scope, ignoring filters. */
  async #had({ nights }: IndexQuery, party: IndexedParty | null, scope: Scope, pace: Pace): Promise<Bits> {
    if (nights && party) await freeOnNights(this.products, party, nights, scope, this.#work, pace);
    const fit = !party ? this.products.live : nights ? this.#work.fit : party.fit;
    const had = this.#work.take();
    for (const [from, to] of scope.ranges)
      for (let w = from; w < to; w++) had[w] = (fit[w] ?? 0) & (scope.here[w] ?? 0);
    return had;
  }

  /** The facets, with these values for the facet of options. */
  #facetsWith(of: readonly Bits[]): Facets {
    const { facets, ofOptions, stock } = this.products;
    if (ofOptions < 0) return facets;
    const own = new Map(of.map((bits, at) => [stock.words[at] ?? '', bits]));
    return facets.map((facet, at) => (at === ofOptions ? own : facet));
  }

  /** The number of products that fit the party and pass the filters on ordinary days, without those available now. */
  #soldOut(query: IndexQuery, party: IndexedParty, had: Bits, scope: Scope, same: Passing | false): number {
    const { products } = this;
    const otherwise = this.#work.take();
    const could = query.onOtherDays === 'all' ? this.products.live : party.fit;
    for (const [from, to] of scope.ranges)
      for (let w = from; w < to; w++) otherwise[w] = (could[w] ?? 0) & (scope.here[w] ?? 0) & ~(had[w] ?? 0);
    const unpriced = { ...query, min: null, max: null };
    const ordinary = query.onOtherDays === 'all' ? products.facets : this.#facetsWith(party.has);
    const prices = pricesIn(this.#work, products, null, null, false);
    const passing = same || passingOf(unpriced, products, ordinary, scope, otherwise, prices, this.#work);
    const passed = allOf(otherwise, passing, scope, this.#work, 'price');
    const { price } = this.products;
    let sum = 0;
    for (const [from, to] of scope.ranges)
      eachBit(passed, from, to, (p) => {
        if (within(query, price[p] ?? -1)) sum += 1;
      });
    return sum;
  }

  #first(query: IndexQuery, chosen: Bits, scope: Scope, total: number, prices: Prices): number[] {
    const { sort, most } = query;
    if (sort === 'recommended' || sort === 'rating') {
      // few results: the best of them; many: walks through the sort order until enough are found
      const everywhere = 'all' in query.where;
      return everywhere && 16 * total > this.products.words
        ? this.#ranked[sort].first(chosen, most)
        : firstOf(chosen, scope.ranges, Math.min(most, total), this.#compare[sort]);
    }
    return firstByPrice(this.products, query, chosen, scope, prices);
  }
}
