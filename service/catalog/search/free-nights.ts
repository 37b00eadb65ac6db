import { clearBit, hasBit, noBits, setBit } from './bits.ts';
import { nobodyArrives, type Party } from './indexed-product.ts';
import { placeOf } from './night-list.ts';
import type { ProductIndex } from './product-index.ts';
import type { Scope } from './scope.ts';

/** When somebody comes, in nights after the first that is held. */
export interface NightsAsked {
  /** The nights on which it may begin. */
  readonly starts: readonly number[];
  readonly count: number;
  /** Of each start, how many hours before the day begins it is now. */
  readonly hoursBefore: readonly number[];
}

/** So many options are looked at together: what belongs to them stays near the processor. */
const together = 8_192;

/**
 * Makes `work.fit` and `work.cost` of a party what holds on the nights: who has an option that is free on all of them, and
 * what that comes to in the cheapest one, on the cheapest start. In `scope` alone; outside of it they say nothing.
 */
export function freeOnNights(index: ProductIndex, party: Party, asked: NightsAsked, scope: Scope, work: Work): void {
  const { fit, cost } = work;
  for (const [from, to] of scope.ranges) {
    fit.set(party.fit.subarray(from, to), from);
    for (let p = from * 32; p < to * 32; p++) cost[p] = (party.price[p] ?? 0) * asked.count;
  }
  const { productOf } = index;
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

  constructor(words: number) {
    this.fit = noBits(words);
    this.cost = new Float64Array(words * 32);
    this.touched = noBits(words);
  }
}

function lookAt(
  index: ProductIndex,
  party: Party,
  { starts, count, hoursBefore }: NightsAsked,
  scope: Scope,
  work: Work,
  from: number,
  to: number,
): void {
  const { productOf, guests, units, optionPrice, cutOff, firstOption, options } = index;
  const { more, enough, gone, best, touched } = work;
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
      const left = index.left[night];
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
      const own = index.nightPrice[night];
      if (own)
        for (let i = placeOf(own.options, own.length, from); i < own.length; i++) {
          const option = own.options[i] ?? 0;
          if (option >= to) break;
          if (touch(option))
            more[option - from] = (more[option - from] ?? 0) + (own.values[i] ?? 0) - (optionPrice[option] ?? 0);
        }
    }
    const arrival = index.leastStay[start];
    if (arrival)
      for (let i = placeOf(arrival.options, arrival.length, from); i < arrival.length; i++) {
        const option = arrival.options[i] ?? 0;
        if (option >= to) break;
        const least = arrival.values[i] ?? 0;
        if ((least === nobodyArrives || least > count) && touch(option)) gone[option - from] = 1;
      }
    const hours = hoursBefore[at] ?? Number.POSITIVE_INFINITY;
    if (index.hasCutOffs)
      for (let option = from; option < to; option++) {
        const ends = cutOff[option] ?? -1;
        if (ends >= 0 && hours <= ends && touch(option)) gone[option - from] = 1;
      }
    for (const p of now) {
      const first = (firstOption[p] ?? 0) - from;
      const before = work.starts[first] ?? 0;
      let cheapest = before === 0 ? Number.POSITIVE_INFINITY : (best[first] ?? 0);
      for (let option = first; option < first + (options[p] ?? 0); option++) {
        const fits = (guests[option + from] ?? 0) >= party.guests;
        const free = gone[option] === 0 && ((units[option + from] ?? 0) >= party.units || enough[option] === count);
        const comesTo = (optionPrice[option + from] ?? 0) * count + (more[option] ?? 0);
        if (fits && free && comesTo < cheapest) cheapest = comesTo;
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
    if (comesTo === Number.POSITIVE_INFINITY) clearBit(work.fit, p);
    else {
      setBit(work.fit, p);
      work.cost[p] = comesTo;
    }
  }
}
