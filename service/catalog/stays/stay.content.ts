import type { ContentType } from '../../content/content-type.ts';
import {
  latitude,
  longitude,
  nameField,
  policyField,
  priceField,
  rating,
  reviewCount,
  slugField,
  yesNo,
} from '../plain-fields.ts';
import { propertyTypes } from './stay-vocabulary.ts';

const features = (kind: string) =>
  ({
    kind: 'through',
    target: 'feature',
    table: 'stay_features',
    from: 'stay_id',
    to: 'feature_id',
    order: 'position',
    only: { column: 'kind', equals: kind },
  }) as const;

/** A place to sleep (STAY-23). `reviews` is the number of visible ones; the reviews themselves are `guest_reviews`. */
export const stay: ContentType = {
  name: 'stay',
  path: 'stays',
  table: 'stays',
  shape: 'entry',
  proposed: [
    ...[
      'name',
      'location',
      'description',
      'price',
      'type',
      'maxGuests',
      'bedrooms',
      'bathrooms',
      'latitude',
      'longitude',
    ],
    ...['image', 'stayimages', 'amenities', 'meal_options', 'room_facilities', 'activities'],
    ...['room_types', 'nearby_places', 'faqs', 'house_rules'],
  ],
  fields: {
    slug: slugField,
    name: nameField(),
    location: { kind: 'text', column: 'location', required: true, min: 1, max: 200 },
    description: { kind: 'richtext', column: 'description', required: true },
    rating,
    reviews: reviewCount,
    price: priceField('price_paise', {
      min: 1,
      about: 'That of the cheapest room as soon as there are rooms. A stay is published with a price or with a room',
    }),
    originalPrice: priceField('original_price_paise', { min: 1 }),
    type: { kind: 'text', column: 'type', oneOf: propertyTypes.map(({ label }) => label), default: 'Hotels' },
    propertyRating: { kind: 'integer', column: 'property_rating', min: 1, max: 5 },
    maxGuests: { kind: 'integer', column: 'max_guests', default: 2, min: 1, max: 1_000 },
    bedrooms: { kind: 'integer', column: 'bedrooms', default: 1, min: 0, max: 1_000 },
    bathrooms: { kind: 'integer', column: 'bathrooms', default: 1, min: 0, max: 1_000 },
    latitude,
    longitude,
    freeCancellation: yesNo('free_cancellation'),
    cancellationPolicy: policyField,
    noCard: yesNo('no_card'),
    noPrepayment: yesNo('no_prepayment'),
  },
  relations: {
    image: { kind: 'to-one', target: 'media', column: 'image_id' },
    stayimages: {
      kind: 'through',
      target: 'media',
      table: 'stay_images',
      from: 'stay_id',
      to: 'media_id',
      order: 'position',
    },
    amenities: features('amenity'),
    meal_options: features('meal_option'),
    room_facilities: features('room_facility'),
    activities: features('activity'),
    room_types: { kind: 'to-many', target: 'room-type', targetColumn: 'stay_id', order: 'position' },
    nearby_places: { kind: 'to-many', target: 'nearby-place', targetColumn: 'stay_id', order: 'position' },
    faqs: { kind: 'to-many', target: 'faq', targetColumn: 'stay_id', order: 'position' },
    house_rules: { kind: 'one-of', target: 'house-rule', targetColumn: 'stay_id' },
    destination: { kind: 'to-one', target: 'destination', column: 'destination_id', apart: true },
    guest_reviews: { kind: 'to-many', target: 'review', targetColumn: 'stay_id', apart: true },
  },
};
