import { plainWords } from '../../service/catalog/plain-words.ts';
import { fromRupees } from '../../service/core/money.ts';
import type { CarSample } from './attraction-sample.ts';
import { documentId, ratingOf, reviewRows, type Settled, wanted } from './catalogue-rows.ts';
import { type Database, idsBy, insertAll, insertSellables } from './insert-rows.ts';

/** Loads the cars that are not there yet, with their reviews. Returns their number. */
export async function loadCars(db: Database, all: readonly CarSample[], settled: Settled): Promise<number> {
  const there = await idsBy(db, 'car_rentals', 'slug');
  const cars = all.filter(({ slug }) => !there.has(slug));
  const vehicles = cars.map((car) => car.vehicles);
  const sellables = await insertSellables(db, 'car-rental', vehicles);
  await insertAll(
    db,
    'car_rentals',
    cars.map((car, index) => {
      const place = settled.place(car.destination);
      const words = [car.name, car.location, car.carType, car.fuelType, place.name, place.region, ...place.aliases];
      return {
        document_id: documentId('car-rental', car.slug),
        slug: car.slug,
        name: car.name,
        description: car.description,
        destination_id: place.id,
        location: car.location,
        car_type: car.carType,
        transmission: car.transmission,
        fuel_type: car.fuelType,
        capacity: car.capacity,
        price_paise: fromRupees(car.price),
        original_price_paise: car.originalPrice === undefined ? null : fromRupees(car.originalPrice),
        free_kms: car.freeKms,
        extra_km_rate_paise: fromRupees(car.extraKmRate),
        ...ratingOf(car.reviews, 1),
        free_cancellation: car.freeCancellation,
        ...(car.available === undefined ? {} : { available: car.available }),
        features: [...car.features],
        included: [...car.included],
        not_included: [...car.notIncluded],
        sellable_id: sellables[index] ?? 0,
        image_id: settled.picture(car.picture),
        search_text: plainWords(words.join(' ')),
        published_at: settled.now,
      };
    }),
  );
  const ids = await idsBy(db, 'car_rentals', 'slug');
  await insertAll(
    db,
    'reviews',
    cars.flatMap((car) => reviewRows(car).map((row) => ({ ...row, car_rental_id: wanted(ids, car.slug) }))),
  );
  return cars.length;
}
