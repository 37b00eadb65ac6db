import {
  anyCity,
  type CarSearch,
  carSearchParams,
  carSorts,
  countCarFilters,
  everywhere,
  mostCarPages,
  popularCarFilters,
  rentalParams,
} from '../../service/catalog/car-rentals/car-search.ts';
import type { UnclearRental } from '../../service/catalog/car-rentals/rental-dates.ts';
import type { FoundCars } from '../../service/catalog/car-rentals/search-cars.ts';
import { sortLabels } from '../../service/catalog/stays/stay-search.ts';
import { type AdviceView, thereAre } from '../product/advice-view.ts';
import type { FilterValues } from '../product/filter-value.ts';
import type { MoreResults, Parameters, ResultsHead, SoldOut } from '../product/results-view.ts';
import { urls } from '../urls.ts';
import { type CarCardTexts, carCardTexts } from './car-card-texts.ts';
import type { AskedCars } from './car-search-fields.tsx';
import { carFilterGroups, ratingText } from './filter-groups.ts';
import { datesText } from './rental-range.ts';

/** All words and addresses of the list of cars, made on the server. */
export interface CarListView extends ResultsHead, MoreResults<CarCardTexts> {
  /** 'Car Rentals in Rishikesh' */
  title: string;
  /** '12 cars' */
  found: string;
  path: string;
  asked: AskedCars;
  notices: string[];
  total: number;
  groups: FilterValues[];
  /** Parameters of the address, without the page: what a tick is added to. */
  query: string;
  /** What the filters do not ask but must send along, and what the search form must. */
  keep: { filters: Parameters; search: Parameters };
  /** What to do where nothing is found. */
  nothing: string;
  /** Which part of the search is in the way. */
  advice: AdviceView | null;
  /** Dates and place of pickup that travel on to a car, without '?'. */
  travel: string;
}

export function addressOf(search: CarSearch): string {
  const query = carSearchParams(search).toString();
  const path = urls.carsIn(search.city || anyCity);
  return query ? `${path}?${query}` : path;
}

const capitals = (text: string) => text.replace(/(^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());

/** The city's proper name, else as it was typed. */
export function cityName({ city }: CarSearch, { place, total }: Pick<FoundCars, 'place' | 'total'>): string {
  if (place && !place.narrower) return `in ${place.name}`;
  if (!city) return `in ${everywhere}`;
  return total > 0 ? `for “${city}”` : `in ${capitals(city)}`;
}

/** 'Car Rentals in Rishikesh' (S2 §2) */
export const carListTitle = (search: CarSearch, found: Pick<FoundCars, 'place' | 'total'>): string =>
  `Car Rentals ${cityName(search, found)}`;

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-IN')} ${count === 1 ? one : many}`;

function soldOutView(search: CarSearch, { soldOut, total }: FoundCars): SoldOut | null {
  if (soldOut === 0) return null;
  const more = total > 0 ? 'more ' : '';
  return {
    text: `Sold out for these dates: ${counted(soldOut, `${more}car`, `${more}cars`)}`,
    to: addressOf({ ...search, dates: null, pages: 1 }),
  };
}

/** What narrows the list, each with the address without it; its city is the heading's. */
function chips(search: CarSearch): ResultsHead['chips'] {
  const found: ResultsHead['chips'] = [];
  const add = (label: string, change: Partial<CarSearch>) =>
    found.push({ label, to: addressOf({ ...search, ...change, pages: 1 }) });
  const but = <Value>(values: readonly Value[], value: Value) => values.filter((other) => other !== value);
  if (search.dates) add(datesText(search.dates), { dates: null });
  if (search.pickupLocation) add(`Pickup at ${search.pickupLocation}`, { pickupLocation: '' });
  for (const name of search.popular) add(popularCarFilters[name], { popular: but(search.popular, name) });
  for (const type of search.carTypes) add(type, { carTypes: but(search.carTypes, type) });
  for (const gear of search.transmissions) add(gear, { transmissions: but(search.transmissions, gear) });
  if (search.rating !== null) add(ratingText(search.rating), { rating: null });
  return found;
}

/** The search without what narrows it; the city and the order stay. */
export function withoutFilters(search: CarSearch): CarSearch {
  const none = { dates: null, pickupLocation: '', popular: [], carTypes: [], transmissions: [], rating: null };
  return { ...search, ...none, pages: 1 };
}

export function moreCars(search: CarSearch, found: FoundCars): MoreResults<CarCardTexts> {
  const last = Math.min(found.pageCount, mostCarPages);
  return {
    cards: found.cars.map(carCardTexts),
    loadMore: search.pages < last ? addressOf({ ...search, pages: search.pages + 1 }) : null,
    soldOut: search.pages < found.pageCount ? null : soldOutView(search, found),
  };
}

/** What to change of a search for cars that found nothing: what is in the way, and the link without. */
function carAdvice({ city }: CarSearch, { advice }: FoundCars): AdviceView | null {
  if (!advice) return null;
  const cars = thereAre(advice.total, 'car', 'cars');
  const words = {
    filters: { text: `Nothing matches your filters. Without them ${cars}.`, label: 'Search without filters' },
    dates: { text: `Nothing fits on these dates. On other days ${cars}.`, label: 'Search without dates' },
    place: {
      text: `We have no cars at “${city}” that fits. Elsewhere in India ${cars}.`,
      label: 'Search all of India',
    },
    everything: {
      text: `Nothing matches your dates and filters together. Without them ${cars}.`,
      label: 'Search without them',
    },
  };
  if (advice.what === 'rooms' || advice.what === 'guests') return null;
  return { ...words[advice.what], to: addressOf(advice.search) };
}

const rental = new Set(['pickupDate', 'returnDate', 'pickupLocation']);
const outsideFilters = new Set([...rental, 'sort']);

/** `unclear`: what the address asks for days, where they are no rental. */
export function carListView(search: CarSearch, found: FoundCars, unclear?: UnclearRental): CarListView {
  const first = [...carSearchParams({ ...search, pages: 1 })];
  const { city, dates } = search;
  const { place } = found;
  const narrowed = chips(search);
  return {
    ...moreCars(search, found),
    title: carListTitle(search, found),
    headline: counted(found.total, 'car available', 'cars available'),
    found: counted(found.total, 'car', 'cars'),
    path: urls.carsIn(city || anyCity),
    asked: { location: place && !place.narrower && city ? place.name : capitals(city), ...(dates ?? unclear?.days) },
    notices: [
      ...(place?.corrected ? [`Showing cars in ${place.name} for “${city}”.`] : []),
      ...(unclear ? [`${unclear.why}. Showing cars for any dates.`] : []),
    ],
    total: found.total,
    chips: narrowed,
    clear: addressOf(withoutFilters(search)),
    sort: {
      chosen: search.sort,
      values: carSorts.map((value) => ({ value, label: sortLabels[value] })),
      keep: first.filter(([name]) => name !== 'sort'),
    },
    filterCount: countCarFilters(search),
    groups: carFilterGroups(search, found.counts),
    query: new URLSearchParams(first).toString(),
    keep: {
      filters: first.filter(([name]) => outsideFilters.has(name)),
      search: first.filter(([name]) => name !== 'pickupDate' && name !== 'returnDate' && name !== 'pickupLocation'),
    },
    nothing:
      narrowed.length > 0
        ? 'Try other dates or fewer filters to find more cars.'
        : 'We have no cars there yet. Please try another place.',
    advice: carAdvice(search, found),
    travel: rentalParams(search).toString(),
  };
}
