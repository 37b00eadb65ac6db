import type { PartyQuery } from '../../catalog/lists/list-index.ts';
import type { Bits } from './bits.ts';

/** A part of a product with stock of its own: a room type of a stay, the car itself, or a start time of a visit. */
export interface IndexedOption {
  readonly sellable: number;
  /** Start minute of the day, if it is sold at several times; -1: the whole day. */
  readonly slot: number;
  /** Guests that each of its units takes. */
  readonly guests: number;
  /** People in all, including those who do not count as guests; null: no limit. */
  readonly inAll: number | null;
  readonly units: number;
  /** Ordinary price in paise. */
  readonly price: number;
  /** Hours before its start at which its sale ends; null: at its start, or with its day. */
  readonly cutOff: number | null;
  /** Values of the facet of options. */
  readonly values: readonly string[];
}

export interface IndexedProduct {
  readonly id: number;
  /** Destination; 0: none. */
  readonly place: number;
  /** In paise; null: unknown. */
  readonly price: number | null;
  readonly rating: number;
  readonly reviews: number;
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** The values of each facet, in the order of the index. */
  readonly values: readonly (readonly string[])[];
  readonly options: readonly IndexedOption[];
}

/** The difference from the ordinary on a night of an option. */
export interface IndexedNight {
  readonly sellable: number;
  /** As in its option. */
  readonly slot: number;
  /** Counted from the first night of the index. */
  readonly night: number;
  /** Units left; null: the ordinary number. */
  readonly left: number | null;
  /** In paise; null: the ordinary price. */
  readonly price: number | null;
  /** Minimum nights of a stay that starts on it; `nobodyArrives`: none can start. */
  readonly leastStay: number;
}

export const nobodyArrives = 255;
/** Higher numbers of units are stored as this, because no one asks for more at once. */
export const mostLeft = 255;

/** The products that fit a party on an ordinary night, with the price of the cheapest fitting option. */
export interface IndexedParty extends PartyQuery {
  readonly fit: Bits;
  readonly price: Int32Array;
  /** By value of options: products with a fitting option that has it. */
  readonly has: Bits[];
  /** The role of each option for the party: one of `roles`. */
  readonly roles: Uint8Array;
}

/**
 * An option that does not fit, one with too few units, one that is not the cheapest of its product, and the cheapest.
 */
export const roles = { none: 0, few: 1, dearer: 2, cheapest: 3 } as const;

export interface PlaceSize {
  readonly place: number;
  readonly products: number;
  readonly options: number;
}

export interface IndexShape {
  /** The number of products and options of each place, which are adjacent in the index. */
  readonly places: readonly PlaceSize[];
  /** For each facet the values that are counted even if no product has them. */
  readonly facets: readonly (readonly string[])[];
  /** The facet whose values have different shown prices; -1: none. */
  readonly group: number;
  /** The facet whose values come from options (with days: from free ones); -1: none. */
  readonly ofOptions: number;
  /** Number of nights in the index. */
  readonly nights: number;
}

/** The index is full or cannot store a value: it must be rebuilt, or cannot be used. */
export class DoesNotFit extends Error {}

/** The highest price that can be stored, in paise. */
const mostPaise = 2 ** 31 - 1;

export function storedPrice(paise: number): number {
  if (paise > mostPaise) throw new DoesNotFit(`A price is beyond what is held: ${paise} paise`);
  return paise;
}
