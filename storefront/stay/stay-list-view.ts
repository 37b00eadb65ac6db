import type { FoundStays } from '../../service/catalog/stays/search-stays.ts';
import {
  countFilters,
  everywhere,
  isNarrowed,
  mostPages,
  type StaySearch,
  sortLabels,
  sorts,
  staySearchParams,
  type UnclearDays,
} from '../../service/catalog/stays/stay-search.ts';
import { travelParams } from '../../service/catalog/stays/travel-params.ts';
import type { AdviceView } from '../product/advice-view.ts';
import type { FilterValues } from '../product/filter-value.ts';
import type { MoreResults, Parameters, ResultsHead, SoldOut } from '../product/results-view.ts';
import { urls } from '../urls.ts';
import { activeFilters } from './active-filters.ts';
import { type CardTexts, cardTexts } from './card-texts.ts';
import { filterGroups } from './filter-groups.ts';
import { type PriceView, priceView } from './price-view.ts';
import { stayAdvice } from './stay-advice.ts';

/** All words and addresses of the list, made on the server: the browser needs neither the vocabulary nor its rules. */
export interface StayListView extends ResultsHead, MoreResults<CardTexts> {
  /** What the search bar is filled with. */
  asked: AskedSearch;
  /** What was understood otherwise than asked: 'Showing stays in Rishikesh for “rishkesh”.' */
  notices: string[];
  total: number;
  /** '12 stays' */
  found: string;
  looks: { look: StaySearch['view']; label: string; to: string }[];
  look: StaySearch['view'];
  groups: FilterValues[];
  price: PriceView;
  /** Parameters of the address, without the page: what a tick is added to. */
  query: string;
  /** The same with the pages: what is shown now. */
  shownQuery: string;
  /** What the filters do not ask but must send along, and what the search bar must. */
  keep: { filters: Parameters; search: Parameters };
  /** Dates and guests that travel on to a stay, without '?'. */
  travel: string;
  nothing: { heading: string; narrowed: boolean; advice: AdviceView | null };
}

export interface AskedSearch {
  location: string;
  checkIn?: string;
  checkOut?: string;
  adults: number;
  children: number;
  rooms: number;
}

export function addressOf(search: StaySearch): string {
  const query = staySearchParams(search).toString();
  return query ? `${urls.stays}?${query}` : urls.stays;
}

const asked = new Set(['location', 'checkIn', 'checkOut', 'adults', 'children', 'rooms']);
const outsideFilters = new Set([...asked, 'sort', 'view']);

/** `unclear`: what the address asks for days, where they are no dates; `tooMany`: why its party is made smaller. */
export function stayListView(
  search: StaySearch,
  found: FoundStays,
  unclear?: UnclearDays,
  tooMany?: string,
): StayListView {
  const first = [...staySearchParams({ ...search, pages: 1 })];
  const only = (...names: string[]) => new URLSearchParams(first.filter(([name]) => names.includes(name))).toString();
  const cleared = only('sort', 'view');
  const [type, more] = search.propertyTypes;
  const { location, adults, children, rooms } = search;
  return {
    headline: headline(search, found),
    asked: { location, adults, children, rooms, ...(search.dates ?? unclear?.days) },
    notices: [
      ...(found.place?.corrected ? [`Showing stays in ${found.place.name} for “${location}”.`] : []),
      ...(tooMany ? [`${tooMany}.`] : []),
      ...(unclear ? [`${unclear.why}. Showing stays for any dates.`] : []),
    ],
    cards: found.stays.map((stay) => cardTexts(stay, search.view)),
    total: found.total,
    found: `${found.total.toLocaleString('en-IN')} ${found.total === 1 ? 'stay' : 'stays'}`,
    chips: activeFilters(search, wholePlace(found)).map(({ label, without }) => ({ label, to: addressOf(without) })),
    clear: cleared ? `${urls.stays}?${cleared}` : urls.stays,
    sort: {
      chosen: search.sort,
      values: sorts.map((value) => ({ value, label: sortLabels[value] })),
      keep: first.filter(([name]) => name !== 'sort'),
    },
    looks: [
      { look: 'grid', label: 'Grid', to: addressOf({ ...search, view: 'grid' }) },
      { look: 'list', label: 'List', to: addressOf({ ...search, view: 'list' }) },
    ],
    look: search.view,
    groups: filterGroups(search, found),
    price: priceView(search, found),
    filterCount: countFilters(search),
    query: new URLSearchParams(first).toString(),
    shownQuery: staySearchParams(search).toString(),
    keep: {
      filters: first.filter(([name]) => outsideFilters.has(name)),
      search: first.filter(([name]) => !asked.has(name)),
    },
    travel: travelParams(search).toString(),
    loadMore: moreAddress(search, found),
    soldOut: soldOutView(search, found),
    nothing: {
      heading: type && !more ? `No ${type} found` : 'No stays found',
      narrowed: isNarrowed(search),
      advice: stayAdvice(search, found),
    },
  };
}

function soldOutView(search: StaySearch, { soldOut, total }: FoundStays): SoldOut | null {
  if (soldOut === 0) return null;
  const stays = `${total > 0 ? 'more ' : ''}${soldOut === 1 ? 'stay' : 'stays'}`;
  return {
    text: `Sold out for these dates: ${soldOut.toLocaleString('en-IN')} ${stays}`,
    to: addressOf({ ...search, dates: null, pages: 1 }),
  };
}

function moreAddress(search: StaySearch, { page, pageCount }: FoundStays): string | null {
  return page < Math.min(pageCount, mostPages) ? addressOf({ ...search, pages: page + 1 }) : null;
}

export function moreStays(search: StaySearch, found: FoundStays): MoreResults<CardTexts> {
  return {
    cards: found.stays.map((stay) => cardTexts(stay, search.view)),
    loadMore: moreAddress(search, found),
    soldOut: soldOutView(search, found),
  };
}

/** Name of the place when all of it is meant. */
export function wholePlace({ place }: Pick<FoundStays, 'place'>): string | undefined {
  return place && !place.narrower ? place.name : undefined;
}

/** 'Hotels' → 'hotels', of which one is a 'hotel'. */
function nameOf(plural: string, count: number): string {
  const name = plural.toLowerCase();
  return count === 1 ? name.replace(/s$/, '') : name;
}

/** '12 villas in Goa' */
export function headline({ propertyTypes: [type, more], location }: StaySearch, { total, place }: FoundStays): string {
  const what = nameOf(type && !more ? type : 'Stays', total);
  const number = total.toLocaleString('en-IN');
  if (place?.narrower && !place.corrected) return `${number} ${what} in ${place.name} for “${location}”`;
  if (place) return `${number} ${what} in ${place.name}`;
  return location ? `${number} ${what} for “${location}”` : `${number} ${what} in ${everywhere}`;
}
