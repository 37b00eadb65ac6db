import {
  type CarSearch,
  leastRatings,
  popularCarFilters,
  popularCarNames,
} from '../../service/catalog/car-rentals/car-search.ts';
import { carTypes, transmissions } from '../../service/catalog/car-rentals/car-vocabulary.ts';
import type { CarCounts } from '../../service/catalog/car-rentals/search-cars.ts';
import type { FilterValues } from '../product/filter-value.ts';

/** '4.5 and up' */
export const ratingText = (least: number): string => `${least} and up`;

/** Everything that can be ticked, in the order of the sidebar (S2 §9). */
export function carFilterGroups(search: CarSearch, counts: CarCounts): FilterValues[] {
  return [
    {
      title: 'Popular filters',
      name: 'popular',
      values: popularCarNames.map((value) => ({
        value,
        label: popularCarFilters[value],
        count: counts.popular[value],
        chosen: search.popular.includes(value),
      })),
    },
    {
      title: 'Car type',
      name: 'carType',
      values: carTypes.map((type) => ({
        value: type,
        label: type,
        count: counts.types[type] ?? 0,
        chosen: search.carTypes.includes(type),
      })),
    },
    {
      title: 'Transmission',
      name: 'transmission',
      values: transmissions.map((transmission) => ({
        value: transmission,
        label: transmission,
        count: counts.transmissions[transmission] ?? 0,
        chosen: search.transmissions.includes(transmission),
      })),
    },
    {
      title: 'Rating',
      name: 'rating',
      single: true,
      values: leastRatings.map((least) => ({
        value: String(least),
        label: ratingText(least),
        count: counts.ratings[String(least)] ?? 0,
        chosen: search.rating === least,
      })),
    },
  ];
}
