import type { PartyQuery } from '../../catalog/lists/list-index.ts';
import { type Bits, clearBit, eachBit, noBits, setBit } from './bits.ts';
import { IndexedOptions, withAt } from './indexed-options.ts';
import {
  DoesNotFit,
  type IndexedOption,
  type IndexedParty,
  type IndexedProduct,
  type IndexShape,
  roles,
  storedPrice,
} from './indexed-product.ts';
import { type Regions, regionsOf, takeNumber, takeOptions } from './regions.ts';
import type { Pace } from './serial-queue.ts';

/** The most parties cached: those requested last. */
const mostParties = 6;

/** Products by number, those of a place adjacent (regions.ts), with the searched values in typed arrays. */
export class ProductIndex {
  readonly regions: Regions;
  readonly words: number;
  readonly live: Bits;
  readonly ids: Int32Array;
  readonly placeOf: Int32Array;
  /** -1: unknown. */
  readonly price: Int32Array;
  readonly rating: Float64Array;
  readonly reviews: Int32Array;
  readonly latitude: Float64Array;
  readonly longitude: Float64Array;
  readonly group: Uint8Array;
  readonly groups: string[] = [];
  readonly facets: Map<string, Bits>[];
  /** The facet whose values come from options; -1: none. */
  readonly ofOptions: number;
  /** The options of a product are [firstOption, firstOption + options). */
  readonly firstOption: Int32Array;
  readonly options: Uint8Array;
  readonly stock: IndexedOptions;
  /** By id. */
  #numbers: Int32Array = new Int32Array(0);
  readonly #parties = new Map<string, IndexedParty>();
  readonly #group: number;

  constructor({ places, facets, group, ofOptions, nights }: IndexShape) {
    this.regions = regionsOf(places);
    const { endWord: word, endOption: option } = this.regions.spare;
    this.words = word;
    const n = word * 32;
    this.live = noBits(word);
    this.ids = new Int32Array(n);
    this.placeOf = new Int32Array(n);
    this.price = new Int32Array(n).fill(-1);
    this.rating = new Float64Array(n);
    this.reviews = new Int32Array(n);
    this.latitude = new Float64Array(n).fill(Number.NaN);
    this.longitude = new Float64Array(n).fill(Number.NaN);
    this.group = new Uint8Array(n);
    this.firstOption = new Int32Array(n);
    this.options = new Uint8Array(n);
    this.stock = new IndexedOptions(option, nights);
    this.facets = facets.map((values) => new Map(values.map((value) => [value, noBits(word)])));
    this.#group = group;
    this.ofOptions = ofOptions;
  }

