import type { ContentType } from '../../content/content-type.ts';

/** What a guest says of a product (S1 §3). `verified`: its author's booking of it is completed. */
export const review: ContentType = {
  name: 'review',
  path: 'reviews',
  table: 'reviews',
  shape: 'entry',
  hiddenBy: 'hidden',
  // guests write them with a call of their own
  actions: ['update', 'delete', 'publish'],
  partOf: ['stay', 'attraction', 'tourPackage', 'carRental'],
  fields: {
    Name: { kind: 'text', column: 'name', required: true, min: 1, max: 120 },
    Rating: { kind: 'integer', column: 'rating', required: true, min: 1, max: 5 },
    Comment: { kind: 'richtext', column: 'comment', required: true, min: 1, max: 4_000 },
    verified: { kind: 'boolean', column: 'verified', computed: true },
    hidden: { kind: 'boolean', column: 'hidden', default: false, staff: true },
  },
  relations: {
    stay: { kind: 'to-one', target: 'stay', column: 'stay_id', fixed: true },
    attraction: { kind: 'to-one', target: 'attraction', column: 'attraction_id', fixed: true },
    tourPackage: { kind: 'to-one', target: 'tour-package', column: 'tour_package_id', fixed: true },
    carRental: { kind: 'to-one', target: 'car-rental', column: 'car_rental_id', fixed: true },
  },
};
