import { paiseOf } from '../../core/money.ts';
import type { Context } from '../../platform/context.ts';
import type { CarPageData } from './car-page-data.ts';
import { carBySlug } from './get-car.sql.ts';

/** Everything the page of a car shows, or undefined when no published car has that slug. */
export async function getCar(ctx: Pick<Context, 'db'>, slug: string): Promise<CarPageData | undefined> {
  // a text that PostgreSQL does not take is the slug of nothing
  const row = slug.includes('\0') ? undefined : await carBySlug(ctx.db, slug);
  return (
    row && {
      documentId: row.document_id,
      slug: row.slug,
      name: row.name,
      location: row.location,
      place: row.place,
      description: row.description,
      carType: row.car_type,
      transmission: row.transmission,
      fuelType: row.fuel_type,
      capacity: row.capacity,
      price: paiseOf(row.price_paise),
      originalPrice: row.original_price_paise === null ? null : paiseOf(row.original_price_paise),
      freeKms: row.free_kms,
      extraKmRate: paiseOf(row.extra_km_rate_paise),
      rating: row.rating,
      reviewCount: row.reviews,
      freeCancellation: row.free_cancellation,
      available: row.available,
      features: row.features,
      included: row.included,
      notIncluded: row.not_included,
      image: row.image,
      reviews: row.latest_reviews,
      histogram: row.histogram,
    }
  );
}
