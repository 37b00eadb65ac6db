import {
  chosenOf,
  type Facet,
  type FacetValue,
  isOfValues,
  isPrice,
  type ValueFacet,
  valueFacets,
  valuesOf,
  wordOf,
} from '../../service/catalog/lists/facet.ts';
import type { Found } from '../../service/catalog/lists/list.ts';
import type { ListSearch } from '../../service/catalog/lists/list-search.ts';
import { formatMoney, type Paise } from '../../service/core/money.ts';

/** A filter value to tick. */
export interface FilterValue {
  /** The value in the address. */
  value: string;
  label: string;
  /** The number of results with all other filters unchanged; null if it is not known. */
  count: number | null;
  chosen: boolean;
}

export interface FilterValues {
  title: string;
  /** The name of its parameter. */
  name: string;
  /** Only one value can be chosen. */
  single?: boolean;
  values: FilterValue[];
  /** For a long list: how many values are shown at first, and the texts to show more and fewer. */
  long?: { first: number; more: string; fewer: string };
}

/** Names and counts of values that a facet does not name itself. */
export type Counted = Pick<Found<never, never>, 'counts' | 'names' | 'failed'>;

/** In the order of the sidebar (STAY-5, EXP-9, EXP-18, CAR-9): popular filters, price, others. */
function inSidebar(facets: readonly Facet[]): Facet[] {
  const place = (facet: Facet) => (facet.name === 'popular' ? 0 : isPrice(facet) ? 1 : 2);
  return [...facets].sort((one, other) => place(one) - place(other));
}

/** The values of a facet, followed by chosen ones that it does not name itself, by name. */
function shownValues(facet: ValueFacet, search: ListSearch, { counts, names }: Counted): FacetValue[] {
  const known = valuesOf(facet);
  if (!facet.others) return known;
  const requested = [...Object.keys(counts[facet.name] ?? {}), ...chosenOf(search, facet.name)];
  const others = [...new Set(requested)].filter((value) => known.every((one) => one.value !== value));
  const named = others.map((value) => ({ value, label: names[facet.name]?.[value] ?? value }));
  return [...known, ...named.sort((one, other) => one.label.localeCompare(other.label))];
}

/** All filters that can be ticked, in the order of the sidebar. */
export function filterGroups(facets: readonly Facet[], search: ListSearch, counted: Counted): FilterValues[] {
  return valueFacets(inSidebar(facets)).map((facet) => {
    const { name, title, choose, first, rare } = facet;
    const chosen = chosenOf(search, name);
    const values = shownValues(facet, search, counted).map(({ value, label }) => ({
      value,
      label,
      count: counted.failed ? null : (counted.counts[name]?.[value] ?? 0),
      chosen: chosen.includes(value),
    }));
    return {
      title,
      name,
      ...(choose === 'one' && { single: true }),
      ...(first && { long: { first, more: 'Show more', fewer: 'Show less' } }),
      values: values
        .filter(({ value, count, chosen }) => !rare?.(value) || (count ?? 0) > 0 || chosen)
        .map((shown) => ({ ...shown, value: wordOf(facet, shown.value) })),
    };
  });
}

/** A chosen filter, with the search without it. */
export interface ActiveFilter<Search> {
  label: string;
  without: Search;
}

/** Every chosen value, in the order of the sidebar. */
export function chosenFilters<Search extends ListSearch>(
  facets: readonly Facet[],
  search: Search,
  counted: Counted = { counts: {}, names: {} },
): ActiveFilter<Search>[] {
  const first = { ...search, pages: 1 };
  return inSidebar(facets).flatMap((facet) => {
    if (isPrice(facet)) {
      const { min, max } = search;
      const free = min === null && max === null;
      return free ? [] : [{ label: priceText(min, max), without: { ...first, min: null, max: null } }];
    }
    if (!isOfValues(facet)) return search.area ? [{ label: 'Map area', without: { ...first, area: null } }] : [];
    const chosen = chosenOf(search, facet.name);
    return shownValues(facet, search, counted)
      .filter(({ value }) => chosen.includes(value))
      .map(({ value, label, short }) => {
        const left = { ...search.chosen, [facet.name]: chosen.filter((other) => other !== value) };
        return { label: short ?? label, without: { ...first, chosen: left } };
      });
  });
}

function priceText(min: Paise | null, max: Paise | null): string {
  if (min !== null && max !== null) return `${formatMoney(min)} to ${formatMoney(max)}`;
  return min !== null ? `From ${formatMoney(min)}` : `Up to ${formatMoney(max)}`;
}
