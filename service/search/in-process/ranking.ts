import { type Bits, eachBit, hasBit } from './bits.ts';
import type { ProductIndex } from './product-index.ts';
import { Pace } from './serial-queue.ts';

/** Negative: `a` comes before `b`. */
export type Compare = (a: number, b: number) => number;

export type Ranked = 'recommended' | 'rating';

/** The sort orders that do not depend on the question; the same as in the statement of `askDatabase`. */
export function comparisons(index: ProductIndex, usualRating: number): Readonly<Record<Ranked, Compare>> {
  const { rating, reviews, ids } = index;
  const weighed = (p: number) => ((rating[p] ?? 0) * (reviews[p] ?? 0) + usualRating * 4) / ((reviews[p] ?? 0) + 4);
  const byId: Compare = (a, b) => (ids[a] ?? 0) - (ids[b] ?? 0) || a - b;
  return {
    recommended: (a, b) => weighed(b) - weighed(a) || byId(a, b),
    rating: (a, b) => (rating[b] ?? 0) - (rating[a] ?? 0) || (reviews[b] ?? 0) - (reviews[a] ?? 0) || byId(a, b),
  };
}

/** A sorted list of product numbers that is updated as products come, change and go. */
export class Ranking {
  readonly #compare: Compare;
  #numbers: Int32Array;
  #length = 0;

  constructor(compare: Compare, most: number) {
    this.#compare = compare;
    this.#numbers = new Int32Array(most);
  }

  get bytes(): number {
    return this.#numbers.byteLength;
  }

  /** Replaces all numbers. */
  async fill(numbers: Int32Array): Promise<void> {
    this.#numbers.set(await sorted(numbers, this.#compare));
    this.#length = numbers.length;
  }

  /** Removes a number; call it before the values it is sorted by change. */
  remove(p: number): void {
    const at = this.#place(p);
    if (at === this.#length || this.#numbers[at] !== p) return;
    this.#numbers.copyWithin(at, at + 1, this.#length);
    this.#length -= 1;
  }

  add(p: number): void {
    const at = this.#place(p);
    if (at < this.#length && this.#numbers[at] === p) return;
    this.#numbers.copyWithin(at + 1, at, this.#length);
    this.#numbers[at] = p;
    this.#length += 1;
  }

  /** The first `most` of the chosen. */
  first(chosen: Bits, most: number): number[] {
    const found: number[] = [];
    for (let at = 0; at < this.#length && found.length < most; at++) {
      const p = this.#numbers[at] ?? 0;
      if (hasBit(chosen, p)) found.push(p);
    }
    return found;
  }

  #place(p: number): number {
    let from = 0;
    let to = this.#length;
    while (from < to) {
      const middle = (from + to) >>> 1;
      if (this.#compare(this.#numbers[middle] ?? 0, p) < 0) from = middle + 1;
      else to = middle;
    }
    return from;
  }
}

/** Numbers sorted without a pause. */
const atOnce = 2_048;

/** Sorts many numbers without blocking the process: sorts blocks, then merges them. */
async function sorted(numbers: Int32Array, compare: Compare): Promise<Int32Array> {
  const pace = new Pace();
  let from = numbers.slice();
  let into = new Int32Array(numbers.length);
  for (let first = 0; first < from.length; first += atOnce) {
    from.subarray(first, first + atOnce).sort(compare);
    await pace.pause();
  }
  for (let width = atOnce; width < from.length; width *= 2) {
    for (let first = 0; first < from.length; first += 2 * width) {
      let [a, b] = [first, Math.min(first + width, from.length)];
      const [endA, endB] = [b, Math.min(first + 2 * width, from.length)];
      for (let at = first; at < endB; at++) {
        const [one = 0, other = 0] = [from[a], from[b]];
        if (b >= endB || (a < endA && compare(one, other) <= 0)) {
          into[at] = one;
          a += 1;
        } else {
          into[at] = other;
          b += 1;
        }
        if (at % atOnce === 0) await pace.pause();
      }
    }
    [from, into] = [into, from];
  }
  return from;
}

/** The first `most` of the chosen in the words of these ranges, by a heap with the last of them on top. */
export function firstOf(
  chosen: Bits,
  ranges: readonly (readonly [from: number, to: number])[],
  most: number,
  compare: Compare,
): number[] {
  const heap: number[] = [];
  const at = (place: number) => heap[place] ?? 0;
  const add = (p: number) => {
    if (heap.length < most) {
      let place = heap.push(p) - 1;
      for (; place > 0; ) {
        const parent = (place - 1) >> 1;
        if (compare(p, at(parent)) <= 0) break;
        heap[place] = at(parent);
        place = parent;
      }
      heap[place] = p;
      return;
    }
    if (most === 0 || compare(p, at(0)) >= 0) return;
    let place = 0;
    for (let child = 1; child < most; child = 2 * place + 1) {
      if (child + 1 < most && compare(at(child + 1), at(child)) > 0) child += 1;
      if (compare(at(child), p) <= 0) break;
      heap[place] = at(child);
      place = child;
    }
    heap[place] = p;
  };
  for (const [from, to] of ranges) eachBit(chosen, from, to, add);
  return heap.sort(compare);
}
