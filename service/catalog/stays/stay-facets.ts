import { catalogFacetsTexts } from '../../../messages/en/catalog/facets.ts';
import { catalogFeaturesTexts } from '../../../messages/en/catalog/features.ts';
import { areaFacet, type Facet } from '../lists/facet.ts';
import { propertyTypes } from '../property-types.ts';
import { bucketWidth, featureKinds, featureParameters, kindsOfFeature, priceTop } from './stay-vocabulary.ts';

/** The filters of stay lists (STAY-5). */
export const stayFacets: readonly Facet[] = [
  {
    name: 'propertyType',
    title: catalogFacetsTexts.propertyTypes,
    values: propertyTypes.map(({ label }) => label),
    choose: 'any',
    lower: true,
    ownList: 'parameter',
  },
  {
    name: 'stars',
    title: catalogFacetsTexts.propertyRating,
    values: [
      { value: '5', label: catalogFacetsTexts.fiveStars },
      { value: '4', label: catalogFacetsTexts.fourStars },
      { value: '3', label: catalogFacetsTexts.threeStars },
      { value: '2', label: catalogFacetsTexts.twoStars },
      { value: '1', label: catalogFacetsTexts.oneStar },
    ],
    choose: 'any',
  },
  { name: 'price', top: priceTop, step: bucketWidth },
  ...kindsOfFeature.map(
    (kind): Facet => ({
      name: featureParameters[kind],
      title: catalogFeaturesTexts[kind],
      values: Object.keys(featureKinds[kind]),
      choose: 'all',
    }),
  ),
  {
    name: 'fact',
    title: catalogFacetsTexts.goodToKnow,
    // as copy_fact_names names them
    values: [
      { value: 'couples', label: catalogFacetsTexts.couples },
      { value: 'local-ids', label: catalogFacetsTexts.localIds },
      { value: 'children-free', label: catalogFacetsTexts.childrenFree },
      { value: 'lift', label: catalogFacetsTexts.lift },
      { value: 'ground-floor', label: catalogFacetsTexts.groundFloor },
      { value: 'vegetarian', label: catalogFacetsTexts.vegetarian },
    ],
    choose: 'all',
  },
  {
    name: 'popular',
    title: catalogFacetsTexts.popular,
    values: [
      { value: '5-stars', label: catalogFacetsTexts.fiveStars },
      { value: 'no-card', label: catalogFacetsTexts.noCard },
      { value: 'no-prepayment', label: catalogFacetsTexts.noPrepayment },
      { value: 'private-pool', label: catalogFacetsTexts.privatePool },
      { value: 'swimming-pool', label: catalogFacetsTexts.swimmingPool },
      { value: 'hotels', label: catalogFacetsTexts.hotels },
    ],
    choose: 'all',
  },
  areaFacet,
];
