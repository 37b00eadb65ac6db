import { productListViewTexts } from '../../messages/en/product/list-view.ts';
import type { Translate } from '../../messages/translate.ts';
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
import { nameText } from '../../service/catalog/vocabulary.ts';
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
  /** For a long list: how many values are shown at first. */
  long?: { first: number };
}

/** Names and counts of values that a facet does not name itself. */
export type Counted = Pick<Found<never, never>, 'counts' | 'names' | 'failed'>;

/** In the order of the sidebar (STAY-5, EXP-9, EXP-18, CAR-9): popular filters, price, others. */
function inSidebar(facets: readonly Facet[]): Facet[] {
  const place = (facet: Facet) => (facet.name === 'popular' ? 0 : isPrice(facet) ? 1 : 2);
  return [...facets].sort((one, other) => place(one) - place(other));
}

/** A value with its texts in the language of the page. */
interface ShownValue {
  value: string;
  label: string;
  short?: string;
}

function shownValue(t: Translate, { value, label, short }: FacetValue): ShownValue {
  return { value, label: typeof label === 'string' ? nameText(t, label) : t(label), ...(short && { short: t(short) }) };
}

/** The values of a facet, followed by chosen ones that it does not name itself, by name. */
function shownValues(t: Translate, facet: ValueFacet, search: ListSearch, { counts, names }: Counted): ShownValue[] {
  const known = valuesOf(facet).map((one) => shownValue(t, one));
  if (!facet.others) return known;
  const requested = [...Object.keys(counts[facet.name] ?? {}), ...chosenOf(search, facet.name)];
  const others = [...new Set(requested)].filter((value) => known.every((one) => one.value !== value));
  const named = others.map((value) => ({ value, label: names[facet.name]?.[value] ?? value }));
  return [...known, ...named.sort((one, other) => one.label.localeCompare(other.label))];
}

/** All filters that can be ticked, in the order of the sidebar. */
export function filterGroups(
  t: Translate,
  facets: readonly Facet[],
  search: ListSearch,
  counted: Counted,
): FilterValues[] {
  return valueFacets(inSidebar(facets)).map((facet) => {
    const { name, choose, first, rare } = facet;
    const chosen = chosenOf(search, name);
    const values = shownValues(t, facet, search, counted).map(({ value, label }) => ({
      value,
      label,
      count: counted.failed ? null : (counted.counts[name]?.[value] ?? 0),
      chosen: chosen.includes(value),
    }));
    return {
      title: t(facet.title),
      name,
      ...(choose === 'one' && { single: true }),
      ...(first && { long: { first } }),
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
  t: Translate,
  facets: readonly Facet[],
  search: Search,
  counted: Counted = { counts: {}, names: {} },
): ActiveFilter<Search>[] {
  const first = { ...search, pages: 1 };
  return inSidebar(facets).flatMap((facet) => {
    if (isPrice(facet)) {
      const { min, max } = search;
      const free = min === null && max === null;
      return free ? [] : [{ label: priceText(t, min, max), without: { ...first, min: null, max: null } }];
    }
    if (!isOfValues(facet))
      return search.area ? [{ label: t(productListViewTexts.mapArea), without: { ...first, area: null } }] : [];
    const chosen = chosenOf(search, facet.name);
    return shownValues(t, facet, search, counted)
      .filter(({ value }) => chosen.includes(value))
      .map(({ value, label, short }) => {
        const left = { ...search.chosen, [facet.name]: chosen.filter((other) => other !== value) };
        return { label: short ?? label, without: { ...first, chosen: left } };
      });
  });
}

function priceText(t: Translate, min: Paise | null, max: Paise | null): string {
  if (min !== null && max !== null)
    return t(productListViewTexts.priceBetween, { min: formatMoney(min), max: formatMoney(max) });
  return min !== null
    ? t(productListViewTexts.priceFrom, { min: formatMoney(min) })
    : t(productListViewTexts.priceUpTo, { max: formatMoney(max) });
}
