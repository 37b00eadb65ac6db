import { stayListViewTexts } from '../../messages/en/stay/list-view.ts';
import type { Translate } from '../../messages/translate.ts';
import { chosenOf, noFilters } from '../../service/catalog/lists/facet.ts';
import { everywhere, placeText } from '../../service/catalog/lists/list-search.ts';
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
import { nameText } from '../../service/catalog/vocabulary.ts';
import { formatDayOfYear, nightsBetween } from '../../service/core/day.ts';
import { type PlaceLink, placeLink } from '../place/place-link.ts';
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
  /** The page of the place. */
  guide: PlaceLink | null;
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

/**
 * `unclear`: why the dates in the address are not valid; `tooMany`: why its party was reduced; `unknown`: that its type
 * does not exist.
 */
export function stayListView(
  t: Translate,
  search: StaySearch,
  found: FoundStays,
  unclear?: InvalidDates,
  tooMany?: string,
  unknown?: string,
): StayListView {
  const whole = wholePlace(found);
  const parts = listParts(t, shown, search, found, activeFilters(t, search, whole && placeText(t, whole)));
  const [type, more] = chosenOf(search, 'propertyType');
  const { place: location, adults, children, rooms, dates } = search;
  const { place } = found;
  return {
    ...parts,
    ...moreStays(t, search, found),
    earlier: earlierPage(shown, search, found),
    guide: placeLink(t, found),
    headline: found.failed ? '' : headline(t, search, found),
    requested: {
      location: location && place && !place.corrected && !place.narrower ? place.name : location,
      adults,
      children,
      rooms,
      flexible: dates?.starts !== undefined,
      ...(dates ? { checkIn: dates.checkIn, checkOut: dates.checkOut } : unclear?.days),
    },
    pill: searchPill(t, {
      place: placeText(t, whole ?? location),
      days: dates ? spanOf(t, dates) : t(stayListViewTexts.anyDates),
      guests: adults + children,
    }),
    searched: location !== '' || travelParams(search).size > 0,
    notices: [
      ...(found.place?.corrected
        ? [t(stayListViewTexts.corrected, { place: placeText(t, found.place.name), search: location })]
        : []),
      ...(unknown ? [unknown] : []),
      ...(tooMany ? [t(stayListViewTexts.tooLarge, { problem: tooMany })] : []),
      ...(dates ? lookedAt(t, dates) : []),
      ...(unclear ? [t(stayListViewTexts.unclear, { problem: unclear.why })] : []),
    ],
    found: t(stayListViewTexts.found, { count: found.total }),
    ...(dates &&
      !dates.starts && {
        offer: {
          label: t(stayListViewTexts.flexible, { days: flexibleDays }),
          to: flexibleAddress(search, dates),
        },
      }),
    clear: stayListAddress({ ...search, ...noFilters(stayFacets), ...unfiltered, pages: 1 }),
    looks: [
      { look: 'grid', label: t(stayListViewTexts.grid), to: stayListAddress({ ...search, view: 'grid' }) },
      { look: 'list', label: t(stayListViewTexts.list), to: stayListAddress({ ...search, view: 'list' }) },
    ],
    look: search.view,
    price: priceView(t, search, found),
    travel: travelParams(search).toString(),
    nothing: {
      heading: type && !more ? t(stayListViewTexts.noneOfType, { type }) : t(stayListViewTexts.none),
      narrowed: isNarrowed(search),
      advice: stayAdvice(t, search, found),
    },
  };
}

function spanOf(t: Translate, { checkIn, checkOut, starts }: StayDates): string {
  const days = daySpan(t, checkIn, checkOut);
  return starts ? t(stayListViewTexts.flexibleSpan, { days, more: flexibleDays }) : days;
}

const flexibleAddress = (search: StaySearch, { checkIn, checkOut }: StayDates) =>
  stayListAddress({ ...search, dates: { checkIn, checkOut, starts: [checkIn] }, pages: 1 });

