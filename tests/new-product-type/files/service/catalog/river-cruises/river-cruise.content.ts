import type { ContentType } from '../../content/content-type.ts';
import { nameField, policyField, priceField, rating, reviewCount, slugField, yesNo } from '../plain-fields.ts';

/** A ship on a river. `cabins` is how many of them there are, `price` what one costs a night. */
export const riverCruise: ContentType = {
  name: 'river-cruise',
  path: 'river-cruises',
  table: 'river_cruises',
  shape: 'entry',
  fields: {
    slug: slugField,
    name: nameField(),
    location: { kind: 'text', column: 'location', required: true, min: 1, max: 200 },
    river: { kind: 'text', column: 'river', required: true, min: 1, max: 60 },
    description: { kind: 'richtext', column: 'description', required: true },
    price: priceField('price_paise', { required: true }),
    cabinGuests: { kind: 'integer', column: 'cabin_guests', required: true, min: 1, max: 6 },
    rating,
    reviews: reviewCount,
    freeCancellation: yesNo('free_cancellation'),
    cancellationPolicy: policyField,
    cabins: {
      kind: 'integer',
      column: 'units',
      lookup: { table: 'sellables', key: 'sellable_id', makes: { product_type: 'river-cruise' } },
      required: true,
      min: 0,
      max: 1_000,
    },
  },
  relations: {
    image: { kind: 'to-one', target: 'media', column: 'image_id' },
    destination: { kind: 'to-one', target: 'destination', column: 'destination_id', apart: true },
    guest_reviews: { kind: 'to-many', target: 'review', targetColumn: 'river_cruise_id', apart: true },
  },
};
