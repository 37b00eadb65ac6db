import { storable } from './fields.ts';

/** The query of a list's address. */
export interface AdminListQuery {
  /** The trimmed value of a filter; undefined if it is not set. */
  readonly filter: (name: string) => string | undefined;
  /** The sort column and direction; the first sort if the address has none. */
  readonly sort: { readonly by: string; readonly down: boolean };
  /** The cursor of the page, taken from the previous page (`next`). */
  readonly after: string | undefined;
}

/** The query of an address without what the router adds when it requests the data of a page. */
export function queryOf(request: Request): URLSearchParams {
  const query = new URL(request.url).searchParams;
  query.delete('_routes');
  return query;
}

const longest = 200;

/**
 * Reads the query of a list. `sorts`: the columns it can be sorted by, with `-` before the name if the first press
 * sorts in descending order.
 */
export function readListQuery(request: Request, sorts: readonly [string, ...string[]]): AdminListQuery {
  const query = new URL(request.url).searchParams;
  const sortParam = query.get('sort') ?? sorts[0];
  const sortNames = sorts.map((name) => name.replace(/^-/, ''));
  const by = sortParam.replace(/^-/, '');
  const sort = sortNames.includes(by) ? sortParam : sorts[0];
  return {
    filter: (name) =>
      storable(query.get(name) ?? '')
        .trim()
        .slice(0, longest) || undefined,
    sort: { by: sort.replace(/^-/, ''), down: sort.startsWith('-') },
    after: storable(query.get('after') ?? '').slice(0, longest) || undefined,
  };
}

/** The ids of the ticked rows that a form sends by its address. */
export const selectedIn = (request: Request): string[] => new URL(request.url).searchParams.getAll('of').map(storable);
