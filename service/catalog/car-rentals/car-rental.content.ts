import type { ContentType } from '../../content/content-type.ts';
import {
  nameField,
  policyField,
  priceField,
  rating,
  reviewCount,
  slugField,
  textsField,
  yesNo,
} from '../plain-fields.ts';
import { carTypes, transmissions } from './car-facets.ts';

/** A car that is rented by the day (S2 §3). `vehicles` is how many of it there are. */
export const carRental: ContentType = {
  name: 'car-rental',
  path: 'car-rentals',
  table: 'car_rentals',
  shape: 'entry',
  fields: {
    slug: slugField,
    name: nameField(),
    location: { kind: 'text', column: 'location', required: true, min: 1, max: 200 },
    description: { kind: 'richtext', column: 'description', required: true },
    price: priceField('price_paise', { required: true }),
    originalPrice: priceField('original_price_paise', { min: 1 }),
    carType: { kind: 'text', column: 'car_type', required: true, oneOf: carTypes },
    transmission: { kind: 'text', column: 'transmission', required: true, oneOf: transmissions },
    fuelType: { kind: 'text', column: 'fuel_type', required: true, min: 1, max: 40 },
    capacity: { kind: 'integer', column: 'capacity', required: true, min: 1, max: 60 },
    freeKms: { kind: 'integer', column: 'free_kms', default: 0, min: 0, max: 100_000 },
    extraKmRate: priceField('extra_km_rate_paise', { default: 0 }),
    rating,
    reviews: reviewCount,
    freeCancellation: yesNo('free_cancellation'),
    cancellationPolicy: policyField,
    available: { kind: 'text', column: 'available', default: 'Available daily', max: 120 },
    features: textsField('features'),
    included: textsField('included'),
    notIncluded: textsField('not_included'),
    vehicles: {
      kind: 'integer',
      column: 'units',
      lookup: { table: 'sellables', key: 'sellable_id', makes: { product_type: 'car-rental' } },
      required: true,
      min: 0,
      max: 100_000,
    },
  },
  relations: {
    image: { kind: 'to-one', target: 'media', column: 'image_id' },
    destination: { kind: 'to-one', target: 'destination', column: 'destination_id', apart: true },
    guest_reviews: { kind: 'to-many', target: 'review', targetColumn: 'car_rental_id', apart: true },
  },
};
