import { type Bits, clearBit, hasBit, noBits, setBit } from './bits.ts';
import { nobodyArrives, type Party } from './indexed-product.ts';
import { placeOf } from './night-list.ts';
import type { ProductIndex } from './product-index.ts';
import type { Scope } from './scope.ts';

/** When somebody comes, in nights after the first that is held. */
export interface NightsAsked {
  /** The nights on which it may begin. */
  readonly starts: readonly number[];
  readonly count: number;
  /** Of each start, how many minutes before the day begins it is now. */
  readonly minutesBefore: readonly number[];
  /** Whether there are days on which nobody arrives, or only who stays long: a night has those, a visit has not. */
  readonly arrival: boolean;
}

/** So many options are looked at together: what belongs to them stays near the processor. */
const together = 8_192;

/**
 * Makes `work.fit` and `work.cost` of a party what holds on the nights: who has an option that is free on all of them, and
 * what that comes to in the cheapest one, on the cheapest start; `work.valuesOf` what values the free ones have. In `scope` alone;
 * outside of it they say nothing.
 */
export function freeOnNights(index: ProductIndex, party: Party, asked: NightsAsked, scope: Scope, work: Work): void {
  const { fit, cost } = work;
  for (const [from, to] of scope.ranges) {
    fit.set(party.fit.subarray(from, to), from);
    for (let p = from * 32; p < to * 32; p++) cost[p] = (party.price[p] ?? 0) * asked.count;
    for (const [at, bits] of work.valuesOf(index).entries()) {
      const ordinary = party.has[at];
      if (ordinary) bits.set(ordinary.subarray(from, to), from);
      else bits.fill(0, from, to);
    }
  }
  const { productOf } = index.stock;
  for (const [first, end] of scope.options) {
    for (let from = first; from < end; ) {
      let to = Math.min(end, from + together);
      // a product is not divided
      while (to < end && productOf[to] === productOf[to - 1] && productOf[to] !== -1) to += 1;
      lookAt(index, party, asked, scope, work, from, to);
      from = to;
    }
  }
}

/** What is written anew for each question. */
export class Work {
  readonly fit: Int32Array;
  /** By product, for all nights, in paise. */
  readonly cost: Float64Array;
  readonly touched: Int32Array;
  /** By option, from the first that is looked at on. */
  readonly more = new Float64Array(together + 256);
  readonly enough = new Uint8Array(together + 256);
  readonly gone = new Uint8Array(together + 256);
  /** By the first option of a product: the cheapest of the starts on which it differs, and how many these are. */
  readonly best = new Float64Array(together + 256);
  readonly starts = new Uint8Array(together + 256);
  /** And the values of what is free of it, a bit each. */
  readonly has = new Int32Array(together + 256);
  readonly #values: Int32Array[] = [];

  constructor(words: number) {
    this.fit = noBits(words);
    this.cost = new Float64Array(words * 32);
    this.touched = noBits(words);
  }

  /** By each value that options have: who has something free that has it. */
  valuesOf({ stock }: ProductIndex): readonly Bits[] {
    while (this.#values.length < stock.words.length) this.#values.push(noBits(this.fit.length));
    return this.#values;
  }
}

function lookAt(
  index: ProductIndex,
  party: Party,
  { starts, count, minutesBefore, arrival }: NightsAsked,
  scope: Scope,
  work: Work,
  from: number,
  to: number,
): void {
  const { firstOption, options, stock } = index;
  const { productOf, guests, units, price: ordinaryPrice, closes, values } = stock;
  const { more, enough, gone, best, touched, has } = work;
  const everTouched: number[] = [];
  const now: number[] = [];

  /** Whether the option is one of those that the party asks of; its product is then looked at. */
  const touch = (option: number): boolean => {
    const p = productOf[option] ?? -1;
    if (p < 0 || (guests[option] ?? 0) < party.guests || !hasBit(scope.here, p)) return false;
    if (!hasBit(touched, p)) {
      setBit(touched, p);
      now.push(p);
    }
    return true;
  };

  for (const [at, start] of starts.entries()) {
    for (let night = start; night < start + count; night++) {
      const left = stock.left[night];
      if (left)
        for (let i = placeOf(left.options, left.length, from); i < left.length; i++) {
          const option = left.options[i] ?? 0;
          if (option >= to) break;
          const fewer = (left.values[i] ?? 0) < party.units;
          // of most only that they have fewer matters
          if (!fewer && (units[option] ?? 0) >= party.units) continue;
          if (!touch(option)) continue;
          if (fewer) gone[option - from] = 1;
          else enough[option - from] = (enough[option - from] ?? 0) + 1;
        }
      const own = stock.nightPrice[night];
      if (own)
        for (let i = placeOf(own.options, own.length, from); i < own.length; i++) {
          const option = own.options[i] ?? 0;
          if (option >= to) break;
          if (touch(option))
            more[option - from] = (more[option - from] ?? 0) + (own.values[i] ?? 0) - (ordinaryPrice[option] ?? 0);
        }
    }
    const leastStay = arrival && stock.leastStay[start];
    if (leastStay)
      for (let i = placeOf(leastStay.options, leastStay.length, from); i < leastStay.length; i++) {
        const option = leastStay.options[i] ?? 0;
        if (option >= to) break;
        const least = leastStay.values[i] ?? 0;
        if ((least === nobodyArrives || least > count) && touch(option)) gone[option - from] = 1;
      }
    const minutes = minutesBefore[at] ?? Number.POSITIVE_INFINITY;
    if (minutes <= stock.firstCloses)
      for (let option = from; option < to; option++)
        if (minutes <= (closes[option] ?? 0) && touch(option)) gone[option - from] = 1;
    for (const p of now) {
      const first = (firstOption[p] ?? 0) - from;
      const before = work.starts[first] ?? 0;
      let cheapest = before === 0 ? Number.POSITIVE_INFINITY : (best[first] ?? 0);
      for (let option = first; option < first + (options[p] ?? 0); option++) {
        const fits = (guests[option + from] ?? 0) >= party.guests;
        const free = gone[option] === 0 && ((units[option + from] ?? 0) >= party.units || enough[option] === count);
        const comesTo = (ordinaryPrice[option + from] ?? 0) * count + (more[option] ?? 0);
        if (fits && free) {
          if (comesTo < cheapest) cheapest = comesTo;
          has[first] = (has[first] ?? 0) | (values[option + from] ?? 0);
        }
        more[option] = 0;
        enough[option] = 0;
        gone[option] = 0;
      }
      best[first] = cheapest;
      work.starts[first] = before + 1;
      if (before === 0) everTouched.push(p);
      clearBit(touched, p);
    }
    now.length = 0;
  }
  for (const p of everTouched) {
    const first = (firstOption[p] ?? 0) - from;
    const cheapest = best[first] ?? 0;
    // on the other starts it is as it is on ordinary nights
    const ordinary = (work.starts[first] ?? 0) < starts.length && hasBit(party.fit, p);
    const comesTo = Math.min(cheapest, ordinary ? (work.cost[p] ?? 0) : Number.POSITIVE_INFINITY);
    work.starts[first] = 0;
    // what has it on the other starts keeps it
    for (const [at, bits] of work.valuesOf(index).entries())
      if (((has[first] ?? 0) >>> at) & 1) setBit(bits, p);
      else if (!ordinary) clearBit(bits, p);
    has[first] = 0;
    if (comesTo === Number.POSITIVE_INFINITY) clearBit(work.fit, p);
    else {
      setBit(work.fit, p);
      work.cost[p] = comesTo;
    }
  }
}
