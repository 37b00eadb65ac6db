import type { ContentType } from '../../content/content-type.ts';
import type { Paise } from '../../core/money.ts';
import type { Context } from '../../platform/context.ts';
import type { ProductType } from '../kinds.ts';
import type { ListPlace, ParsedPlace } from '../place-names.ts';
import type { Brief, Offered, SelectedLine, StockedSlots, StockQuery } from '../product.ts';
import type { SaleSettings } from '../settings/read-sale-settings.ts';
import type { Facet } from './facet.ts';
import type { ListIndex } from './list-index.ts';
import type { ListQuery, ListSearch } from './list-search.ts';
import type { ListSql } from './list-sql.ts';

/** What can be changed in a search without results. */
type Changed = 'rooms' | 'guests' | 'dates' | 'filters' | 'place' | 'everything';

/** A search with one thing changed. */
export interface Change<Search> {
  readonly what: Changed;
  readonly search: Search;
}

/** The change that finds results, and how many. */
export interface Advice<Search> extends Change<Search> {
  readonly total: number;
}

/** Smaller parties to try instead, the largest first. */
export function smallerParties(guests: number, sizes: readonly number[]): number[] {
  return sizes.filter((size) => size < guests);
}

/** What a kind declares of its list: how it is searched. */
export interface ListShape {
  readonly facets: readonly Facet[];
  /** Parameters that only this kind has: days, guests. Responses with them are not shared between visitors. */
  readonly asked: readonly string[];
  /** The parameter of its place, if that is not in the path. */
  readonly place?: string;
  /** True if it has a grid and a list view. */
  readonly looks?: boolean;
  /** Results per page, if not the usual number. */
  readonly pageSize?: number;
  readonly sql: Pick<ListSql<never>, 'facets' | 'held' | 'usualRating'>;
  /** Absent: only the database answers. */
  readonly index?: ListIndex<never>;
}

/** The list of a kind, as run by lists/search-list.ts. */
export interface List<Search extends ListSearch, Card> extends ListShape {
  readonly type: ProductType;
  readonly sql: ListSql<Search>;
  readonly index?: ListIndex<Search>;
  /** Another meaning of its place than the usual one. */
  readonly resolveOwnPlace?: (ctx: Context, place: string, parsed: ParsedPlace) => Promise<ListPlace>;
  /** The cards of these products, in that order. At most two statements. */
  readonly cards: (ctx: Context, ids: readonly number[], question: ListQuery<Search>) => Promise<Card[]>;
  /** Defaults of the parameters that only this kind has. */
  readonly ownDefaults: Partial<Search>;
  /** True if there is a list of everything. */
  readonly everywhere: boolean;
  /** Changes to suggest if nothing is found, smallest loss first, with `filters` at the right position. */
  readonly easier: (search: Search, filters: readonly Change<Search>[]) => Change<Search>[];
}

/** By facet and value. */
export type Counts = Readonly<Record<string, Readonly<Record<string, number>>>>;

export interface Found<Search, Card> {
  /** The cards of the requested pages. */
  readonly cards: Card[];
  readonly total: number;
  /** At the end of the list: how many more are available on other days. */
  readonly soldOut: number;
  /** What to change if nothing is found, not even on other days. */
  readonly advice: Advice<Search> | null;
  /** The first and the last page of the cards, from 1. */
  readonly first: number;
  readonly page: number;
  readonly pageCount: number;
  /** How many results each value would leave with all other filters; a missing value leaves none. */
  readonly counts: Counts;
  /** Labels of values that have none of their own, by facet and value. */
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** How many results there are in each step of the price facet, the last from its top; ignores the price filter. */
  readonly histogram: readonly number[];
  /** Lowest and highest price in whole rupees, ignoring the price filter; null if nothing is found. */
  readonly priceRange: { readonly min: Paise; readonly max: Paise } | null;
  /**
   * Proper name of the place if it was recognised. `corrected`: a typing error was forgiven, or words were dropped that
   * no product there contains; `narrower`: only part of the place is meant; `destination`: the whole of one destination.
   * Null also if an area of the map is searched.
   */
  readonly place: {
    readonly name: string;
    readonly corrected: boolean;
    readonly narrower: boolean;
    readonly destination?: true;
  } | null;
  /** The destinations of all products that affect the result, including counts. */
  readonly within: readonly number[] | 'all';
  /** HTTP status if nothing could be read. */
  readonly failed?: 500;
}

/** What the server does with a product type. All of them are in products.ts. */
export interface Product {
  /** Its content types: the type itself and its parts. */
  readonly content: readonly ContentType[];
  /** How its list is searched. */
  readonly list: ListShape;
  /** Those of the products that are published, with today's price for no particular date. At most two statements. */
  readonly brief: (ctx: Context, ids: readonly number[]) => Promise<Brief[]>;
  /** Offers for the items, in order, in a fixed number of statements. */
  readonly offer: (ctx: Context, lines: readonly SelectedLine[], settings: SaleSettings) => Promise<Offered[]>;
  /** The requested stock; undefined if there is no such product, option or time. */
  readonly stock: (ctx: Pick<Context, 'db'>, query: StockQuery) => Promise<StockedSlots | undefined>;
}
