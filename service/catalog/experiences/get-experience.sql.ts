import { sql } from 'kysely';
import type { Database } from '../../platform/context.ts';
import type { SlotSeason } from '../../stock/slot-season.ts';
import type { PictureData } from '../picture-data.ts';
import type { PlannedDay } from '../planned-day.ts';
import type { TicketKind } from '../product.ts';
import { type Histogram, latestReviews, type ReviewData } from '../reviews/shown-reviews.ts';
import { histogramOf, noHistogram, reviewsOf } from '../reviews/stay-reviews.sql.ts';
import { columnsOf, picture } from '../sql-fragments.sql.ts';
import type { ExperienceType } from './experience-offer.ts';
import { experienceTables } from './experience-tables.sql.ts';
import type { ItineraryPlace, NamedDestination } from './route.ts';

/** An attraction or tour package with everything that belongs to it, as read by one statement. */
export interface ExperiencePageRow {
  id: number;
  document_id: string;
  slug: string;
  name: string;
  location: string;
  area: string | null;
  meeting_point: string | null;
  meeting_time: string | null;
  activity: boolean;
  kind: string | null;
  private_tour: boolean;
  destination: string | null;
  region: string | null;
  latitude: number | null;
  longitude: number | null;
  description: string;
  duration: string | null;
  availability: string;
  free_cancel: boolean;
  cancellation_policy: string | null;
  rating: number;
  reviews: number;
  price_paise: number;
  adult_price_paise: number | null;
  child_price_paise: number | null;
  senior_price_paise: number | null;
  infant_price_paise: number;
  original_price_paise: number | null;
  ticket_type: string;
  available_ticket_types: Partial<Record<TicketKind, boolean>>;
  included: string[];
  not_included: string[];
  additional_info: string[];
  main_image: PictureData | null;
  images: PictureData[];
  languages: string[];
  slots: { name: string; times: string[]; season: SlotSeason | null }[];
  faqs: { id: number; question: string; answer: string }[];
  itinerary: (PlannedDay & { details: string; places: ItineraryPlace[] })[];
  /** The destinations named in its itinerary. */
  named: NamedDestination[];
  latest_reviews: ReviewData[];
  histogram: Histogram;
}

/** Table names of the two types, and columns that only one of them has. */
const own = {
  attraction: {
    table: sql.table('attractions'),
    key: 'attraction',
    columns: sql`e.area, e.activity, null as kind, false as private_tour`,
    itinerary: sql`'[]'::json`,
    named: sql`'[]'::json`,
  },
  'tour-package': {
    table: sql.table('tour_packages'),
    key: 'tour_package',
    columns: sql`null as area, false as activity, e.type as kind, e.private_tour`,
    itinerary: sql`coalesce((select json_agg(json_build_object('day', y.day, 'title', y.title, 'details', y.details,
          'meals', y.meals, 'hotel', y.hotel, 'hotelPlace', y.hotel_place, 'places', y.places) order by y.day) from itinerary_days y where y.tour_package_id = e.id), '[]')`,
    named: sql`coalesce((select json_agg(json_build_object('name', n.name, 'latitude', n.latitude, 'longitude', n.longitude)
          order by n.id)
        from destinations n where n.published_at is not null and lower(n.name) in (
          select lower(p ->> 'name') from itinerary_days y, jsonb_array_elements(y.places) as p
          where y.tour_package_id = e.id)), '[]')`,
  },
} as const;

/** Parts of the page that may be missing. */
export const experienceParts = ['faqs', 'itinerary', 'named', 'latest_reviews', 'histogram'] as const;
export type ExperiencePart = (typeof experienceParts)[number];

function partsOf(type: ExperienceType) {
  const id = sql.ref(`${own[type].key}_id`);
  const reviewed = sql`r.${id} = e.id`;
  const none = sql`'[]'::json`;
  return {
    faqs: {
      read: sql`coalesce((select json_agg(json_build_object('id', q.id, 'question', q.question, 'answer', q.answer)
          order by q.position, q.id)
        from attraction_faqs q where q.${id} = e.id), '[]')`,
      none,
    },
    itinerary: { read: own[type].itinerary, none },
    named: { read: own[type].named, none },
    latest_reviews: { read: reviewsOf({ limit: latestReviews }, reviewed), none },
    histogram: { read: histogramOf(reviewed), none: noHistogram },
  } satisfies Record<ExperiencePart, unknown>;
}

/** The published attraction or tour package of that slug with the wanted parts, in one statement. */
export async function experienceBySlug(
  db: Database,
  type: ExperienceType,
  slug: string,
  requestedParts: readonly ExperiencePart[] = experienceParts,
): Promise<ExperiencePageRow | undefined> {
  const { table, key, columns } = own[type];
  const { meetingPoint, meetingTime } = experienceTables[type];
  const id = sql.ref(`${key}_id`);
  const { rows } = await sql<ExperiencePageRow>`
    select e.id, e.document_id, e.slug, e.name, e.location, ${columns}, ${meetingPoint} as meeting_point, ${meetingTime} as meeting_time, d.name as destination, d.region,
      e.latitude, e.longitude, e.description, e.duration, e.availability, e.free_cancel, e.cancellation_policy, e.rating, e.reviews,
      e.price_paise, e.adult_price_paise, e.child_price_paise, e.senior_price_paise, e.infant_price_paise,
      e.original_price_paise, e.ticket_type, e.available_ticket_types, e.included, e.not_included, e.additional_info,
      (select ${picture} from pictures m where m.id = e.image_id) as main_image,
      coalesce((select json_agg(${picture} order by i.position) from ${sql.table(`${key}_images`)} i
        join pictures m on m.id = i.media_id where i.${id} = e.id), '[]') as images,
      coalesce((select json_agg(l.name order by s.position) from ${sql.table(`${key}_languages`)} s
        join languages l on l.id = s.language_id and l.published_at is not null where s.${id} = e.id), '[]') as languages,
      coalesce((select json_agg(json_build_object('name', t.name, 'times', t.available_times,
          'season', case when num_nonnulls(t.first_day, t.last_day) > 0 then
            json_build_object('first', t.first_day, 'last', t.last_day, 'yearly', t.every_year) end) order by t.position, t.id)
        from time_slots t where t.${id} = e.id), '[]') as slots,
      ${columnsOf(partsOf(type), requestedParts)}
    from ${table} e left join destinations d on d.id = e.destination_id and d.published_at is not null
    where e.slug = ${slug} and e.published_at is not null`.execute(db);
  return rows[0];
}
