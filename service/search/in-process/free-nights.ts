import type { NightsQuery } from './index-query.ts';
import type { IndexedParty } from './indexed-product.ts';
import { NightScan } from './night-scan.ts';
import { NightsRead } from './nights-read.ts';
import type { ProductIndex } from './product-index.ts';
import type { Scope } from './scope.ts';
import type { Pace } from './serial-queue.ts';
import type { Work } from './work.ts';

/**
 * Fills `work` with the availability on the requested nights: which products have an option that is free on all of
 * them, its cost for the cheapest option and start, and `work.valuesOf` the values of the free options. Only within
 * `scope`.
 */
export async function freeOnNights(
  index: ProductIndex,
  party: IndexedParty,
  query: NightsQuery,
  scope: Scope,
  work: Work,
  pace: Pace,
): Promise<void> {
  const { fit, price, over } = work;
  for (const [from, to] of scope.ranges) {
    fit.set(party.fit.subarray(from, to), from);
    price.set(party.price.subarray(from * 32, to * 32), from * 32);
    over.fill(0, from * 32, to * 32);
    for (const [at, bits] of work.valuesOf(index).entries()) {
      const ordinary = party.has[at];
      if (ordinary) bits.set(ordinary.subarray(from, to), from);
      else bits.fill(0, from, to);
    }
  }
  const { productOf } = index.stock;
  const scan = new NightScan(index, party, query, scope, work);
  for (const [first, end] of scope.options) {
    const nights = new NightsRead(index.stock, query, first);
    for (let from = first; from < end; ) {
      let to = Math.min(end, from + scan.most);
      // options of one product stay together
      while (to < end && productOf[to] === productOf[to - 1] && productOf[to] !== -1) to += 1;
      scan.at(nights, from, to);
      if (pace.isDue) await pace.pause();
      from = to;
    }
  }
}
