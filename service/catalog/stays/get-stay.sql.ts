import { sql } from 'kysely';
import type { Database } from '../../platform/context.ts';
import type { PictureData } from '../picture-data.ts';
import { type AspectAverages, type Histogram, latestReviews, type ReviewData } from '../reviews/shown-reviews.ts';
import { aspectsOf, histogramOf, noAspects, noHistogram, reviewsOf } from '../reviews/stay-reviews.sql.ts';
import { columnsOf, picture } from '../sql-fragments.sql.ts';
import type { FactsOfStay } from '../stay-facts.ts';
import { factsOfStay } from './stay-facts.sql.ts';
import type { NearbyKind } from './stay-vocabulary.ts';

/** A stay with everything that belongs to it, as read by one statement. */
export interface StayPageRow {
  id: number;
  document_id: string;
  slug: string;
  name: string;
  type: string;
  location: string;
  region: string | null;
  latitude: number | null;
  longitude: number | null;
  description: string;
  property_rating: number | null;
  rating: number;
  reviews: number;
  price_paise: number | null;
  original_price_paise: number | null;
  max_guests: number;
  bedrooms: number;
  bathrooms: number;
  free_cancellation: boolean;
  cancellation_policy: string | null;
  no_card: boolean;
  no_prepayment: boolean;
  main_image: PictureData | null;
  images: PictureData[];
  features: { kind: string; name: string; icon: string }[];
  rooms: {
    id: number;
    name: string;
    price_paise: number;
    max_guests: number;
    max_occupancy: number | null;
    description: string;
    bed_configuration: string;
    size: number | null;
    facilities: string[];
    meal_plan: string | null;
    image: PictureData | null;
  }[];
  nearby: { id: number; name: string; type: NearbyKind; description: string; distance: number; walking_time: string }[];
  faqs: { id: number; question: string; answer: string }[];
  house_rules: ({ check_in_time: string; check_out_time: string } & Record<PolicyColumn, unknown>) | null;
  facts: FactsOfStay | null;
  latest_reviews: ReviewData[];
  histogram: Histogram;
  aspects: AspectAverages;
}

export type PolicyColumn =
  | 'children_policy'
  | 'bed_policy'
  | 'age_restriction'
  | 'pets_policy'
  | 'events_policy'
  | 'quiet_hours';

/** Parts of a stay's page that may be missing (STAY-22: read errors are ignored), and their empty values. */
const parts = {
  nearby: {
    read: sql`coalesce((select json_agg(json_build_object('id', n.id, 'name', n.name, 'type', n.type,
        'description', n.description, 'distance', n.distance, 'walking_time', n.walking_time) order by n.position, n.id)
      from nearby_places n where n.stay_id = s.id and n.published_at is not null), '[]')`,
    none: sql`'[]'::json`,
  },
  faqs: {
    read: sql`coalesce((select json_agg(json_build_object('id', q.id, 'question', q.question, 'answer', q.answer)
        order by q.position, q.id)
      from faqs q where q.stay_id = s.id and q.published_at is not null), '[]')`,
    none: sql`'[]'::json`,
  },
  house_rules: {
    read: sql`(select to_json(h) from house_rules h where h.stay_id = s.id and h.published_at is not null)`,
    none: sql`null::json`,
  },
  facts: { read: factsOfStay, none: sql`null::json` },
  latest_reviews: { read: reviewsOf({ limit: latestReviews }), none: sql`'[]'::json` },
  histogram: { read: histogramOf(), none: noHistogram },
  aspects: { read: aspectsOf(), none: noAspects },
} as const;

export type StayPart = keyof typeof parts;
export const stayParts = [
  'nearby',
  'faqs',
  'house_rules',
  'facts',
  'latest_reviews',
  'histogram',
  'aspects',
] as const satisfies StayPart[];

/** The published stay of that slug with the wanted parts, in one statement. */
export async function stayBySlug(
  db: Database,
  slug: string,
  requestedParts: readonly StayPart[] = stayParts,
): Promise<StayPageRow | undefined> {
  const { rows } = await sql<StayPageRow>`
    select s.id, s.document_id, s.slug, s.name, s.type, s.location, d.region, s.latitude, s.longitude, s.description,
      s.property_rating, s.rating, s.reviews, s.price_paise, s.original_price_paise, s.max_guests, s.bedrooms, s.bathrooms,
      s.free_cancellation, s.cancellation_policy, s.no_card, s.no_prepayment,
      (select ${picture} from pictures m where m.id = s.image_id) as main_image,
      coalesce((select json_agg(${picture} order by i.position) from stay_images i join pictures m on m.id = i.media_id
        where i.stay_id = s.id), '[]') as images,
      coalesce((select json_agg(json_build_object('kind', f.kind, 'name', f.name, 'icon', f.icon) order by sf.position)
        from stay_features sf join features f on f.id = sf.feature_id and f.published_at is not null
        where sf.stay_id = s.id), '[]') as features,
      coalesce((select json_agg(json_build_object('id', t.id, 'name', t.name, 'price_paise', t.price_paise,
          'max_guests', t.max_guests, 'max_occupancy', t.max_occupancy, 'description', t.description, 'bed_configuration', t.bed_configuration,
          'size', t.size_m2, 'facilities', t.facilities, 'meal_plan', t.meal_plan,
          'image', case when m.id is not null then ${picture} end) order by t.position, t.id)
        from room_types t left join pictures m on m.id = t.image_id
        where t.stay_id = s.id and t.published_at is not null), '[]') as rooms,
      ${columnsOf(parts, requestedParts)}
    from stays s left join destinations d on d.id = s.destination_id and d.published_at is not null
    where s.slug = ${slug} and s.published_at is not null`.execute(db);
  return rows[0];
}
