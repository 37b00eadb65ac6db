import type { Context } from '../../platform/context.ts';
import type { ProductType } from '../kinds.ts';
import type { UnderstoodPlace } from '../place-names.ts';
import type { Advice, Change } from '../what-to-change.ts';
import type { Facet } from './facet.ts';
import type { ListIndex } from './list-index.ts';
import type { ListPlace, ListSearch, Question } from './list-search.ts';
import type { ListSql } from './list-sql.ts';

/** What a kind declares of its list: how it is asked. */
export interface ListShape {
  readonly facets: readonly Facet[];
  /** Parameters of what only this kind asks: days, guests. Their answers are for that caller only. */
  readonly asked: readonly string[];
  /** The parameter of its place, where that does not stand in the path. */
  readonly place?: string;
  /** It can be seen as a grid and as a list. */
  readonly looks?: boolean;
  /** Results a page, where they are not the usual 100. */
  readonly pageSize?: number;
  readonly sql: Pick<ListSql<never>, 'facets' | 'held' | 'usualRating'>;
  /** Absent: the database alone answers. */
  readonly index?: ListIndex<never>;
}

/** The list of a kind, as lists/search-list.ts runs it. */
export interface List<Search extends ListSearch, Card> extends ListShape {
  readonly type: ProductType;
  readonly sql: ListSql<Search>;
  readonly index?: ListIndex<Search>;
  /** Another meaning of its place than that of all lists; undefined: that. */
  readonly meant?: (ctx: Context, place: string, understood: UnderstoodPlace) => Promise<ListPlace>;
  /** The cards of these products in that order. At most two statements. */
  readonly cards: (ctx: Context, ids: readonly number[], question: Question<Search>) => Promise<Card[]>;
  /** The search without what only this kind asks: days, guests. */
  readonly atFirst: Partial<Search>;
  /** There is a list of everything. */
  readonly everywhere: boolean;
  /** What to change of what only this kind asks, where nothing is found; `filters` among it where it does least harm. */
  readonly easier: (search: Search, filters: readonly Change<Search>[]) => Change<Search>[];
}

/** By the name of the facet and the value. */
export type Counts = Readonly<Record<string, Readonly<Record<string, number>>>>;

export interface Found<Search, Card> {
  /** The cards of the pages asked for. */
  readonly cards: Card[];
  readonly total: number;
  /** Where the list is shown to its end: how many more there would be on other days. */
  readonly soldOut: number;
  /** Where nothing is found, not even on other days: what to change. */
  readonly advice: Advice<Search> | null;
  /** The first page of the cards, and the last, from 1. */
  readonly first: number;
  readonly page: number;
  readonly pageCount: number;
  /** How many each value would leave with all other filters as they are; a value not named leaves none. */
  readonly counts: Counts;
  /** What values are called that a facet does not name, by the facet and the value. */
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** How many cost from 0, one step, two steps … of the price facet, the last from its top; whatever the price filter. */
  readonly histogram: readonly number[];
  /** Cheapest and dearest in whole rupees, whatever the price filter; null when nothing is found. */
  readonly priceRange: { readonly min: number; readonly max: number } | null;
  /**
   * Proper name of the place when it was understood; `corrected` when a typing error was forgiven or words were let go
   * that nothing there holds, `narrower` when only a part of what is there is meant. Null too where an area of the map is asked for.
   */
  readonly place: { readonly name: string; readonly corrected: boolean; readonly narrower: boolean } | null;
  /** The destinations of all products that it is made of, those that it only counts among them. */
  readonly within: readonly number[] | 'all';
  /** Nothing of it could be read: the status of the answer. */
  readonly failed?: 500;
}
