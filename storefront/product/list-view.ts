import { areaFacet, countFilters, type Facet } from '../../service/catalog/lists/facet.ts';
import type { Found } from '../../service/catalog/lists/list.ts';
import { type ListSearch, mostPages, pagesAtOnce, sortLabels, sorts } from '../../service/catalog/lists/list-search.ts';
import type { FilterValues } from './filter-value.ts';
import { type ActiveFilter, filterGroups } from './list-filters.ts';
import type { Earlier, Parameters, ResultsHead } from './results-view.ts';

/** How the list of a kind is shown. */
export interface ShownList<Search> {
  readonly facets: readonly Facet[];
  /** Parameters that the search bar asks for. */
  readonly bar: readonly string[];
  readonly params: (search: Search) => URLSearchParams;
  readonly address: (search: Search) => string;
}

/** What the views of all lists have alike, made on the server. */
export interface ListParts extends Omit<ResultsHead, 'headline' | 'clear'> {
  total: number;
  /** Nothing of it could be read. */
  failed: boolean;
  pageSize: number;
  pagesAtOnce: number;
  groups: FilterValues[];
  /** Parameters of the address, without the page: what a tick is added to. */
  query: string;
  /** What the filters do not ask but must send along, and what the search bar must. */
  keep: { filters: Parameters; search: Parameters };
}

/** `active`: everything that narrows the list. */
export function listParts<Search extends ListSearch>(
  { facets, bar, params, address }: ShownList<Search>,
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
      values: sorts.map((value) => ({ value, label: sortLabels[value] })),
      keep: first.filter(([name]) => name !== 'sort'),
    },
    groups: filterGroups(facets, search, found),
    filterCount: countFilters(search),
    total: found.total,
    failed: found.failed !== undefined,
    pageSize: search.pageSize,
    pagesAtOnce: pagesAtOnce(search.pageSize),
    query: new URLSearchParams(first).toString(),
    keep: {
      filters: first.filter(([name]) => outsideFilters.has(name)),
      // another place is looked for in all of it
      search: first.filter(([name]) => !bar.includes(name) && name !== areaFacet.name),
    },
  };
}

/** Where the page before the first that is shown is; null where the list is shown from its beginning. */
export function earlierPage<Search extends ListSearch>(
  { address }: ShownList<Search>,
  search: Search,
  { first }: Pick<Found<Search, unknown>, 'first'>,
): Earlier | null {
  return first > 1 ? { count: (first - 1) * search.pageSize, to: address({ ...search, pages: first - 1 }) } : null;
}

/** Where the next page of a list is; null where it is shown to its end. */
export function nextPage<Search extends ListSearch>(
  { address }: ShownList<Search>,
  search: Search,
  { page, pageCount }: Pick<Found<Search, unknown>, 'page' | 'pageCount'>,
): string | null {
  return page < Math.min(pageCount, mostPages(search.pageSize)) ? address({ ...search, pages: page + 1 }) : null;
}
