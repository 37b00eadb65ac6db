import { carFacets } from '../../service/catalog/car-rentals/car-facets.ts';
import type { FoundCars } from '../../service/catalog/car-rentals/car-list.ts';
import { anyCity, type CarSearch, carSearchParams } from '../../service/catalog/car-rentals/car-search.ts';
import { type InvalidRental, rentalParams } from '../../service/catalog/car-rentals/rental-dates.ts';
import { noFilters } from '../../service/catalog/lists/facet.ts';
import { everywhere } from '../../service/catalog/lists/list-search.ts';
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
  thereAre,
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

/** The city's proper name, else the entered text. */
export function cityName({ place: city }: CarSearch, { place, total }: Pick<FoundCars, 'place' | 'total'>): string {
  if (place && !place.narrower) return `in ${place.name}`;
  if (!city) return `in ${everywhere}`;
  return total > 0 ? `for “${city}”` : `in ${capitals(city)}`;
}

/** 'Car Rentals in Rishikesh' (CAR-8) */
export const carListTitle = (search: CarSearch, found: Pick<FoundCars, 'place' | 'total'>): string =>
  `Car Rentals ${cityName(search, found)}`;

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-IN')} ${count === 1 ? one : many}`;

function soldOutView(search: CarSearch, { soldOut, total }: FoundCars): SoldOut | null {
  if (soldOut === 0) return null;
  const more = total > 0 ? 'more ' : '';
  return {
    text: `Not available for these dates: ${counted(soldOut, `${more}car`, `${more}cars`)}`,
    to: carListAddress({ ...search, dates: null, pages: 1 }),
  };
}

/** The filters of the list, without its city, which is in the heading. */
function activeFilters(search: CarSearch): ActiveFilter<CarSearch>[] {
  const { dates, pickupLocation } = search;
  const first = { ...search, pages: 1 };
  return [
    ...(dates ? [{ label: datesText(dates), without: { ...first, dates: null } }] : []),
    ...(pickupLocation ? [{ label: `Pickup at ${pickupLocation}`, without: { ...first, pickupLocation: '' } }] : []),
    ...chosenFilters(carFacets, search),
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

export function moreCars(search: CarSearch, found: FoundCars): MoreResults<CarCardTexts> {
  return {
    cards: found.cards.map(carCardTexts),
    loadMore: nextPage(shown, search, found),
    soldOut: soldOutView(search, found),
  };
}

/** Advice for a search without results: the part that excludes all cars, and the link without it. */
function carAdvice({ place: city }: CarSearch, { advice }: FoundCars): AdviceView | null {
  if (!advice) return null;
  const cars = thereAre(advice.total, 'car', 'cars');
  const words = {
    filters: { text: `No cars match your filters. Without filters, ${cars}.`, label: 'Search without filters' },
    dates: { text: `No cars are available on these dates. On other dates, ${cars}.`, label: 'Search without dates' },
    place: {
      text: `No cars in “${capitals(city)}”. Elsewhere in India, ${cars}.`,
      label: 'Search all of India',
    },
    everything: {
      text: `No cars match your dates and filters together. Without them, ${cars}.`,
      label: 'Search without them',
    },
  };
  if (advice.what === 'rooms' || advice.what === 'guests') return null;
  return { ...words[advice.what], to: carListAddress(advice.search) };
}

/** `unclear`: why the dates in the address are not a valid rental. */
export function carListView(search: CarSearch, found: FoundCars, unclear?: InvalidRental): CarListView {
  const { place: city, dates } = search;
  const { place } = found;
  const where = place && !place.narrower && city ? place.name : capitals(city);
  const parts = listParts(shown, search, found, activeFilters(search));
  return {
    ...parts,
    ...moreCars(search, found),
    earlier: earlierPage(shown, search, found),
    title: carListTitle(search, found),
    headline: found.failed ? '' : counted(found.total, 'car available', 'cars available'),
    found: counted(found.total, 'car', 'cars'),
    path: urls.carsIn(city || anyCity),
    requested: { location: where, ...(dates ?? unclear?.days) },
    pill: searchPill(where, dates ? daySpan(dates.pickupDate, dates.returnDate) : 'Any dates'),
    searched: city !== '' || dates !== null,
    notices: [
      ...(place?.corrected ? [`Showing cars in ${place.name} for “${city}”.`] : []),
      ...(unclear ? [`${unclear.why}. Showing cars for any dates.`] : []),
    ],
    clear: carListAddress(withoutFilters(search)),
    nothing:
      parts.chips.length > 0
        ? 'Try other dates or fewer filters to find more cars.'
        : 'We have no cars there yet. Please try another place.',
    advice: carAdvice(search, found),
    travel: rentalParams(search).toString(),
  };
}