  /** The number of the product with that id; -1: none. */
  numberOf(id: number): number {
    return (this.#numbers[id] ?? 0) - 1;
  }

  /** True if the nights of its options stay valid when it is put; otherwise they must be read. */
  keepsNights({ id, place, options }: IndexedProduct): boolean {
    const p = this.numberOf(id);
    if (p < 0 || this.placeOf[p] !== place || this.options[p] !== options.length) return false;
    return options.every(({ sellable, slot }) => this.stock.productOf[this.stock.numberOf(sellable, slot)] === p);
  }

  /** Adds or updates a product. Throws DoesNotFit. */
  put(product: IndexedProduct): void {
    const same = this.keepsNights(product);
    const before = this.numberOf(product.id);
    const stays = before >= 0 && this.placeOf[before] === product.place;
    if (before >= 0 && !stays) this.#leave(before);
    const p = stays ? before : takeNumber(this.regions, product.place);
    this.ids[p] = product.id;
    this.placeOf[p] = product.place;
    this.#numbers = withAt(this.#numbers, product.id, p + 1);
    this.price[p] = product.price === null ? -1 : storedPrice(product.price);
    this.rating[p] = product.rating;
    this.reviews[p] = product.reviews;
    this.latitude[p] = product.latitude ?? Number.NaN;
    this.longitude[p] = product.longitude ?? Number.NaN;
    this.#putOptions(p, product.options, same);
    for (const [at, facet] of this.facets.entries()) {
      for (const bits of facet.values()) clearBit(bits, p);
      for (const value of product.values[at] ?? []) setBit(bitsOf(facet, value, this.words), p);
    }
    this.group[p] = this.#groupOf(product.values[this.#group]?.[0] ?? '');
    setBit(this.live, p);
    for (const party of this.#parties.values()) this.#fit(party, p);
  }

  /** Removes a product. */
  remove(id: number): void {
    const p = this.numberOf(id);
    if (p >= 0) this.#leave(p);
  }

  /** The fitting products and prices of a party on an ordinary night; cached from the first question on. */
  async partyOf({ guests, inAll, units }: PartyQuery, pace: Pace): Promise<IndexedParty> {
    const key = `${guests} ${inAll} ${units}`;
    const known = this.#parties.get(key);
    this.#parties.delete(key);
    const party = known ?? {
      guests,
      inAll,
      units,
      fit: noBits(this.words),
      price: new Int32Array(this.words * 32),
      has: [],
      roles: new Uint8Array(this.stock.productOf.length),
    };
    for (let w = 0; w < this.words && !known; w++) {
      eachBit(this.live, w, w + 1, (p) => this.#fit(party, p));
      if (w % 64 === 0 && pace.isDue) await pace.pause();
    }
    this.#parties.set(key, party);
    const [oldest] = this.#parties.keys();
    if (this.#parties.size > mostParties && oldest !== undefined) this.#parties.delete(oldest);
    return party;
  }

  /** Bytes of its arrays. */
  get bytes(): number {
    const arrays = Object.values(this).filter((value) => ArrayBuffer.isView(value));
    return [
      this.stock.bytes,
      ...[...arrays, this.#numbers].map(({ byteLength }) => byteLength),
      ...this.facets.flatMap((facet) => [...facet.values()].map(({ byteLength }) => byteLength)),
      ...[...this.#parties.values()]
        .flatMap(({ fit, price, has, roles }) => [fit, price, roles, ...has])
        .map(({ byteLength }) => byteLength),
    ].reduce((sum, bytes) => sum + bytes, 0);
  }

  /** The same sellables keep their options; others get new ones. */
  #putOptions(p: number, options: readonly IndexedOption[], same: boolean): void {
    if (options.length > 255) throw new DoesNotFit('A product has more than 255 options');
    if (!same) {
      this.#dropOptions(p);
      this.firstOption[p] = takeOptions(this.regions, this.placeOf[p] ?? 0, p, options.length);
      this.options[p] = options.length;
    }
    for (const [at, option] of options.entries()) {
      const number = same ? this.stock.numberOf(option.sellable, option.slot) : (this.firstOption[p] ?? 0) + at;
      this.stock.put(number, p, option);
    }
  }

  #dropOptions(p: number): void {
    const first = this.firstOption[p] ?? 0;
    for (let option = first; option < first + (this.options[p] ?? 0); option++) {
      this.stock.drop(option);
      for (const party of this.#parties.values()) party.roles[option] = roles.none;
    }
    this.options[p] = 0;
  }

  #leave(p: number): void {
    this.#dropOptions(p);
    clearBit(this.live, p);
    for (const facet of this.facets) for (const bits of facet.values()) clearBit(bits, p);
    for (const { fit } of this.#parties.values()) clearBit(fit, p);
  }

  #groupOf(value: string): number {
    const known = this.groups.indexOf(value);
    if (known >= 0) return known;
    if (this.groups.length === 256) throw new DoesNotFit('There are more than 256 price types');
    return this.groups.push(value) - 1;
  }

  #fit(party: IndexedParty, p: number): void {
    let best = -1;
    const first = this.firstOption[p] ?? 0;
    const end = first + (this.options[p] ?? 0);
    let has = 0;
    const { guests, inAll, units, price, values, words } = this.stock;
    for (let option = first; option < end; option++) {
      const takes = (guests[option] ?? 0) >= party.guests && (inAll[option] ?? 0) >= party.inAll;
      const fits = takes && (units[option] ?? 0) >= party.units;
      party.roles[option] = fits ? roles.dearer : takes ? roles.few : roles.none;
      if (!fits) continue;
      has |= values[option] ?? 0;
      if (best < 0 || (price[option] ?? 0) < best) best = price[option] ?? 0;
    }
    for (let option = first; option < end; option++)
      if (party.roles[option] === roles.dearer && price[option] === best) party.roles[option] = roles.cheapest;
    for (let at = 0; at < words.length; at++) {
      const bits = party.has[at] ?? noBits(this.words);
      party.has[at] = bits;
      if ((has >>> at) & 1) setBit(bits, p);
      else clearBit(bits, p);
    }
    party.price[p] = best;
    if (best >= 0) setBit(party.fit, p);
    else clearBit(party.fit, p);
  }
}

function bitsOf(facet: Map<string, Bits>, value: string, words: number): Bits {
  const known = facet.get(value);
  if (known) return known;
  const made = noBits(words);
  facet.set(value, made);
  return made;
}
