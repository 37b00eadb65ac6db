import { type Bits, noBits } from './bits.ts';
import type { Party } from './indexed-product.ts';
import type { ProductIndex } from './product-index.ts';

/** What is written again for each question, of which one is answered at a time. */
export class Work {
  /** By product: who has room, and for how much on an average day, to the paisa. */
  readonly fit: Bits;
  readonly price: Int32Array;
  /** What all days cost beyond so many average ones: what rounding left out. */
  readonly over: Int16Array;
  readonly #values: Bits[] = [];
  readonly #words: number;
  readonly #bits: Bits[] = [];
  #taken = 0;

  constructor(words: number) {
    this.#words = words;
    this.fit = noBits(words);
    this.price = new Int32Array(words * 32);
    this.over = new Int16Array(words * 32);
  }

  /** The next question: what was taken for the last one is free again. */
  begin(): void {
    this.#taken = 0;
  }

  /** Bits of the question before: whoever takes them writes each word of his scope. */
  take(): Bits {
    const bits = this.#bits[this.#taken] ?? noBits(this.#words);
    this.#bits[this.#taken] = bits;
    this.#taken += 1;
    return bits;
  }

  /** By each value that options have: who has something free that has it. */
  valuesOf({ stock }: ProductIndex): readonly Bits[] {
    while (this.#values.length < stock.words.length) this.#values.push(noBits(this.#words));
    return this.#values;
  }

  get bytes(): number {
    const all = [this.fit, this.price, this.over, ...this.#values, ...this.#bits];
    return all.reduce((sum, { byteLength }) => sum + byteLength, 0);
  }
}

/** What products cost in a question. */
export interface Prices {
  /** Of an average day; below 0: unknown. */
  readonly each: Int32Array;
  /** What all days cost is so many of these and what is `over`; null: one day, whichever. */
  readonly days: number | null;
  readonly over: Int16Array;
  /** Whether it is filtered by all days. */
  readonly whole: boolean;
}

/** What products cost of which a question asks on whatever day, or, with days, what was written for it. */
export function pricesIn(
  work: Work,
  index: ProductIndex,
  party: Party | null,
  days: number | null,
  whole: boolean,
): Prices {
  const each = days !== null ? work.price : party ? party.price : index.price;
  return { each, days, over: work.over, whole: whole && days !== null };
}

/** What it costs on all days. */
export const costIn = ({ each, days, over }: Prices, p: number): number =>
  days === null ? (each[p] ?? 0) : (each[p] ?? 0) * days + (over[p] ?? 0);

/** By what a product is filtered. */
export const priceIn = (prices: Prices, p: number): number =>
  prices.whole ? costIn(prices, p) : (prices.each[p] ?? 0);
