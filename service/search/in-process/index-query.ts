import type { PartyQuery } from '../../catalog/lists/list-index.ts';
import type { Totals } from '../../catalog/lists/list-sql.ts';
import type { Ranked } from './ranking.ts';
import type { Only, Where } from './scope.ts';

/** The requested nights, counted from the first night of the index. */
export interface NightsQuery {
  /** The possible first nights, in order. */
  readonly starts: readonly number[];
  readonly count: number;
  /** For each start, minutes from now until the day begins. */
  readonly minutesBefore: readonly number[];
  /** Whether arrival rules and minimum stays apply: to nights, not to visits. */
  readonly arrival: boolean;
}

/** The choice of a facet. */
export interface FacetQuery {
  readonly choose: 'any' | 'all' | 'one';
  readonly chosen: readonly string[];
  /** Values that are counted even if no product has them. */
  readonly always: readonly string[];
}

/** A question in terms of the index. */
export interface IndexQuery {
  readonly where: Where;
  /** Restricts the search to one value of a facet; null: no restriction. */
  readonly only: Only | null;
  /** In the order of the index. */
  readonly facets: readonly FacetQuery[];
  /** In paise; null: no limit. */
  readonly min: number | null;
  readonly max: number | null;
  /** In degrees. */
  readonly area: {
    readonly west: number;
    readonly south: number;
    readonly east: number;
    readonly north: number;
  } | null;
  /** Null: the product's own price counts, for any party. */
  readonly party: PartyQuery | null;
  readonly nights: NightsQuery | null;
  /** Filters and shows the average night, or the total of all nights. */
  readonly priced: 'night' | 'whole';
  /** What counts as sold out if it is not available: what fits the party on an ordinary day, or everything. */
  readonly onOtherDays: 'fitting' | 'all';
  /** What to sort by, if it is not the filtered price. */
  readonly totals: Totals | null;
  readonly sort: Ranked | 'price-low' | 'price-high';
  /** Number of ids wanted. */
  readonly most: number;
  /** Width of a bar of the histogram in paise, and number of bars before the last. */
  readonly bars: { readonly step: number; readonly count: number } | null;
}

export interface IndexAnswer {
  readonly total: number;
  /** By facet and value. */
  readonly counts: readonly Readonly<Record<string, number>>[];
  readonly bars: Readonly<Record<string, number>> | null;
  readonly cheapest: number | null;
  readonly dearest: number | null;
  readonly ids: number[];
  /** How many more are available on other days; 0 unless the list is shown to its end. */
  readonly soldOut: number;
}
