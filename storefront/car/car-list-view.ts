import { carListViewTexts } from '../../messages/en/car/list-view.ts';
import type { Translate } from '../../messages/translate.ts';
import { carFacets } from '../../service/catalog/car-rentals/car-facets.ts';
import type { FoundCars } from '../../service/catalog/car-rentals/car-list.ts';
import { anyCity, type CarSearch, carSearchParams } from '../../service/catalog/car-rentals/car-search.ts';
import { type InvalidRental, rentalParams } from '../../service/catalog/car-rentals/rental-dates.ts';
import { noFilters } from '../../service/catalog/lists/facet.ts';
import { everywhere, placeText } from '../../service/catalog/lists/list-search.ts';
import { type PlaceLink, placeLink } from '../place/place-link.ts';
import { type ActiveFilter, chosenFilters } from '../product/list-filters.ts';
import {
  type AdviceView,
  capitals,
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
import { type CarCardTexts, carCardTexts } from './car-card-texts.ts';
import type { RequestedCars } from './car-search-fields.tsx';
import { datesText } from './rental-range.ts';

/** All texts and addresses of the car list, built on the server. */
export interface CarListView extends ListParts, ResultsHead, SearchSummary, MoreResults<CarCardTexts> {
  /** 'Car Rentals in Rishikesh' */
  title: string;
  /** '12 cars' */
  found: string;
  path: string;
  /** The page of the place. */
  guide: PlaceLink | null;
  requested: RequestedCars;
  notices: string[];
  earlier: Earlier | null;
  /** What to do if nothing is found. */
  nothing: string;
  /** The part of the search that excludes all results. */
  advice: AdviceView | null;
  /** Dates and pick-up place that are passed on to a car, without '?'. */
  travel: string;
}

export function carListAddress(search: CarSearch): string {
  const query = carSearchParams(search).toString();
  const path = urls.carsIn(search.place || anyCity);
  return query ? `${path}?${query}` : path;
}

const shown: ListShapeView<CarSearch> = {
  facets: carFacets,
  bar: ['pickupDate', 'returnDate', 'pickupLocation'],
  params: carSearchParams,
  address: carListAddress,
};

/** 'Car Rentals in Rishikesh' (CAR-8): with the city's proper name, else the entered text. */
export function carListTitle(
  t: Translate,
  { place: city }: CarSearch,
  { place, total }: Pick<FoundCars, 'place' | 'total'>,
): string {
  if (place && !place.narrower) return t(carListViewTexts.titleIn, { place: placeText(t, place.name) });
  if (!city) return t(carListViewTexts.titleIn, { place: placeText(t, everywhere) });
  return total > 0
    ? t(carListViewTexts.titleFor, { search: city })
    : t(carListViewTexts.titleIn, { place: capitals(city) });
}

function soldOutView(t: Translate, search: CarSearch, { soldOut, total }: FoundCars): SoldOut | null {
  if (soldOut === 0) return null;
  return {
    text: t(total > 0 ? carListViewTexts.moreSoldOut : carListViewTexts.soldOut, { count: soldOut }),
    to: carListAddress({ ...search, dates: null, pages: 1 }),
  };
}

/** The filters of the list, without its city, which is in the heading. */
function activeFilters(t: Translate, search: CarSearch): ActiveFilter<CarSearch>[] {
  const { dates, pickupLocation } = search;
  const first = { ...search, pages: 1 };
  return [
    ...(dates ? [{ label: datesText(t, dates), without: { ...first, dates: null } }] : []),
    ...(pickupLocation
      ? [{ label: t(carListViewTexts.pickupAt, { place: pickupLocation }), without: { ...first, pickupLocation: '' } }]
      : []),
    ...chosenFilters(t, carFacets, search),
  ];
}

/** The search without its filters; city and sort order stay. */
const withoutFilters = (search: CarSearch): CarSearch => ({
  ...search,
  ...noFilters(carFacets),
  dates: null,
  pickupLocation: '',
  pages: 1,
});

export function moreCars(t: Translate, search: CarSearch, found: FoundCars): MoreResults<CarCardTexts> {
  return {
    cards: found.cards.map((car) => carCardTexts(t, car)),
    loadMore: nextPage(shown, search, found),
    soldOut: soldOutView(t, search, found),
  };
}

/** Advice for a search without results: the part that excludes all cars, and the link without it. */
function carAdvice(t: Translate, { place: city }: CarSearch, { advice }: FoundCars): AdviceView | null {
  if (!advice) return null;
  const { total } = advice;
  const words = {
    filters: { text: t(carListViewTexts.filters, { total }), label: t(carListViewTexts.withoutFilters) },
    dates: { text: t(carListViewTexts.dates, { total }), label: t(carListViewTexts.withoutDates) },
    place: {
      text: t(carListViewTexts.place, { place: capitals(city), total }),
      label: t(carListViewTexts.everywhere),
    },
    everything: {
      text: t(carListViewTexts.together, { total }),
      label: t(carListViewTexts.withoutThem),
    },
  };
  if (advice.what === 'rooms' || advice.what === 'guests') return null;
  return { ...words[advice.what], to: carListAddress(advice.search) };
}

/** `unclear`: why the dates in the address are not a valid rental. */
export function carListView(t: Translate, search: CarSearch, found: FoundCars, unclear?: InvalidRental): CarListView {
  const { place: city, dates } = search;
  const { place } = found;
  const where = place && !place.narrower && city ? place.name : capitals(city);
  const parts = listParts(t, shown, search, found, activeFilters(t, search));
  return {
    ...parts,
    ...moreCars(t, search, found),
    earlier: earlierPage(shown, search, found),
    guide: placeLink(t, found),
    title: carListTitle(t, search, found),
    headline: found.failed ? '' : t(carListViewTexts.available, { count: found.total }),
    found: t(carListViewTexts.found, { count: found.total }),
    path: urls.carsIn(city || anyCity),
    requested: { location: where, ...(dates ?? unclear?.days) },
    pill: searchPill(t, {
      place: placeText(t, where),
      days: dates ? daySpan(t, dates.pickupDate, dates.returnDate) : t(carListViewTexts.anyDates),
    }),
    searched: city !== '' || dates !== null,
    notices: [
      ...(place?.corrected ? [t(carListViewTexts.corrected, { place: placeText(t, place.name), search: city })] : []),
      ...(unclear ? [t(carListViewTexts.unclear, { problem: unclear.why })] : []),
    ],
    clear: carListAddress(withoutFilters(search)),
    nothing: parts.chips.length > 0 ? t(carListViewTexts.tryOther) : t(carListViewTexts.nothingThere),
    advice: carAdvice(t, search, found),
    travel: rentalParams(search).toString(),
  };
}
