import { averageOf } from '../../catalog/price.ts';
import { paiseOf } from '../../core/money.ts';
import { type Bits, clearBit, eachBit, hasBit, noBits, setBit } from './bits.ts';
import type { NightsQuery } from './index-query.ts';
import { type IndexedParty, nobodyArrives, roles } from './indexed-product.ts';
import type { ListRead, NightsRead } from './nights-read.ts';
import type { ProductIndex } from './product-index.ts';
import type { Scope } from './scope.ts';
import type { Work } from './work.ts';

/** Cells processed together, one per option and start, so that they fit into the processor cache. */
const cellsPerBlock = 4_096;
/** The most options of one product. */
const mostOptions = 256;

/** Processes blocks of options and calculates availability and cost of the products that differ from the ordinary. */
export class NightScan {
  /** Options per block. */
  readonly most: number;
  readonly #index: ProductIndex;
  readonly #party: IndexedParty;
  readonly #query: NightsQuery;
  readonly #here: Bits;
  readonly #work: Work;
  readonly #values: readonly Bits[];
  /** Cells per option: one for each start, and one after them. */
  readonly #cells: number;
  /**
   * By option and start: how many more nights are missing than for the start before. A restriction of several
   * consecutive starts is added at the first and subtracted after the last. All 0 before and after a block.
   */
  readonly #missing: Int16Array;
  /** The extra cost, in the same way. */
  readonly #more: Float64Array;
  /** By option: whether anything differs, and whether it is better than ordinary. */
  readonly #said: Bits;
  readonly #better: Bits;
  #from = 0;

