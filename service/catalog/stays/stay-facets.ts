import { areaFacet, type Facet } from '../lists/facet.ts';
import { propertyTypes } from '../property-types.ts';
import { bucketWidth, featureKinds, featureParameters, kindsOfFeature, priceTop } from './stay-vocabulary.ts';

/** The filters of stay lists (STAY-5). */
export const stayFacets: readonly Facet[] = [
  {
    name: 'propertyType',
    title: 'Property types',
    values: propertyTypes.map(({ label }) => label),
    choose: 'any',
    lower: true,
    ownList: 'parameter',
  },
  {
    name: 'stars',
    title: 'Property rating',
    values: [5, 4, 3, 2, 1].map((stars) => ({
      value: String(stars),
      label: stars === 1 ? '1 star' : `${stars} stars`,
    })),
    choose: 'any',
  },
  { name: 'price', top: priceTop, step: bucketWidth },
  ...kindsOfFeature.map((kind) => ({
    name: featureParameters[kind],
    title: featureKinds[kind].label,
    values: Object.keys(featureKinds[kind].words),
    choose: 'all' as const,
  })),
  {
    name: 'popular',
    title: 'Popular filters',
    values: [
      { value: '5-stars', label: '5 stars' },
      { value: 'no-card', label: 'Book without credit card' },
      { value: 'no-prepayment', label: 'No prepayment' },
      { value: 'private-pool', label: 'Private pool' },
      { value: 'swimming-pool', label: 'Swimming Pool' },
      { value: 'hotels', label: 'Hotels' },
    ],
    choose: 'all',
  },
  areaFacet,
];
