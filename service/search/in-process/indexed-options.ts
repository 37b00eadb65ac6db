import {
  DoesNotFit,
  type IndexedNight,
  type IndexedOption,
  mostLeft,
  nobodyArrives,
  storedPrice,
} from './indexed-product.ts';
import { NightList } from './night-list.ts';

/** Marks an option whose sale ends with its day. */
const withItsDay = -(2 ** 31);

/** The options with stock of their own, by number, and the differences on the nights of each. */
export class IndexedOptions {
  /** By option, like all arrays here; -1: none. */
  readonly productOf: Int32Array;
  readonly sellableOf: Int32Array;
  readonly slotOf: Int16Array;
  readonly guests: Uint8Array;
  /** 255: no limit. */
  readonly inAll: Uint8Array;
  readonly units: Uint16Array;
  readonly price: Int32Array;
  /** Minutes before its day begins at which its sale ends; negative: after that. */
  readonly closes: Int32Array;
  /** The highest of these. */
  firstCloses = withItsDay;
  /** A bit for each of `words` that it has. */
  readonly values: Int32Array;
  readonly words: string[] = [];
  readonly left: NightList<Uint8Array>[];
  readonly nightPrice: NightList<Int32Array>[];
  readonly leastStay: NightList<Uint8Array>[];
  /** The first option by sellable, plus 1; options of a sellable are adjacent. */
  #first: Int32Array = new Int32Array(0);

  constructor(count: number, nights: number) {
    this.productOf = new Int32Array(count).fill(-1);
    this.sellableOf = new Int32Array(count).fill(-1);
    this.slotOf = new Int16Array(count);
    this.guests = new Uint8Array(count);
    this.inAll = new Uint8Array(count);
    this.units = new Uint16Array(count);
    this.price = new Int32Array(count);
    this.closes = new Int32Array(count).fill(withItsDay);
    this.values = new Int32Array(count);
    const lists = <Of extends Uint8Array | Int32Array>(make: (length: number) => Of) => {
      const none = make(0);
      return Array.from({ length: nights }, () => new NightList(none, make));
    };
    this.left = lists((length) => new Uint8Array(length));
    this.nightPrice = lists((length) => new Int32Array(length));
    this.leastStay = lists((length) => new Uint8Array(length));
  }

  /** The first option of that sellable; -1: it is not in the index. */
  firstOf(sellable: number): number {
    return (this.#first[sellable] ?? 0) - 1;
  }

  /** The option of that sellable at that time; -1: it is not in the index. */
  numberOf(sellable: number, slot: number): number {
    const first = this.firstOf(sellable);
    if (first >= 0)
      for (let option = first; this.sellableOf[option] === sellable; option++)
        if (this.slotOf[option] === slot) return option;
    return -1;
  }

  /** At most `most` sellables with ids after that one. */
  sellablesAfter(sellable: number, most: number): number[] {
    const found: number[] = [];
    for (let id = sellable + 1; id < this.#first.length && found.length < most; id++)
      if (this.firstOf(id) >= 0) found.push(id);
    return found;
  }

  put(option: number, p: number, { sellable, slot, guests, inAll, units, price, cutOff, values }: IndexedOption): void {
    const first = this.firstOf(sellable);
    if (first < 0 || this.productOf[first] !== p) this.#first = withAt(this.#first, sellable, option + 1);
    this.productOf[option] = p;
    this.sellableOf[option] = sellable;
    this.slotOf[option] = slot;
    this.guests[option] = Math.min(guests, 255);
    this.inAll[option] = Math.min(inAll ?? 255, 255);
    this.units[option] = Math.min(units, 65_535);
    this.price[option] = storedPrice(price);
    const closes = slot < 0 && cutOff === null ? withItsDay : (cutOff ?? 0) * 60 - Math.max(0, slot);
    this.closes[option] = closes;
    this.firstCloses = Math.max(this.firstCloses, closes);
    this.values[option] = values.reduce((bits, value) => bits | (1 << this.#wordOf(value)), 0);
  }

  drop(option: number): void {
    this.#clear(option, 0, this.left.length);
    const sellable = this.sellableOf[option] ?? -1;
    if (this.firstOf(sellable) === option) this.#first[sellable] = 0;
    this.productOf[option] = -1;
    this.sellableOf[option] = -1;
  }

  /** Clears the nights [from, to) of that sellable. */
  clearNights(sellable: number, from: number, to: number): void {
    const first = this.firstOf(sellable);
    if (first >= 0)
      for (let option = first; this.sellableOf[option] === sellable; option++) this.#clear(option, from, to);
  }

  putNight({ sellable, slot, night, left, price, leastStay }: IndexedNight): void {
    const option = this.numberOf(sellable, slot);
    if (option < 0) return;
    if (left !== null) this.left[night]?.put(option, Math.min(left, mostLeft));
    if (price !== null) this.nightPrice[night]?.put(option, storedPrice(price));
    if (leastStay > 1) this.leastStay[night]?.put(option, Math.min(leastStay, nobodyArrives));
  }

  /** Adds a night of an option for the whole day; for bulk loading, after which all `nightLists` must be settled. */
  addNight(option: number, night: number, left: number | null, price: number | null, leastStay: number): void {
    if (left !== null) this.left[night]?.add(option, Math.min(left, mostLeft));
    if (price !== null) this.nightPrice[night]?.add(option, storedPrice(price));
    if (leastStay > 1) this.leastStay[night]?.add(option, Math.min(leastStay, nobodyArrives));
  }

  get nightLists(): NightList<Uint8Array | Int32Array>[] {
    return [...this.left, ...this.nightPrice, ...this.leastStay];
  }

  /** Bytes of its arrays. */
  get bytes(): number {
    const size = ({ options, values }: NightList<Uint8Array | Int32Array>) => options.byteLength + values.byteLength;
    const arrays = Object.values(this).filter((value) => ArrayBuffer.isView(value));
    return [...[...arrays, this.#first].map(({ byteLength }) => byteLength), ...this.nightLists.map(size)].reduce(
      (sum, bytes) => sum + bytes,
      0,
    );
  }

  #clear(option: number, from: number, to: number): void {
    for (let night = from; night < Math.min(to, this.left.length); night++) {
      this.left[night]?.remove(option);
      this.nightPrice[night]?.remove(option);
      this.leastStay[night]?.remove(option);
    }
  }

  #wordOf(value: string): number {
    const known = this.words.indexOf(value);
    if (known >= 0) return known;
    if (this.words.length === 32) throw new DoesNotFit('Options have more than 32 values');
    return this.words.push(value) - 1;
  }
}

/** Sets a value in the list and returns it, enlarged if necessary. */
export function withAt(list: Int32Array, at: number, value: number): Int32Array {
  const long = at < list.length ? list : new Int32Array(Math.ceil(at * 1.05) + 64);
  if (long !== list) long.set(list);
  long[at] = value;
  return long;
}
