import type { FoundStays } from '../../service/catalog/stays/search-stays.ts';
import {
  featureParameters,
  kindsOfFeature,
  popularFilters,
  type StaySearch,
  wordOfType,
} from '../../service/catalog/stays/stay-search.ts';
import { featureKinds, propertyTypes } from '../../service/catalog/stays/stay-vocabulary.ts';
import { type FilterValues, keysOf } from '../product/filter-value.ts';

/** Everything that can be ticked, in the order of the sidebar (S1 §9). */
export function filterGroups(search: StaySearch, { counts }: Pick<FoundStays, 'counts'>): FilterValues[] {
  return [
    {
      title: 'Popular filters',
      name: 'popular',
      values: keysOf(popularFilters).map((value) => ({
        value,
        label: popularFilters[value],
        count: counts.popular[value],
        chosen: search.popular.includes(value),
      })),
    },
    {
      title: 'Property types',
      name: 'propertyType',
      values: propertyTypes.map(({ label }) => ({
        value: wordOfType(label),
        label,
        count: counts.types[label] ?? 0,
        chosen: search.propertyTypes.includes(label),
      })),
    },
    {
      title: 'Property rating',
      name: 'stars',
      values: [5, 4, 3, 2, 1].map((stars) => ({
        value: String(stars),
        label: stars === 1 ? '1 star' : `${stars} stars`,
        count: counts.stars[stars] ?? 0,
        chosen: search.stars.includes(stars),
      })),
    },
    ...kindsOfFeature.map((kind) => ({
      title: featureKinds[kind].label,
      name: featureParameters[kind],
      values: Object.keys(featureKinds[kind].words).map((label) => ({
        value: label,
        label,
        count: counts.features[kind][label] ?? 0,
        chosen: search.features[kind].includes(label),
      })),
    })),
  ];
}
