import type { UnderstoodPlace } from '../place-names.ts';
import type { SaleSettings } from '../settings/sale-settings.ts';
import { type Facet, type Filters, filterParams, readFilters, wholeNumber } from './facet.ts';

export const sorts = ['recommended', 'price-low', 'price-high', 'rating'] as const;
export type Sort = (typeof sorts)[number];
export const sortLabels: Readonly<Record<Sort, string>> = {
  recommended: 'Recommended',
  'price-low': 'Price (Low to High)',
  'price-high': 'Price (High to Low)',
  rating: 'Rating',
};

/** Results a page (STAY-10) of a list that declares nothing else, and how many can be seen one page after another. */
export const usualPageSize = 100;
const mostRows = 2_000;
/** Results that one answer holds at most: behind them it begins further down. */
const mostAtOnce = 300;

/** Where we sell: what a place means that says nothing, such as 'India'. */
export const everywhere = 'India';

/** What every list is asked. A kind of product adds what only it asks: dates, guests. */
export interface ListSearch extends Filters {
  /** As typed; empty: everywhere. */
  readonly place: string;
  readonly sort: Sort;
  /** Of lists that have two looks. */
  readonly view?: 'grid' | 'list';
  /** The last page that is shown, from 1. */
  readonly pages: number;
  /** Results a page. */
  readonly pageSize: number;
}

/** What the place of a search means: somewhere, or the one thing that is called so there. */
export type ListPlace = UnderstoodPlace | { readonly kind: 'one'; readonly slug: string; readonly name: string };

/** A search with its place understood. */
export interface Question<Search> {
  readonly search: Search;
  readonly place: ListPlace;
  readonly now: Date;
  /** By which it is priced. */
  readonly sale: SaleSettings;
}

/** A text of an address in single spaces, so long at most. */
export const tidy = (text: string | null, most: number): string =>
  (text ?? '').replace(/\s+/g, ' ').trim().slice(0, most).trim();

/** How a list that has two looks is seen. */
export const viewOf = (asked: URLSearchParams): 'grid' | 'list' => (asked.get('view') === 'list' ? 'list' : 'grid');

/** Pages of that size that can be seen one after another. */
export const mostPages = (pageSize: number): number => Math.floor(mostRows / pageSize);

/** Pages of that size that one answer holds. */
export const pagesAtOnce = (pageSize: number): number => Math.floor(mostAtOnce / pageSize);

/** Reads what every list is asked. What makes no sense is left out, never refused. */
export function readListSearch(
  facets: readonly Facet[],
  place: string | null,
  asked: URLSearchParams,
  pageSize = usualPageSize,
): ListSearch {
  return {
    ...readFilters(facets, asked),
    place: tidy(place, 100),
    sort: sorts.find((sort) => sort === asked.get('sort')?.toLowerCase()) ?? 'recommended',
    pages: wholeNumber(asked.get('pages'), 1, mostPages(pageSize)) ?? 1,
    pageSize,
  };
}

/** The address of a search behind what only its kind asks: what differs from the defaults, always in the same order. */
export function listParams(facets: readonly Facet[], own: URLSearchParams, search: ListSearch): URLSearchParams {
  const to = new URLSearchParams([...own, ...filterParams(facets, search)]);
  if (search.sort !== 'recommended') to.set('sort', search.sort);
  if (search.view === 'list') to.set('view', search.view);
  if (search.pages !== 1) to.set('pages', String(search.pages));
  return to;
}
