import type { ReviewSample } from '../database/sample/product-sample.ts';
import { readSample } from '../database/sample/read-sample.ts';
import type { SampleCatalogue } from '../database/sample/sample-catalogue.ts';
import type { StaySample } from '../database/sample/stay-sample.ts';
import { manyStays } from './many-stays.ts';

const { attractions, tours, cars } = readSample();

/** Exactly that many of the items, from the beginning again when there are fewer. */
function exactly<Item>(items: readonly Item[], count: number): Item[] {
  const [first] = items;
  if (first === undefined) throw new Error('the sample catalogue lacks something');
  return Array.from({ length: count }, (_, index) => items[index % items.length] ?? first);
}

/** That many of the samples under slugs of their own, each with that many reviews. */
function many<Sample extends { readonly slug: string; readonly guest_reviews: readonly ReviewSample[] }>(
  samples: readonly Sample[],
  count: number,
  reviews: number,
): Sample[] {
  return exactly(samples, count).map((sample, index) => ({
    ...sample,
    slug: `${sample.slug}-m${index}`,
    guest_reviews: exactly(allReviews, reviews),
  }));
}

const allReviews = attractions.flatMap((attraction) => attraction.guest_reviews);

function measured(stay: StaySample): StaySample {
  return {
    ...stay,
    room_types: exactly(stay.room_types, 3).map((room, index) => ({ ...room, Name: `${room.Name} ${index}` })),
    amenities: ['Free WiFi', 'Restaurant', 'Parking'],
    meal_options: ['Breakfast included'],
    room_facilities: ['Heating', 'Mountain view', 'Work desk'],
    activities: ['Trekking'],
    stayimages: exactly(stay.stayimages, 6),
    guest_reviews: exactly(allReviews, 1),
  };
}

/**
 * What the issue of the content service is measured with: 1,000 stays of 3 rooms, 8 features and 6 images, 200
 * attractions, 200 tour packages, 100 cars and 2,000 reviews.
 */
export function contentCatalogue(): SampleCatalogue {
  const { stays, destinations } = manyStays(1_000);
  return {
    destinations,
    stays: stays.map(measured),
    attractions: many(attractions, 200, 2),
    tours: many(tours, 200, 2),
    cars: many(cars, 100, 2),
  };
}