  constructor(index: ProductIndex, party: IndexedParty, query: NightsQuery, { here }: Scope, work: Work) {
    this.#index = index;
    this.#party = party;
    this.#query = query;
    this.#here = here;
    this.#work = work;
    this.#values = work.valuesOf(index);
    this.#cells = query.starts.length + 1;
    this.most = Math.max(mostOptions, Math.floor(cellsPerBlock / this.#cells));
    const options = this.most + mostOptions;
    this.#missing = new Int16Array(options * this.#cells);
    this.#more = new Float64Array(options * this.#cells);
    this.#said = noBits(options / 32 + 1);
    this.#better = noBits(options / 32 + 1);
  }

  /** Processes the options [from, to). */
  at(nights: NightsRead, from: number, to: number): void {
    this.#from = from;
    for (const { left, own, firstStart, endStart } of nights.all) {
      this.#left(left, to, firstStart, endStart);
      this.#own(own, to, firstStart, endStart);
    }
    if (this.#query.arrival) for (const [start, stays] of nights.arrivals.entries()) this.#arrivals(stays, to, start);
    this.#closed(to);
    this.#calculateAll(to);
    this.#forget(to);
  }

  /**
   * Calculates each product with an option that matters: if no option is better than ordinary, only the cheapest ones
   * do.
   */
  #calculateAll(to: number): void {
    const { productOf } = this.#index.stock;
    const { roles: roleOf } = this.#party;
    const each = this.#values.length > 0;
    let p = -1;
    let counts = false;
    let better = false;
    eachBit(this.#said, 0, ((to - this.#from) >> 5) + 1, (at) => {
      if (this.#asEver(at)) return;
      const own = productOf[at + this.#from] ?? -1;
      if (own !== p) {
        if (counts && hasBit(this.#here, p)) this.#calculate(p, each || better);
        p = own;
        counts = each;
        better = false;
      }
      if (hasBit(this.#better, at)) {
        better = true;
        counts = true;
      } else if (roleOf[at + this.#from] === roles.cheapest) counts = true;
    });
    if (counts && hasBit(this.#here, p)) this.#calculate(p, each || better);
  }

  /**
   * True if one start has the ordinary availability and price and no start is better: then the option is as ordinary.
   */
  #asEver(at: number): boolean {
    if (hasBit(this.#better, at)) return false;
    const end = (at + 1) * this.#cells - 1;
    let away = 0;
    let more = 0;
    for (let cell = at * this.#cells; cell < end; cell++) {
      away += this.#missing[cell] ?? 0;
      more += this.#more[cell] ?? 0;
      if (away === 0 && more === 0) return true;
    }
    return false;
  }

  #forget(to: number): void {
    // the changed cells are close together: clearing all is faster than finding them
    const cells = (to - this.#from) * this.#cells;
    this.#missing.fill(0, 0, cells);
    this.#more.fill(0, 0, cells);
    this.#said.fill(0);
    this.#better.fill(0);
  }

  /** Units left on a night. */
  #left(list: ListRead<Uint8Array>, to: number, firstStart: number, endStart: number): void {
    const { options, values, length } = list;
    const { roles: roleOf, units: neededUnits } = this.#party;
    let at = list.at;
    for (; at < length; at++) {
      const option = options[at] ?? 0;
      if (option >= to) break;
      const role = roleOf[option] ?? roles.none;
      if (role === roles.none) continue;
      const fewer = (values[at] ?? 0) < neededUnits;
      // of most options it only matters that they have too few units
      if (fewer === role > roles.few) this.#miss(option, fewer ? 1 : -1, firstStart, endStart);
    }
    list.at = at;
  }

  /** The price of a night with its own. */
  #own(list: ListRead<Int32Array>, to: number, firstStart: number, endStart: number): void {
    const { options, values, length } = list;
    const { price } = this.#index.stock;
    const { roles: roleOf } = this.#party;
    let at = list.at;
    for (; at < length; at++) {
      const option = options[at] ?? 0;
      if (option >= to) break;
      if (roleOf[option] === roles.none) continue;
      const by = (values[at] ?? 0) - (price[option] ?? 0);
      if (by === 0) continue;
      const cell = this.#say(option, by < 0);
      this.#more[cell + firstStart] = (this.#more[cell + firstStart] ?? 0) + by;
      this.#more[cell + endStart] = (this.#more[cell + endStart] ?? 0) - by;
    }
    list.at = at;
  }

  /** The minimum stay on a start. */
  #arrivals(list: ListRead<Uint8Array>, to: number, start: number): void {
    const { options, values, length } = list;
    const { roles: roleOf } = this.#party;
    let at = list.at;
    for (; at < length; at++) {
      const option = options[at] ?? 0;
      if (option >= to) break;
      const least = values[at] ?? 0;
      const matters = (least === nobodyArrives || least > this.#query.count) && roleOf[option] !== roles.none;
      if (matters) this.#miss(option, 1, start, start + 1);
    }
    list.at = at;
  }

  /** Options whose sale has ended. */
  #closed(to: number): void {
    const { closes, firstCloses } = this.#index.stock;
    for (const [start, minutes] of this.#query.minutesBefore.entries()) {
      if (minutes > firstCloses) continue;
      for (let option = this.#from; option < to; option++)
        if (minutes <= (closes[option] ?? 0) && this.#party.roles[option] !== roles.none)
          this.#miss(option, 1, start, start + 1);
    }
  }

  #miss(option: number, by: number, firstStart: number, endStart: number): void {
    const cell = this.#say(option, by < 0);
    this.#missing[cell + firstStart] = (this.#missing[cell + firstStart] ?? 0) + by;
    this.#missing[cell + endStart] = (this.#missing[cell + endStart] ?? 0) - by;
  }

  /** Marks an option as different and returns its first cell. */
  #say(option: number, isBetter: boolean): number {
    const at = option - this.#from;
    setBit(this.#said, at);
    if (isBetter) setBit(this.#better, at);
    return at * this.#cells;
  }

  /**
   * Writes availability and cost of that product; `every`: any option may be the cheapest, otherwise only the
   * ordinarily cheapest ones.
   */
  #calculate(p: number, every: boolean): void {
    const { firstOption, options, stock } = this.#index;
    const { price, values } = stock;
    const party = this.#party;
    const { count } = this.#query;
    const ordinarily = hasBit(party.fit, p) ? (party.price[p] ?? 0) * count : Number.POSITIVE_INFINITY;
    const first = firstOption[p] ?? 0;
    let cheapest = Number.POSITIVE_INFINITY;
    let has = 0;
    for (let option = first; option < first + (options[p] ?? 0); option++) {
      const role = party.roles[option] ?? roles.none;
      if (role === roles.none) continue;
      let comesTo = (price[option] ?? 0) * count;
      // nothing is better than ordinary, so it cannot be cheaper
      if (!every && comesTo >= cheapest) continue;
      let away = role === roles.few ? count : 0;
      const at = option - this.#from;
      if (!hasBit(this.#said, at)) {
        // ordinary on every start
        if (away !== 0) continue;
        has |= values[option] ?? 0;
        if (comesTo < cheapest) cheapest = comesTo;
        if (!every && cheapest === ordinarily) return;
        continue;
      }
      for (let cell = at * this.#cells; cell < (at + 1) * this.#cells - 1; cell++) {
        away += this.#missing[cell] ?? 0;
        comesTo += this.#more[cell] ?? 0;
        if (away !== 0) continue;
        has |= values[option] ?? 0;
        if (comesTo < cheapest) cheapest = comesTo;
        if (!every && cheapest === ordinarily) return;
      }
    }
    for (let at = 0; at < this.#values.length; at++) {
      const bits = this.#values[at];
      if (bits && (has >>> at) & 1) setBit(bits, p);
      else if (bits) clearBit(bits, p);
    }
    const { fit, price: each, over } = this.#work;
    if (cheapest === Number.POSITIVE_INFINITY) {
      clearBit(fit, p);
      return;
    }
    setBit(fit, p);
    const average = averageOf(paiseOf(cheapest), count);
    each[p] = average;
    over[p] = cheapest - average * count;
  }
}
