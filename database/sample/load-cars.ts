import { bring, bringReviews, documentId, type Loading } from './bring.ts';
import type { CarSample } from './car-sample.ts';
import { idsBy } from './insert-rows.ts';

/** Loads the cars that are not there yet, with their reviews. Returns their number. */
export async function loadCars({ ctx, place, picture }: Loading, all: readonly CarSample[]): Promise<number> {
  const there = await idsBy(ctx.db, 'car_rentals', 'slug');
  const cars = all
    .filter(({ slug }) => !there.has(slug))
    .map((car) => ({ ...car, from: `cars/${car.destination}/${car.slug}.json` }));
  await bring(
    ctx,
    'car-rental',
    cars.map(({ from, guest_reviews: _reviews, image, gallery = [], ...car }) => ({
      documentId: documentId('car-rental', car.slug),
      from,
      data: { ...car, destination: place(car.destination), image: picture(image), gallery: gallery.map(picture) },
    })),
  );
  await bringReviews(ctx, 'carRental', 'car-rental', cars);
  return cars.length;
}
