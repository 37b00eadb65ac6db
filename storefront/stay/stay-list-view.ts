import { chosenOf, noFilters } from '../../service/catalog/lists/facet.ts';
import { everywhere } from '../../service/catalog/lists/list-search.ts';
import { flexibleDays, type StayDates } from '../../service/catalog/stays/flexible-dates.ts';
import type { StayCardData } from '../../service/catalog/stays/stay-card-data.ts';
import { stayFacets } from '../../service/catalog/stays/stay-facets.ts';
import type { FoundStays } from '../../service/catalog/stays/stay-list.ts';
import {
  type InvalidDates,
  isNarrowed,
  type StaySearch,
  staySearchParams,
} from '../../service/catalog/stays/stay-search.ts';
import { travelParams } from '../../service/catalog/stays/travel-params.ts';
import { type Day, formatDay, nightsBetween } from '../../service/core/day.ts';
import { type ActiveFilter, chosenFilters } from '../product/list-filters.ts';
import {
  type AdviceView,
  daySpan,
  earlierPage,
  type ListParts,
  type ListShapeView,
  listParts,
  nextPage,
} from '../product/list-view.ts';
import {
  type Earlier,
  type MoreResults,
  type ResultsHead,
  type SearchSummary,
  type SoldOut,
  searchPill,
} from '../product/results-view.ts';
import { urls } from '../urls.ts';
import { type CardTexts, cardTexts } from './card-texts.ts';
import { type PriceView, priceView } from './price-view.ts';
import { stayAdvice } from './stay-advice.ts';

/** All texts and addresses of the list, built on the server: the browser needs neither the vocabulary nor its rules. */
export interface StayListView extends ListParts, ResultsHead, SearchSummary, MoreResults<CardTexts> {
  /** The values of the search bar. */
  requested: RequestedSearch;
  /** How the search was corrected: 'Showing stays in Rishikesh for “rishkesh”.' */
  notices: string[];
  /** '12 stays' */
  found: string;
  looks: { look: StaySearch['view']; label: string; to: string }[];
  look: StaySearch['view'];
  price: PriceView;
  /** Dates and guests that are passed on to a stay, without '?'. */
  travel: string;
  earlier: Earlier | null;
  nothing: { heading: string; narrowed: boolean; advice: AdviceView | null };
}

export interface RequestedSearch {
  location: string;
  checkIn?: string;
  checkOut?: string;
  /** Includes dates up to three days earlier or later. */
  flexible: boolean;
  adults: number;
  children: number;
  rooms: number;
}

export function stayListAddress(search: StaySearch): string {
  const query = staySearchParams(search).toString();
  return query ? `${urls.stays}?${query}` : urls.stays;
}

const shown: ListShapeView<StaySearch> = {
  facets: stayFacets,
  bar: ['location', 'checkIn', 'checkOut', 'flexible', 'adults', 'children', 'rooms'],
  params: staySearchParams,
  address: stayListAddress,
};

const unfiltered = { place: '', dates: null, adults: 1, children: 0, rooms: 1 };

/** `unclear`: why the dates in the address are not valid; `tooMany`: why its party was reduced. */
export function stayListView(
  search: StaySearch,
  found: FoundStays,
  unclear?: InvalidDates,
  tooMany?: string,
): StayListView {
  const parts = listParts(shown, search, found, activeFilters(search, wholePlace(found)));
  const [type, more] = chosenOf(search, 'propertyType');
  const { place: location, adults, children, rooms, dates } = search;
  const { place } = found;
  return {
    ...parts,
    ...moreStays(search, found),
    earlier: earlierPage(shown, search, found),
    headline: found.failed ? '' : headline(search, found),
    requested: {
      location: location && place && !place.corrected && !place.narrower ? place.name : location,
      adults,
      children,
      rooms,
      flexible: dates?.starts !== undefined,
      ...(dates ? { checkIn: dates.checkIn, checkOut: dates.checkOut } : unclear?.days),
    },
    pill: searchPill(wholePlace(found) ?? location, dates ? spanOf(dates) : 'Any dates', adults + children),
    searched: location !== '' || travelParams(search).size > 0,
    notices: [
      ...(found.place?.corrected ? [`Showing stays in ${found.place.name} for “${location}”.`] : []),
      ...(tooMany ? [`${tooMany}.`] : []),
      ...(dates ? lookedAt(dates) : []),
      ...(unclear ? [`${unclear.why}. Showing stays for any dates.`] : []),
    ],
    found: `${found.total.toLocaleString('en-IN')} ${found.total === 1 ? 'stay' : 'stays'}`,
    ...(dates &&
      !dates.starts && { offer: { label: `Flexible ±${flexibleDays} days`, to: flexibleAddress(search, dates) } }),
    clear: stayListAddress({ ...search, ...noFilters(stayFacets), ...unfiltered, pages: 1 }),
    looks: [
      { look: 'grid', label: 'Grid', to: stayListAddress({ ...search, view: 'grid' }) },
      { look: 'list', label: 'List', to: stayListAddress({ ...search, view: 'list' }) },
    ],
    look: search.view,
    price: priceView(search, found),
    travel: travelParams(search).toString(),
    nothing: {
      heading: type && !more ? `No ${type} found` : 'No stays found',
      narrowed: isNarrowed(search),
      advice: stayAdvice(search, found),
    },
  };
}

