import { catalogFacetsTexts } from '../../../messages/en/catalog/facets.ts';
import type { Message } from '../../../messages/message.ts';
import { fromRupees, type Paise, toRupees } from '../../core/money.ts';
import { type Area, areaText, readArea } from './area.ts';

/** A value of a facet with a label of its own: a message, or a stored name. `short`: label for little space. */
export interface FacetValue {
  readonly value: string;
  readonly label: Message | string;
  readonly short?: Message;
}

/** A filter with checkboxes: a group of the sidebar, a parameter of the address. */
export interface ValueFacet {
  /** Its address parameter. */
  readonly name: string;
  readonly title: Message;
  /** In the order of the sidebar. */
  readonly values: readonly (string | FacetValue)[];
  /** Whether any of several chosen values is enough, all are required, or only one can be chosen. */
  readonly choose: 'any' | 'all' | 'one';
  /** Its values are in lower case in addresses. */
  readonly lower?: boolean;
  /** Further values that an address may contain; their labels come from the database. */
  readonly others?: RegExp;
  /** Values shown only if results have them, or they are chosen. */
  readonly rare?: (value: string) => boolean;
  /** Number of values shown at first. */
  readonly first?: number;
  /** Each value has a list for search engines: by this parameter, or at a path. */
  readonly ownList?: 'parameter' | 'path';
}

/** Each asks for at least that rating (EXP-9). */
export const leastRatings: readonly FacetValue[] = [
  { value: '4.5', label: catalogFacetsTexts.from45 },
  { value: '4', label: catalogFacetsTexts.from4 },
  { value: '3.5', label: catalogFacetsTexts.from35 },
  { value: '3', label: catalogFacetsTexts.from3 },
];

/** A filter of the price: parameters `min` and `max`, in whole rupees. */
export interface PriceFacet {
  readonly name: 'price';
  /** Maximum of the inputs; there the upper end means no limit. */
  readonly top: Paise;
  /** Width of one bar of the histogram; the last bar is everything from the top. */
  readonly step: Paise;
}

/** A filter of the map position: parameter `area`. For kinds with `latitude` and `longitude`. */
export interface AreaFacet {
  readonly name: 'area';
}

export const areaFacet: AreaFacet = { name: 'area' };

/** In the order of the address. 'popular' comes first in the sidebar. */
export type Facet = ValueFacet | PriceFacet | AreaFacet;

export const isPrice = (facet: Facet): facet is PriceFacet => 'step' in facet;
export const isOfValues = (facet: Facet): facet is ValueFacet => 'values' in facet;
export const valueFacets = (facets: readonly Facet[]): ValueFacet[] => facets.filter(isOfValues);

/** The chosen filters: values by name of the facet, and prices. */
export interface Filters {
  readonly chosen: Readonly<Record<string, readonly string[]>>;
  readonly min: Paise | null;
  readonly max: Paise | null;
  /** An area of the map; it replaces the place of the search, which then only says where the map was opened. */
  readonly area: Area | null;
}

export const chosenOf = ({ chosen }: Pick<Filters, 'chosen'>, name: string): readonly string[] => chosen[name] ?? [];

/** Maximum number of further values in an address. */
const mostOthers = 20;

export const valuesOf = ({ values }: ValueFacet): FacetValue[] =>
  values.map((one) => (typeof one === 'string' ? { value: one, label: one } : one));

/** A value as written in addresses. */
export const wordOf = ({ lower }: ValueFacet, value: string): string => (lower ? value.toLowerCase() : value);

/** The value that a word means, in any case, in the singular too. */
function parseValue(facet: ValueFacet, word: string): string | undefined {
  const plain = word.trim().toLowerCase();
  const matches = (value: string) => value.toLowerCase() === plain || value.toLowerCase() === `${plain}s`;
  return valuesOf(facet).find(({ value }) => matches(value))?.value ?? (facet.others?.test(word) ? word : undefined);
}

function parseValues(facet: ValueFacet, words: readonly string[]): string[] {
  const read = facet.choose === 'one' ? words.slice(0, 1) : words;
  const params = new Set(read.map((word) => parseValue(facet, word)).filter((value) => value !== undefined));
  return [...params].slice(0, facet.values.length + (facet.others ? mostOthers : 0));
}

/** The first word of an address for that facet which means none of its values; undefined if there is none. */
export function unknownWord(facet: ValueFacet, params: URLSearchParams): string | undefined {
  return params.getAll(facet.name).find((word) => word.trim() !== '' && parseValue(facet, word) === undefined);
}

/** A whole number of an address, at most `most`; undefined if it is missing, invalid or below `least`. */
export function wholeNumber(text: string | null, least: number, most: number): number | undefined {
  if (!text || !/^\d{1,7}$/.test(text)) return undefined;
  const value = Number(text);
  return value < least ? undefined : Math.min(value, most);
}

/** The maximum is at least the minimum (STAY-8). */
function parsePrices({ top }: PriceFacet, params: URLSearchParams): Pick<Filters, 'min' | 'max'> {
  const end = (name: 'min' | 'max', least: number) => {
    const typed = wholeNumber(params.get(name), least, toRupees(top));
    return typed === undefined ? null : fromRupees(typed);
  };
  const min = end('min', 1);
  const most = end('max', 0);
  const max = min !== null && most !== null && min > most ? min : most;
  return { min, max: max === top ? null : max };
}

/** Parses the filters of an address; invalid values are dropped, never rejected. */
export function readFilters(facets: readonly Facet[], params: URLSearchParams): Filters {
  const price = facets.find(isPrice);
  return {
    chosen: Object.fromEntries(
      valueFacets(facets).map((facet) => [facet.name, parseValues(facet, params.getAll(facet.name))]),
    ),
    ...(price ? parsePrices(price, params) : { min: null, max: null }),
    area: facets.some(({ name }) => name === areaFacet.name) ? readArea(params.get('area')) : null,
  };
}

/** The filters as address parameters. */
export function filterParams(facets: readonly Facet[], filters: Filters): [name: string, value: string][] {
  return facets.flatMap((facet): [string, string][] => {
    if (isOfValues(facet)) return chosenOf(filters, facet.name).map((value) => [facet.name, wordOf(facet, value)]);
    if (!isPrice(facet)) return filters.area ? [[facet.name, areaText(filters.area)]] : [];
    const ends = [
      ['min', filters.min],
      ['max', filters.max],
    ] as const;
    return ends.flatMap(([name, end]) => (end === null ? [] : [[name, String(toRupees(end))]]));
  });
}

export function countFilters({ chosen, min, max, area }: Filters): number {
  const values = Object.values(chosen).reduce((sum, { length }) => sum + length, 0);
  return values + (min === null && max === null ? 0 : 1) + (area ? 1 : 0);
}

export const noFilters = (facets: readonly Facet[]): Filters => readFilters(facets, new URLSearchParams());
