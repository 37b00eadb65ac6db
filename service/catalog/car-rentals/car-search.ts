import type { Day } from '../../core/day.ts';
import { type ListSearch, listParams, readListSearch, tidy } from '../lists/list-search.ts';
import { carFacets } from './car-facets.ts';
import { type RentalDates, rentalDates, rentalParams } from './rental-dates.ts';

/** What stands in the address in place of a city: everywhere (CAR-7). */
export const anyCity = 'all';

export interface CarSearch extends ListSearch {
  readonly dates: RentalDates | null;
  /** Where the car is to come, when somebody came by an airport; travels on to the booking form. */
  readonly pickupLocation: string;
}

/** What a city in the address means: 'himachal-pradesh' has spaces, 'all' is no city. */
export function cityOf(parameter: string): string {
  const city = tidy(parameter.replaceAll('-', ' '), 100);
  return city.toLowerCase() === anyCity ? '' : city;
}

/** Reads the address of a search. What makes no sense is left out, never refused. `most`: days that one can have a car. */
export function parseCarSearch(city: string, asked: URLSearchParams, today: Day, most?: number): CarSearch {
  return {
    ...readListSearch(carFacets, cityOf(city), asked),
    dates: rentalDates(asked.get('pickupDate'), asked.get('returnDate'), today, most),
    pickupLocation: tidy(asked.get('pickupLocation'), 200),
  };
}

/** The query of a search, without its city. */
export const carSearchParams = (search: CarSearch): URLSearchParams =>
  listParams(carFacets, rentalParams(search), search);