const spanOf = ({ checkIn, checkOut, starts }: StayDates) =>
  `${daySpan(checkIn, checkOut)}${starts ? ` ±${flexibleDays}` : ''}`;

const flexibleAddress = (search: StaySearch, { checkIn, checkOut }: StayDates) =>
  stayListAddress({ ...search, dates: { checkIn, checkOut, starts: [checkIn] }, pages: 1 });

/** The start days that a flexible search tried. */
function lookedAt({ starts, checkIn, checkOut }: StayDates): string[] {
  const [first = checkIn, last = checkIn] = [starts?.[0], starts?.at(-1)];
  const nights = nightsBetween(checkIn, checkOut);
  const cheapest = nights === 1 ? 'cheapest night' : `cheapest ${nights} nights`;
  return starts ? [`Showing the ${cheapest} for each stay, with check-in on any day of ${daySpan(first, last)}.`] : [];
}

/** The texts of a stay's card, with the dates that it was found for if they differ from the search's. */
export function foundCard(search: StaySearch, stay: StayCardData): CardTexts {
  const { dates } = stay;
  return {
    ...cardTexts(stay, search.view),
    ...(dates && {
      days: daySpan(dates.checkIn, dates.checkOut),
      travel: travelParams({ ...search, dates }).toString(),
    }),
  };
}

function soldOutView(search: StaySearch, { soldOut, total }: FoundStays): SoldOut | null {
  if (soldOut === 0) return null;
  const stays = `${total > 0 ? 'more ' : ''}${soldOut === 1 ? 'stay' : 'stays'}`;
  // a single room of these may well be left
  const why = search.rooms > 1 ? `Fewer than ${search.rooms} rooms left for these dates` : 'Sold out for these dates';
  return {
    text: `${why}: ${soldOut.toLocaleString('en-IN')} ${stays}`,
    to: stayListAddress({ ...search, dates: null, pages: 1 }),
  };
}

export function moreStays(search: StaySearch, found: FoundStays): MoreResults<CardTexts> {
  return {
    cards: found.cards.map((stay) => foundCard(search, stay)),
    loadMore: nextPage(shown, search, found),
    soldOut: soldOutView(search, found),
  };
}

/** The name of the place if the search covers all of it. */
export function wholePlace({ place }: Pick<FoundStays, 'place'>): string | undefined {
  return place && !place.narrower ? place.name : undefined;
}

/** 'Hotels' → 'hotels', or 'hotel' for one. */
function nameOf(plural: string, count: number): string {
  const name = plural.toLowerCase();
  return count === 1 ? name.replace(/s$/, '') : name;
}

/** '12 villas in Goa' */
export function headline(search: StaySearch, { total, place }: FoundStays): string {
  const [type, more] = chosenOf(search, 'propertyType');
  const { place: location } = search;
  const what = nameOf(type && !more ? type : 'Stays', total);
  const number = total.toLocaleString('en-IN');
  if (search.area) return `${number} ${what} in this area`;
  if (place?.narrower && !place.corrected) return `${number} ${what} in ${place.name} for “${location}”`;
  if (place) return `${number} ${what} in ${place.name}`;
  return location ? `${number} ${what} for “${location}”` : `${number} ${what} in ${everywhere}`;
}

const shortDay = (day: Day) => formatDay(day).replace(/ \d{4}$/, '');

/** All filters of the search, in the order of the sidebar. `place` is the location's proper name. */
export function activeFilters(search: StaySearch, place?: string): ActiveFilter<StaySearch>[] {
  const { dates } = search;
  const first = { ...search, pages: 1 };
  const days = dates && `${shortDay(dates.checkIn)} to ${shortDay(dates.checkOut)}`;
  return [
    // after the map was moved away from it, the place no longer filters
    ...(search.place && !search.area ? [{ label: place ?? search.place, without: { ...first, place: '' } }] : []),
    ...(days ? [{ label: days, without: { ...first, dates: null } }] : []),
    ...(dates?.starts
      ? [{ label: `±${flexibleDays} days`, without: { ...first, dates: { ...dates, starts: undefined } } }]
      : []),
    ...chosenFilters(stayFacets, search),
  ];
}
