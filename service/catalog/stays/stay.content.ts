import type { ContentType } from '../../content/content-type.ts';

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

/** A place to sleep (S1 §3). `reviews` is the number of visible ones; the reviews themselves are `guest_reviews`. */
export const stay: ContentType = {
  name: 'stay',
  path: 'stays',
  table: 'stays',
  shape: 'entry',
  fields: {
    slug: { kind: 'text', column: 'slug' },
    name: { kind: 'text', column: 'name' },
    location: { kind: 'text', column: 'location' },
    description: { kind: 'richtext', column: 'description' },
    rating: { kind: 'decimal', column: 'rating' },
    reviews: { kind: 'integer', column: 'reviews' },
    price: { kind: 'money', column: 'price_paise' },
    originalPrice: { kind: 'money', column: 'original_price_paise' },
    type: { kind: 'text', column: 'type' },
    propertyRating: { kind: 'integer', column: 'property_rating' },
    maxGuests: { kind: 'integer', column: 'max_guests' },
    bedrooms: { kind: 'integer', column: 'bedrooms' },
    bathrooms: { kind: 'integer', column: 'bathrooms' },
    latitude: { kind: 'decimal', column: 'latitude' },
    longitude: { kind: 'decimal', column: 'longitude' },
    freeCancellation: { kind: 'boolean', column: 'free_cancellation' },
    noCard: { kind: 'boolean', column: 'no_card' },
    noPrepayment: { kind: 'boolean', column: 'no_prepayment' },
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
    guest_reviews: { kind: 'to-many', target: 'review', targetColumn: 'stay_id', apart: true },
  },
};
