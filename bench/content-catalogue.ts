import type { ReviewSample } from '../database/catalogue/attraction-sample.ts';
import { attractions } from '../database/catalogue/attractions/attractions.ts';
import { cars } from '../database/catalogue/cars/cars.ts';
import type { SampleCatalogue } from '../database/catalogue/catalogue-rows.ts';
import type { StaySample } from '../database/catalogue/stay-sample.ts';
import { tours } from '../database/catalogue/tours/tours.ts';
import { manyStays } from './many-stays.ts';

/** Exactly that many of the items, from the beginning again when there are fewer. */
function exactly<Item>(items: readonly Item[], count: number): Item[] {
  const [first] = items;
  if (first === undefined) throw new Error('the sample catalogue lacks something');
  return Array.from({ length: count }, (_, index) => items[index % items.length] ?? first);
}

/** That many of the samples under slugs of their own, each with that many reviews. */
function many<Sample extends { readonly slug: string; readonly reviews: readonly ReviewSample[] }>(
  samples: readonly Sample[],
  count: number,
  reviews: number,
): Sample[] {
  return exactly(samples, count).map((sample, index) => ({
    ...sample,
    slug: `${sample.slug}-m${index}`,
    reviews: exactly(allReviews, reviews),
  }));
}

const allReviews = attractions.flatMap(({ reviews }) => reviews);

function measured(stay: StaySample): StaySample {
  return {
    ...stay,
    rooms: exactly(stay.rooms, 3).map((room, index) => ({ ...room, name: `${room.name} ${index}` })),
    amenities: ['Free WiFi', 'Restaurant', 'Parking'],
    mealOptions: ['Breakfast included'],
    roomFacilities: ['Heating', 'Mountain view', 'Work desk'],
    activities: ['Trekking'],
    pictures: exactly(stay.pictures, 6),
    reviews: exactly(allReviews, 1),
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
