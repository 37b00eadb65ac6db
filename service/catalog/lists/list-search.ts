import { catalogPlacesTexts } from '../../../messages/en/catalog/places.ts';
import type { Translate } from '../../../messages/translate.ts';
import type { ListPlace } from '../place-names.ts';
import type { SaleSettings } from '../settings/read-sale-settings.ts';
import { type Facet, type Filters, filterParams, readFilters, wholeNumber } from './facet.ts';

export const sorts = ['recommended', 'price-low', 'price-high', 'rating'] as const;
export type Sort = (typeof sorts)[number];

/** Results per page of a list that declares no other number: whole rows of two and of three cards. */
export const usualPageSize = 24;
/** The most that paging reaches. */
const mostRows = 2_000;
/** Most results in one response; beyond that it begins with a later page. */
const mostAtOnce = 300;

/** Name of the area where we sell: the meaning of a place without words, such as 'India'. */
export const everywhere = 'India';

/** The name of a searched place as it is read. */
export const placeText = (t: Translate, name: string): string =>
  name === everywhere ? t(catalogPlacesTexts.india) : t.place(name);

/** The parameters of every list. Kinds of product add their own: dates, guests. */
export interface ListSearch extends Filters {
  /** As typed; empty: everywhere. */
  readonly place: string;
  readonly sort: Sort;
  /** For lists with two views. */
  readonly view?: 'grid' | 'list';
  /** The last page shown, from 1. */
  readonly pages: number;
  /** Results per page. */
  readonly pageSize: number;
}

/** A search with its place resolved. */
export interface ListQuery<Search> {
  readonly search: Search;
  readonly place: ListPlace;
  readonly now: Date;
  /** The settings that it is priced by. */
  readonly sale: SaleSettings;
}

/** Text of an address with single spaces, cut to `most` characters. */
export const tidy = (text: string | null, most: number): string =>
  (text ?? '').replace(/\s+/g, ' ').trim().slice(0, most).trim();

/** The view of a list with two views. */
export const viewOf = (params: URLSearchParams): 'grid' | 'list' => (params.get('view') === 'list' ? 'list' : 'grid');

/** The most pages of that size that paging reaches. */
export const mostPages = (pageSize: number): number => Math.floor(mostRows / pageSize);

/** Pages of that size in one response. */
export const pagesAtOnce = (pageSize: number): number => Math.floor(mostAtOnce / pageSize);

/** Parses the parameters of every list; invalid values are dropped, never rejected. */
export function readListSearch(
  facets: readonly Facet[],
  place: string | null,
  params: URLSearchParams,
  pageSize = usualPageSize,
): ListSearch {
  return {
    ...readFilters(facets, params),
    place: tidy(place, 100),
    sort: sorts.find((sort) => sort === params.get('sort')?.toLowerCase()) ?? 'recommended',
    pages: wholeNumber(params.get('pages'), 1, mostPages(pageSize)) ?? 1,
    pageSize,
  };
}

/**
 * Address parameters of a search after those of its kind: only values that differ from the defaults, in fixed order.
 */
export function listParams(facets: readonly Facet[], own: URLSearchParams, search: ListSearch): URLSearchParams {
  const to = new URLSearchParams([...own, ...filterParams(facets, search)]);
  if (search.sort !== 'recommended') to.set('sort', search.sort);
  if (search.view === 'list') to.set('view', search.view);
  if (search.pages !== 1) to.set('pages', String(search.pages));
  return to;
}
