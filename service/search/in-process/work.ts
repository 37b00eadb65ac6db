import { type Bits, noBits } from './bits.ts';
import type { IndexedParty } from './indexed-product.ts';
import type { ProductIndex } from './product-index.ts';

/** Scratch memory that each question overwrites; only one is answered at a time. */
export class Work {
  /** By product: whether it is available, and the price of an average day in paise. */
  readonly fit: Bits;
  readonly price: Int32Array;
  /** The total minus the average times the number of days: the rounding difference. */
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

  /** Begins a question: all bitmaps are free again. */
  begin(): void {
    this.#taken = 0;
  }

  /** A bitmap with old content: the caller must write each word of its scope. */
  take(): Bits {
    const bits = this.#bits[this.#taken] ?? noBits(this.#words);
    this.#bits[this.#taken] = bits;
    this.#taken += 1;
    return bits;
  }

  /** By value of options: products with a free option that has it. */
  valuesOf({ stock }: ProductIndex): readonly Bits[] {
    while (this.#values.length < stock.words.length) this.#values.push(noBits(this.#words));
    return this.#values;
  }

  get bytes(): number {
    const all = [this.fit, this.price, this.over, ...this.#values, ...this.#bits];
    return all.reduce((sum, { byteLength }) => sum + byteLength, 0);
  }
}

/** The prices of products in a question. */
export interface Prices {
  /** Price of an average day; negative: unknown. */
  readonly each: Int32Array;
  /** The total is this many average days plus `over`; null: one day. */
  readonly days: number | null;
  readonly over: Int16Array;
  /** True if the total is filtered. */
  readonly whole: boolean;
}

/** The ordinary prices of products, or, with days, those calculated for the question. */
export function pricesIn(
  work: Work,
  index: ProductIndex,
  party: IndexedParty | null,
  days: number | null,
  whole: boolean,
): Prices {
  const each = days !== null ? work.price : party ? party.price : index.price;
  return { each, days, over: work.over, whole: whole && days !== null };
}

/** The total of all days. */
export const costIn = ({ each, days, over }: Prices, p: number): number =>
  days === null ? (each[p] ?? 0) : (each[p] ?? 0) * days + (over[p] ?? 0);

/** The price used for filtering. */
export const priceIn = (prices: Prices, p: number): number =>
  prices.whole ? costIn(prices, p) : (prices.each[p] ?? 0);
