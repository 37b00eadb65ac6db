import type { ContentType } from '../../content/content-type.ts';
import { kinds, productTypes } from '../kinds.ts';
import { aspects, reviewedNames, travellerNames } from './review.ts';

/** A guest's review of a product (REVIEW-1). `verified`: its author has a completed booking of it. */
export const review: ContentType = {
  name: 'review',
  path: 'reviews',
  table: 'reviews',
  shape: 'entry',
  hiddenBy: 'hidden',
  // guests create reviews with a call of their own
  actions: ['update', 'delete', 'publish'],
  partOf: reviewedNames,
  fields: {
    // guests are quoted in their own words
    Name: { kind: 'text', column: 'name', required: true, min: 1, max: 120, untranslated: true },
    Rating: { kind: 'integer', column: 'rating', required: true, min: 1, max: 5 },
    Comment: { kind: 'richtext', column: 'comment', required: true, min: 1, max: 4_000, untranslated: true },
    travellerType: {
      kind: 'text',
      column: 'traveller_type',
      oneOf: travellerNames,
    },
    ...Object.fromEntries(aspects.map((name) => [name, { kind: 'integer', column: name, min: 1, max: 5 }])),
    verified: { kind: 'boolean', column: 'verified', computed: true },
    hidden: { kind: 'boolean', column: 'hidden', default: false, staff: true },
  },
  relations: Object.fromEntries(
    productTypes.map((type) => {
      const { name, column } = kinds[type].review;
      return [name, { kind: 'to-one', target: type, column, fixed: true }];
    }),
  ),
};
