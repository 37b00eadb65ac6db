import { sql } from 'kysely';
import type { Database } from '../../platform/context.ts';
import type { PictureData } from '../picture-data.ts';
import { type Histogram, latestReviews, type ReviewData } from '../reviews/shown-reviews.ts';
import { histogramOf, noHistogram, reviewsOf } from '../reviews/stay-reviews.sql.ts';
import { columnsOf, picture } from '../sql-fragments.sql.ts';

export interface CarPageRow {
  id: number;
  document_id: string;
  slug: string;
  name: string;
  location: string;
  place: { name: string; region: string } | null;
  description: string;
  car_type: string;
  transmission: string;
  fuel_type: string;
  capacity: number;
  price_paise: number;
  original_price_paise: number | null;
  free_kms: number;
  extra_km_rate_paise: number;
  rating: number;
  reviews: number;
  free_cancellation: boolean;
  cancellation_policy: string | null;
  available: string;
  features: string[];
  included: string[];
  not_included: string[];
  image: PictureData | null;
  images: PictureData[];
  latest_reviews: ReviewData[];
  histogram: Histogram;
}

const ofCar = sql`r.car_rental_id = s.id`;

/** Parts of a car's page that may be missing. */
const parts = {
  latest_reviews: { read: reviewsOf({ limit: latestReviews }, ofCar), none: sql`'[]'::json` },
  histogram: { read: histogramOf(ofCar), none: noHistogram },
} as const;

export type CarPart = keyof typeof parts;
export const carParts = ['latest_reviews', 'histogram'] as const satisfies CarPart[];

/** The published car of that slug with the wanted parts, in one statement. */
export async function carBySlug(
  db: Database,
  slug: string,
  requestedParts: readonly CarPart[] = carParts,
): Promise<CarPageRow | undefined> {
  const { rows } = await sql<CarPageRow>`
    select s.id, s.document_id, s.slug, s.name, s.location, s.description, s.car_type, s.transmission, s.fuel_type, s.capacity,
      s.price_paise, s.original_price_paise, s.free_kms, s.extra_km_rate_paise, s.rating, s.reviews, s.free_cancellation,
      s.cancellation_policy, s.available, s.features, s.included, s.not_included,
      case when d.id is not null then json_build_object('name', d.name, 'region', d.region) end as place,
      case when m.id is not null then ${picture} end as image,
      coalesce((select json_agg(${picture} order by i.position) from car_rental_images i join pictures m on m.id = i.media_id
        where i.car_rental_id = s.id), '[]') as images,
      ${columnsOf(parts, requestedParts)}
    from car_rentals s
      left join destinations d on d.id = s.destination_id and d.published_at is not null
      left join pictures m on m.id = s.image_id
    where s.slug = ${slug} and s.published_at is not null`.execute(db);
  return rows[0];
}
