import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/context.ts';
import type { Histogram, ReviewData } from './stay-page-data.ts';

/** Which reviews `r` are meant: those of the stay `s`, unless something else is said. */
const ofStay: RawBuilder<unknown> = sql`r.stay_id = s.id`;
const visible = (of: RawBuilder<unknown>) => sql`${of} and not r.hidden and r.published_at is not null`;

interface Wanted {
  limit: number;
  offset?: number;
  /** Null: whatever they gave. */
  stars?: number | null;
}

/** Visible reviews, the verified first, then the newest, as JSON of ReviewData. */
export function reviewsOf({ limit, offset = 0, stars = null }: Wanted, of = ofStay): RawBuilder<unknown> {
  const given = stars === null ? sql`` : sql`and r.rating = ${stars}::int`;
  return sql`coalesce((select json_agg(r) from (
      select r.id, r.name, r.rating, r.comment, r.verified, r.answer,
        to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "createdAt"
      from reviews r where ${visible(of)} ${given}
      order by r.verified desc, r.created_at desc, r.id desc limit ${limit}::int offset ${offset}::int) r), '[]')`;
}

const gave = (stars: number) => sql`count(*) filter (where r.rating = ${sql.lit(stars)})`;

/** How many visible reviews gave 1 to 5 stars, as JSON of Histogram. */
export function histogramOf(of = ofStay): RawBuilder<unknown> {
  return sql`
    (select json_build_array(${sql.join([1, 2, 3, 4, 5].map(gave))}) from reviews r where ${visible(of)})`;
}

/** A histogram of nobody. */
export const noHistogram: RawBuilder<unknown> = sql`'[0,0,0,0,0]'::json`;

/** A stay as the page of its reviews shows it. */
export interface ReviewedStay {
  slug: string;
  name: string;
  type: string;
  region: string | null;
  rating: number;
  /** How many of them make the rating. */
  reviewCount: number;
}

/** The published stay of that slug. */
export async function reviewedStay(
  db: Database,
  slug: string,
): Promise<{ id: number; stay: ReviewedStay; histogram: Histogram } | undefined> {
  const { rows } = await sql<{ id: number; stay: ReviewedStay; histogram: Histogram }>`
    select s.id, ${histogramOf()} as histogram,
      json_build_object('slug', s.slug, 'name', s.name, 'type', s.type, 'region', d.region, 'rating', s.rating, 'reviewCount', s.reviews) as stay
    from stays s left join destinations d on d.id = s.destination_id and d.published_at is not null
    where s.slug = ${slug} and s.published_at is not null`.execute(db);
  return rows[0];
}

export async function reviewsOfStay(db: Database, stayId: number, wanted: Wanted): Promise<ReviewData[]> {
  const { rows } = await sql<{ reviews: ReviewData[] }>`
    select ${reviewsOf(wanted)} as reviews from stays s where s.id = ${stayId}`.execute(db);
  return rows[0]?.reviews ?? [];
}
