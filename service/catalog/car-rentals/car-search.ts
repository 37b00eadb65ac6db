import type { Day } from '../../core/day.ts';
import { type ListSearch, listParams, readListSearch, tidy } from '../lists/list-search.ts';
import { carFacets } from './car-facets.ts';
import { type RentalDates, rentalDates, rentalParams } from './rental-dates.ts';

/** The word in addresses that replaces a city: everywhere (CAR-7). */
export const anyCity = 'all';

export interface CarSearch extends ListSearch {
  readonly dates: RentalDates | null;
  /** Where the car will be delivered, for visitors from an airport page; passed on to the booking form. */
  readonly pickupLocation: string;
}

/** The city of an address: hyphens replace spaces, 'all' for no city. */
export function cityOf(parameter: string): string {
  const city = tidy(parameter.replaceAll('-', ' '), 100);
  return city.toLowerCase() === anyCity ? '' : city;
}

/** Parses the address of a search; invalid values are dropped, never rejected. `most`: maximum days of a rental. */
export function parseCarSearch(city: string, params: URLSearchParams, today: Day, most?: number): CarSearch {
  return {
    ...readListSearch(carFacets, cityOf(city), params),
    dates: rentalDates(params.get('pickupDate'), params.get('returnDate'), today, most),
    pickupLocation: tidy(params.get('pickupLocation'), 200),
  };
}

/** The query string of a search, without its city. */
export const carSearchParams = (search: CarSearch): URLSearchParams =>
  listParams(carFacets, rentalParams(search), search);
