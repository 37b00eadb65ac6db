import { countFilters, isPrice, noFilters } from '../catalog/lists/facet.ts';
import type { Advice, Change, Found, List } from '../catalog/lists/list.ts';
import { everywhere, type ListSearch, pagesAtOnce } from '../catalog/lists/list-search.ts';
import type { ListPlace } from '../catalog/place-names.ts';
import { requireRight } from '../core/may.ts';
import { paiseOf, rupee } from '../core/money.ts';
import type { Context } from '../platform/context.ts';
import { ask, count } from './search.ts';

/**
 * The products of a kind that match a search and are available on its days. Up to two statements if the place is
 * ambiguous, one for counts, two for cards; if nothing is found, some for each change that is tried. `from`: first page
 * whose cards are wanted; without it as many pages as one response holds.
 *
 * @may everyone
 */
export async function searchList<Search extends ListSearch, Card>(
  ctx: Context,
  list: List<Search, Card>,
  search: Search,
  from?: number,
): Promise<Found<Search, Card>> {
  requireRight(ctx.viewer, 'read the site');
  const { question, answer } = await ask(ctx, list, search);
  const { total, soldOut, cheapest, dearest } = answer;
  const pageCount = Math.ceil(total / search.pageSize);
  const page = Math.min(search.pages, Math.max(1, pageCount));
  const first = from ?? Math.max(1, page - pagesAtOnce(search.pageSize) + 1);
  const shown = answer.ids.slice((first - 1) * search.pageSize);
  const countOf = (eased: Search) => count(ctx, list, eased);
  return {
    cards: shown.length === 0 ? [] : await list.cards(ctx, shown, question),
    total,
    soldOut,
    advice: total + soldOut > 0 ? null : await findAdvice(changesOf(list, search), countOf),
    first,
    page,
    pageCount,
    counts: answer.counts,
    names: answer.names,
    histogram: histogramOf(list, answer.prices ?? {}),
    priceRange:
      cheapest === null || dearest === null
        ? null
        : { min: wholeRupees(cheapest, Math.floor), max: wholeRupees(dearest, Math.ceil) },
    place: search.area ? null : namedPlace(question.place, search.place),
    // suggestions for an empty search also look in other places
    within: total + soldOut > 0 ? withinOf(list, question.place) : 'all',
  };
}

/**
 * A place recognised as typed depends only on its own products; anything else depends on the texts of other products
 * too.
 */
function withinOf({ index }: Pick<List<never, never>, 'index'>, place: ListPlace): readonly number[] | 'all' {
  const plain = index?.byDestination && place.kind === 'places' && place.asTyped && place.words.length === 0;
  return plain ? place.ids : 'all';
}

const wholeRupees = (price: number, round: (rupees: number) => number) => paiseOf(round(price / rupee) * rupee);

function histogramOf(
  { facets }: Pick<List<never, never>, 'facets'>,
  prices: Readonly<Record<string, number>>,
): number[] {
  const price = facets.find(isPrice);
  return price ? Array.from({ length: price.top / price.step + 1 }, (_, bar) => prices[bar] ?? 0) : [];
}

function namedPlace(place: ListPlace, typed: string): Found<never, never>['place'] {
  if (place.kind === 'one') return { name: place.name, corrected: false, narrower: true };
  if (place.kind === 'places') {
    const { name, words, ids } = place;
    const one = ids.length === 1 && words.length === 0;
    return { name, corrected: !place.asTyped, narrower: words.length > 0, ...(one && { destination: true }) };
  }
  return place.kind === 'everywhere' && typed ? { name: everywhere, corrected: false, narrower: false } : null;
}

/** Changes to suggest for a search without results, smallest loss first. */
function changesOf<Search extends ListSearch, Card>(list: List<Search, Card>, search: Search): Change<Search>[] {
  const first = { ...search, pages: 1 };
  const unfiltered = { ...first, ...noFilters(list.facets) };
  const elsewhere = (one: Search): Change<Search>[] =>
    search.place && list.everywhere ? [{ what: 'place', search: { ...one, place: '' } }] : [];
  const filters: Change<Search>[] = countFilters(search) > 0 ? [{ what: 'filters', search: unfiltered }] : [];
  const changes = [...list.easier(first, filters), ...elsewhere(first)];
  if (changes.length < 2) return changes;
  const free = { ...unfiltered, ...list.ownDefaults };
  return [...changes, { what: 'everything', search: free }, ...elsewhere(free)];
}

/** The first of these changes that finds results; null if none does. One query per change tried. */
async function findAdvice<Search>(
  changes: readonly Change<Search>[],
  count: (search: Search) => Promise<number>,
): Promise<Advice<Search> | null> {
  for (const change of changes) {
    const total = await count(change.search);
    if (total > 0) return { ...change, total };
  }
  return null;
}
