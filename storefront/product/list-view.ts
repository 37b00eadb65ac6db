import { catalogSortsTexts } from '../../messages/en/catalog/sorts.ts';
import type { Translate } from '../../messages/translate.ts';
import { areaFacet, countFilters, type Facet } from '../../service/catalog/lists/facet.ts';
import type { Found } from '../../service/catalog/lists/list.ts';
import { type ListSearch, mostPages, pagesAtOnce, sorts } from '../../service/catalog/lists/list-search.ts';
import { type Day, partsOfDay } from '../../service/core/day.ts';
import { type ActiveFilter, type FilterValues, filterGroups } from './list-filters.ts';
import type { Earlier, Parameters, ResultsHead } from './results-view.ts';

/** How the list of a product type is shown. */
export interface ListShapeView<Search> {
  readonly facets: readonly Facet[];
  /** Parameters of the search bar. */
  readonly bar: readonly string[];
  readonly params: (search: Search) => URLSearchParams;
  readonly address: (search: Search) => string;
}

/** The common part of all list views, built on the server. */
export interface ListParts extends Omit<ResultsHead, 'headline' | 'clear'> {
  total: number;
  /** Nothing of it could be read. */
  failed: boolean;
  pageSize: number;
  pagesAtOnce: number;
  groups: FilterValues[];
  /** Parameters of the address, without the page number; filters are added to them. */
  query: string;
  /** Parameters that the filters must send along unchanged, and those that the search bar must. */
  keep: { filters: Parameters; search: Parameters };
}

/** `active`: all chosen filters. */
export function listParts<Search extends ListSearch>(
  t: Translate,
  { facets, bar, params, address }: ListShapeView<Search>,
  search: Search,
  found: Pick<Found<Search, unknown>, 'total' | 'counts' | 'names' | 'failed'>,
  active: readonly ActiveFilter<Search>[],
): ListParts {
  const first: Parameters = [...params({ ...search, pages: 1 })];
  const outsideFilters = new Set([...bar, 'sort', 'view', areaFacet.name]);
  return {
    chips: active.map(({ label, without }) => ({ label, to: address(without) })),
    sort: {
      chosen: search.sort,
      values: sorts.map((value) => ({ value, label: t(catalogSortsTexts[value]) })),
      keep: first.filter(([name]) => name !== 'sort'),
    },
    groups: filterGroups(t, facets, search, found),
    filterCount: countFilters(search),
    total: found.total,
    failed: found.failed !== undefined,
    pageSize: search.pageSize,
    pagesAtOnce: pagesAtOnce(search.pageSize),
    query: new URLSearchParams(first).toString(),
    keep: {
      filters: first.filter(([name]) => outsideFilters.has(name)),
      // a search for another place drops the filters
      search: first.filter(([name]) => !bar.includes(name) && name !== areaFacet.name),
    },
  };
}

/** The address of the page before the first one shown; null if the list starts at its beginning. */
export function earlierPage<Search extends ListSearch>(
  { address }: ListShapeView<Search>,
  search: Search,
  { first }: Pick<Found<Search, unknown>, 'first'>,
): Earlier | null {
  return first > 1 ? { count: (first - 1) * search.pageSize, to: address({ ...search, pages: first - 1 }) } : null;
}

/** The address of the next page; null at the end of the list. */
export function nextPage<Search extends ListSearch>(
  { address }: ListShapeView<Search>,
  search: Search,
  { page, pageCount }: Pick<Found<Search, unknown>, 'page' | 'pageCount'>,
): string | null {
  return page < Math.min(pageCount, mostPages(search.pageSize)) ? address({ ...search, pages: page + 1 }) : null;
}

/** The same words with non-breaking spaces. */
export const oneLine = (words: string): string => words.replaceAll(' ', '\u00a0');

/** Advice for a search without results, with one link that follows it. */
export interface AdviceView {
  text: string;
  label: string;
  to: string;
}

/** The place name 'new york' with capitals: 'New York' */
export const capitals = (text: string) => text.replace(/(^|\s)\p{Ll}/gu, (character) => character.toUpperCase());

/** A short form of the first to the last day: '10–13 Dec', '30 Dec – 2 Jan', '10 Dec'. */
export function daySpan(t: Translate, first: Day, last: Day): string {
  const [from, to] = [partsOfDay(t, first), partsOfDay(t, last)];
  const end = `${to.date} ${to.month}`;
  if (first === last) return end;
  return from.month === to.month ? `${from.date}–${end}` : `${from.date} ${from.month} – ${end}`;
}
