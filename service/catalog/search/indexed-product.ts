import type { Bits } from './bits.ts';

/** What of a product has stock of its own: a room type of a stay, the car itself, or a time at which a visit begins. */
export interface IndexedOption {
  readonly sellable: number;
  /** The minute of the day at which it begins, where it is sold at several; -1: it is the whole day. */
  readonly slot: number;
  /** It takes so many for each of its units. */
  readonly guests: number;
  /** In all, with those who do not count as guests; null: as many as come. */
  readonly inAll: number | null;
  readonly units: number;
  /** In paise, on an ordinary day. */
  readonly price: number;
  /** Its sale ends so many hours before it begins; null: with that, or with the day where it is the whole day. */
  readonly cutOff: number | null;
  /** Of the facet of options. */
  readonly values: readonly string[];
}

export interface IndexedProduct {
  readonly id: number;
  /** Destination; 0: none. */
  readonly place: number;
  /** In paise; null: nobody said what it costs. */
  readonly price: number | null;
  readonly rating: number;
  readonly reviews: number;
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** Of each facet, in the order of the index: the values that it has. */
  readonly values: readonly (readonly string[])[];
  readonly options: readonly IndexedOption[];
}

/** What differs from the ordinary on a night of an option. */
export interface IndexedNight {
  readonly sellable: number;
  /** As of its option. */
  readonly slot: number;
  /** Days after the first that is held. */
  readonly night: number;
  /** How many are left; null: the ordinary number. */
  readonly left: number | null;
  /** In paise; null: the ordinary price. */
  readonly price: number | null;
  /** Who arrives on it takes so many at least; `nobodyArrives`: nobody may. */
  readonly leastStay: number;
}

export const nobodyArrives = 255;
/** More than this of one thing nobody asks for at once: all above is held as this. */
export const mostLeft = 255;

/** What is asked of options: who comes, and in how many of them. */
export interface PartyAsked {
  /** Of one option, as it counts them. */
  readonly guests: number;
  readonly inAll: number;
  readonly units: number;
}

/** What takes a party on an ordinary night, and for how much in the cheapest option. */
export interface Party extends PartyAsked {
  readonly fit: Bits;
  readonly price: Int32Array;
  /** By the words of options: who has one that takes the party and has that value. */
  readonly has: Bits[];
  /** What each option is to it: of `roles`. */
  readonly roles: Uint8Array;
}

/** An option takes too few, is one of too few for the party, is as dear as another or dearer, or the cheapest of its product. */
export const roles = { none: 0, few: 1, dearer: 2, cheapest: 3 } as const;

export interface PlaceSize {
  readonly place: number;
  readonly products: number;
  readonly options: number;
}

export interface IndexShape {
  /** The products of each place, for which numbers are kept side by side. */
  readonly places: readonly PlaceSize[];
  /** Of each facet the values that are counted where nothing has them, too. */
  readonly facets: readonly (readonly string[])[];
  /** The facet by whose value products are told apart where prices are shown; -1: none. */
  readonly group: number;
  /** The facet whose values are those of the options: with days, of those that are free; -1: none. */
  readonly ofOptions: number;
  /** Nights that are held, from a first one on. */
  readonly nights: number;
}

/** The index is full, or cannot hold that: it has to be made again, or is no use here. */
export class DoesNotFit extends Error {}

/** Prices are held as far as this, in paise. */
const mostPaise = 2 ** 31 - 1;

export function heldPrice(paise: number): number {
  if (paise > mostPaise) throw new DoesNotFit(`A price is beyond what is held: ${paise} paise`);
  return paise;
}
