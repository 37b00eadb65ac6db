import { requireRight } from '../../core/may.ts';
import { paiseOf } from '../../core/money.ts';
import type { Context } from '../../platform/context.ts';
import { inReadersLanguage } from '../in-readers-language.ts';
import { readInParts } from '../read-in-parts.ts';
import type { CarPageData } from './car-page-data.ts';
import { carSupply } from './car-priced.ts';
import { wordCarPage } from './car-wording.ts';
import { type CarPageRow, carBySlug, carParts } from './get-car.sql.ts';

/**
 * Everything the page of a car shows; undefined if no published car has that slug.
 *
 * @may everyone
 */
export async function getCar(
  ctx: Pick<Context, 'db' | 'now' | 'log' | 'viewer' | 'language'>,
  slug: string,
): Promise<CarPageData | undefined> {
  requireRight(ctx.viewer, 'read the site');
  // PostgreSQL does not accept NUL in texts
  if (slug.includes('\0')) return undefined;
  const read = await readInParts(ctx, carParts, (parts) => carBySlug(ctx.db, slug, parts));
  if (!read) return undefined;
  const [page] = await inReadersLanguage(ctx, 'car-rental', [toPage(read.row)], {
    documentIdOf: ({ documentId }) => documentId,
    wording: wordCarPage,
  });
  return page && { ...page, ...(read.incomplete && { incomplete: true }) };
}

function toPage(row: CarPageRow): CarPageData {
  return {
    id: row.id,
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
    cancellationPolicy: row.cancellation_policy,
    available: row.available,
    features: row.features,
    included: row.included,
    supply: carSupply(row.included),
    notIncluded: row.not_included,
    images: [...(row.image ? [row.image] : []), ...row.images.filter(({ url }) => url !== row.image?.url)],
    reviews: row.latest_reviews,
    histogram: row.histogram,
  };
}