/** The start days that a flexible search tried. */
function lookedAt(t: Translate, { starts, checkIn, checkOut }: StayDates): string[] {
  const [first = checkIn, last = checkIn] = [starts?.[0], starts?.at(-1)];
  const nights = nightsBetween(checkIn, checkOut);
  return starts ? [t(stayListViewTexts.cheapest, { nights, days: daySpan(t, first, last) })] : [];
}

/** The texts of a stay's card, with the dates that it was found for if they differ from the search's. */
export function foundCard(t: Translate, search: StaySearch, stay: StayCardData): CardTexts {
  const { dates } = stay;
  return {
    ...cardTexts(t, stay, search.view),
    ...(dates && {
      days: daySpan(t, dates.checkIn, dates.checkOut),
      travel: travelParams({ ...search, dates }).toString(),
    }),
  };
}

function soldOutView(t: Translate, search: StaySearch, { soldOut, total }: FoundStays): SoldOut | null {
  if (soldOut === 0) return null;
  const { rooms } = search;
  const more = total > 0;
  return {
    // a single room of these may well be left
    text:
      rooms > 1
        ? t(more ? stayListViewTexts.fewerMore : stayListViewTexts.fewer, { rooms, count: soldOut })
        : t(more ? stayListViewTexts.soldOutMore : stayListViewTexts.soldOut, { count: soldOut }),
    to: stayListAddress({ ...search, dates: null, pages: 1 }),
  };
}

export function moreStays(t: Translate, search: StaySearch, found: FoundStays): MoreResults<CardTexts> {
  return {
    cards: found.cards.map((stay) => foundCard(t, search, stay)),
    loadMore: nextPage(shown, search, found),
    soldOut: soldOutView(t, search, found),
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
export function headline(t: Translate, search: StaySearch, { total, place }: FoundStays): string {
  const [type, more] = chosenOf(search, 'propertyType');
  const { place: location } = search;
  const narrower = place?.narrower && !place.corrected;
  const name = place || !location ? placeText(t, place?.name ?? everywhere) : null;
  if (type && !more) {
    const count = { count: total.toLocaleString('en-IN'), type: nameOf(nameText(t, type), total) };
    if (search.area) return t(stayListViewTexts.typeInArea, count);
    if (name === null) return t(stayListViewTexts.typeForSearch, { ...count, search: location });
    return narrower
      ? t(stayListViewTexts.typeNear, { ...count, place: name, search: location })
      : t(stayListViewTexts.typeInPlace, { ...count, place: name });
  }
  const count = { count: total };
  if (search.area) return t(stayListViewTexts.inArea, count);
  if (name === null) return t(stayListViewTexts.forSearch, { ...count, search: location });
  return narrower
    ? t(stayListViewTexts.near, { ...count, place: name, search: location })
    : t(stayListViewTexts.inPlace, { ...count, place: name });
}

/** All filters of the search, in the order of the sidebar. `place` is the location's proper name. */
export function activeFilters(t: Translate, search: StaySearch, place?: string): ActiveFilter<StaySearch>[] {
  const { dates } = search;
  const first = { ...search, pages: 1 };
  const days =
    dates &&
    t(stayListViewTexts.dates, { from: formatDayOfYear(t, dates.checkIn), to: formatDayOfYear(t, dates.checkOut) });
  return [
    // after the map was moved away from it, the place no longer filters
    ...(search.place && !search.area ? [{ label: place ?? search.place, without: { ...first, place: '' } }] : []),
    ...(days ? [{ label: days, without: { ...first, dates: null } }] : []),
    ...(dates?.starts
      ? [
          {
            label: t(stayListViewTexts.moreDays, { days: flexibleDays }),
            without: { ...first, dates: { ...dates, starts: undefined } },
          },
        ]
      : []),
    ...chosenFilters(t, stayFacets, search),
  ];
}
