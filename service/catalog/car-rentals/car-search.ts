import type { Day } from '../../core/day.ts';
import { type CarType, carTypes, type Transmission, transmissions } from './car-vocabulary.ts';
import { type RentalDates, rentalDates } from './rental-dates.ts';

export const carSorts = ['recommended', 'price-low', 'price-high', 'rating'] as const;
export type CarSort = (typeof carSorts)[number];

/** S2 §9's popular filters, by their name in the address. */
export const popularCarFilters = {
  'free-cancellation': 'Free Cancellation',
  ac: 'AC',
  'music-system': 'Music System',
  'power-windows': 'Power Windows',
} as const;
export type PopularCarFilter = keyof typeof popularCarFilters;
export const popularCarNames = [
  'free-cancellation',
  'ac',
  'music-system',
  'power-windows',
] as const satisfies PopularCarFilter[];

/** Least ratings that can be asked for, one at a time. */
export const leastRatings = [4.5, 4, 3.5, 3] as const;
export type LeastRating = (typeof leastRatings)[number];

/** Where we rent: what a city means that says nothing, such as 'India'. */
export const everywhere = 'India';

/** Cars a page, and how many pages can be seen at once. */
export const carPageSize = 100;
export const mostCarPages = 20;

/** What stands in the address in place of a city: everywhere (S2 §2). */
export const anyCity = 'all';

export interface CarSearch {
  /** As typed, with spaces; empty: everywhere. */
  city: string;
  dates: RentalDates | null;
  carTypes: CarType[];
  transmissions: Transmission[];
  rating: LeastRating | null;
  popular: PopularCarFilter[];
  /** Where the car is to come, when somebody came by an airport; travels on to the booking form. */
  pickupLocation: string;
  sort: CarSort;
  /** How many pages are shown, from the first. */
  pages: number;
}

const tidy = (text: string, most: number) => text.replace(/\s+/g, ' ').trim().slice(0, most).trim();

/** What a city in the address means: 'himachal-pradesh' has spaces, 'all' is no city. */
export function cityOf(parameter: string): string {
  const city = tidy(parameter.replaceAll('-', ' '), 100);
  return city.toLowerCase() === anyCity ? '' : city;
}

function chosen<Value extends string>(asked: URLSearchParams, name: string, of: readonly Value[]): Value[] {
  const wanted = asked.getAll(name).map((value) => value.trim().toLowerCase());
  return of.filter((value) => wanted.includes(value.toLowerCase()));
}

/** Reads the address of a search. What makes no sense is left out, never refused. `most`: days that one can have a car. */
export function parseCarSearch(city: string, asked: URLSearchParams, today: Day, most?: number): CarSearch {
  const pages = Number(asked.get('pages') ?? 1);
  const rating = Number(asked.get('rating') ?? 0);
  return {
    city: cityOf(city),
    dates: rentalDates(asked.get('pickupDate'), asked.get('returnDate'), today, most),
    carTypes: chosen(asked, 'carType', carTypes),
    transmissions: chosen(asked, 'transmission', transmissions),
    rating: leastRatings.find((least) => least === rating) ?? null,
    popular: chosen(asked, 'popular', popularCarNames),
    pickupLocation: tidy(asked.get('pickupLocation') ?? '', 200),
    sort: chosen(asked, 'sort', carSorts)[0] ?? 'recommended',
    pages: Number.isInteger(pages) && pages >= 1 ? Math.min(pages, mostCarPages) : 1,
  };
}

/** Dates and the place of pickup, which travel on from the list to a car. */
export function rentalParams({ dates, pickupLocation }: Pick<CarSearch, 'dates' | 'pickupLocation'>): URLSearchParams {
  const to = new URLSearchParams();
  if (dates) {
    to.set('pickupDate', dates.pickupDate);
    to.set('returnDate', dates.returnDate);
  }
  if (pickupLocation) to.set('pickupLocation', pickupLocation);
  return to;
}

/** The query of a search, without its city: only what differs from the defaults, always in the same order. */
export function carSearchParams(search: CarSearch): URLSearchParams {
  const to = rentalParams(search);
  for (const type of search.carTypes) to.append('carType', type);
  for (const transmission of search.transmissions) to.append('transmission', transmission);
  if (search.rating !== null) to.set('rating', String(search.rating));
  for (const name of search.popular) to.append('popular', name);
  if (search.sort !== 'recommended') to.set('sort', search.sort);
  if (search.pages !== 1) to.set('pages', String(search.pages));
  return to;
}

export function countCarFilters(search: CarSearch): number {
  return (
    search.carTypes.length + search.transmissions.length + search.popular.length + (search.rating === null ? 0 : 1)
  );
}
