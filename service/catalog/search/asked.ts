import type { PartyAsked } from './indexed-product.ts';
import type { Ranked } from './ranking.ts';
import type { Only, Where } from './scope.ts';

/** When somebody comes, in nights after the first that is held. */
export interface NightsAsked {
  /** The nights on which it may begin, in order. */
  readonly starts: readonly number[];
  readonly count: number;
  /** Of each start, how many minutes before the day begins it is now. */
  readonly minutesBefore: readonly number[];
  /** Whether there are days on which nobody arrives, or only who stays long: a night has those, a visit has not. */
  readonly arrival: boolean;
}

/** What products cost as it is shown, for those of one group. */
export interface Shown {
  readonly of: (cost: number) => number;
  /** What costs more is never shown as less. */
  readonly rises: boolean;
}

/** How a facet narrows. */
export interface FacetAsked {
  readonly choose: 'any' | 'all' | 'one';
  readonly chosen: readonly string[];
  /** Values that are counted though nothing has them. */
  readonly always: readonly string[];
}

/** A question in the terms of the index. */
export interface Asked {
  readonly where: Where;
  /** Nothing else is looked at; null: all are. */
  readonly only: Only | null;
  /** In the order of the index. */
  readonly facets: readonly FacetAsked[];
  /** In paise; null: no end. */
  readonly min: number | null;
  readonly max: number | null;
  /** In degrees. */
  readonly area: {
    readonly west: number;
    readonly south: number;
    readonly east: number;
    readonly north: number;
  } | null;
  /** Null: what the product costs by itself is asked for, whoever comes. */
  readonly party: PartyAsked | null;
  readonly nights: NightsAsked | null;
  /** What is filtered and shown of what all nights cost: `night`, the average one, or all of it. */
  readonly priced: 'night' | 'whole';
  /** What counts as sold out where it cannot be had: what takes the party on an ordinary day, or all. */
  readonly onOtherDays: 'fitting' | 'all';
  /** By what prices are ordered where that is not the price, of products of that group. */
  readonly shown: ((group: string) => Shown) | null;
  readonly sort: Ranked | 'price-low' | 'price-high';
  /** So many ids are wanted. */
  readonly most: number;
  /** Paise of one bar of the histogram, and how many bars there are before the last. */
  readonly bars: { readonly step: number; readonly count: number } | null;
}

export interface Answer {
  readonly total: number;
  /** By facet and value. */
  readonly counts: readonly Readonly<Record<string, number>>[];
  readonly bars: Readonly<Record<string, number>> | null;
  readonly cheapest: number | null;
  readonly dearest: number | null;
  readonly ids: number[];
  /** How many there would be on other days; 0 where the list is not shown to its end. */
  readonly soldOut: number;
}
