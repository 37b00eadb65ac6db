import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/context.ts';
import { aspects, type TravellerType, travellerNames } from './review.ts';
import type { AspectAverages, Histogram, ReviewData, ReviewSort } from './shown-reviews.ts';

/** SQL condition on reviews `r`: those of the stay `s`; the default. */
const ofStay: RawBuilder<unknown> = sql`r.stay_id = s.id`;
const visible = (of: RawBuilder<unknown>) => sql`${of} and not r.hidden and r.published_at is not null`;

/** A filter of reviews; null: any stars, any traveller. */
export interface ReviewFilter {
  stars: number | null;
  verified: boolean;
  traveller: TravellerType | null;
}

const orders: Readonly<Record<ReviewSort, RawBuilder<unknown>>> = {
  newest: sql``,
  highest: sql`r.rating desc,`,
  lowest: sql`r.rating,`,
};

interface ReviewQuery extends Partial<ReviewFilter> {
  limit: number;
  offset?: number;
  sort?: ReviewSort | null;
}

function fits({ stars = null, verified = false, traveller = null }: Partial<ReviewFilter>): RawBuilder<unknown> {
  const given = stars === null ? sql`` : sql`and r.rating = ${stars}::int`;
  const onlyVerified = verified ? sql`and r.verified` : sql``;
  const by = traveller === null ? sql`` : sql`and r.traveller_type = ${traveller}`;
  return sql`${given} ${onlyVerified} ${by}`;
}

/** SQL: visible reviews as JSON of ReviewData. */
export function reviewsOf(
  { limit, offset = 0, sort = null, ...filter }: ReviewQuery,
  of = ofStay,
): RawBuilder<unknown> {
  const order = sort === null ? sql`r.verified desc,` : orders[sort];
  return sql`coalesce((select json_agg(r) from (
      select r.id, r.name, r.rating, r.comment, r.verified, r.answer, r.traveller_type as "travellerType",
        to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "createdAt"
      from reviews r where ${visible(of)} ${fits(filter)}
      order by ${order} r.created_at desc, r.id desc limit ${limit}::int offset ${offset}::int) r), '[]')`;
}

const countStars = (stars: number) => sql`count(*) filter (where r.rating = ${sql.lit(stars)})`;

/** SQL: the number of visible reviews with 1 to 5 stars, as JSON of Histogram. */
export function histogramOf(of = ofStay): RawBuilder<unknown> {
  return sql`
    (select json_build_array(${sql.join([1, 2, 3, 4, 5].map(countStars))}) from reviews r where ${visible(of)})`;
}

const averageOf = (name: (typeof aspects)[number]) => sql`
  ${sql.lit(name)}, case when count(r.${sql.ref(name)}) >= 3 then round(avg(r.${sql.ref(name)}), 1)::float8 end`;

/** SQL: average scores of aspects over the reviews that count, as JSON of AspectAverages. */
export function aspectsOf(of = ofStay): RawBuilder<unknown> {
  return sql`(select json_build_object(${sql.join(aspects.map(averageOf))}) from reviews r
    where ${visible(of)} and (r.verified or r.recorded))`;
}

/** Averages without reviews. */
export const noAspects: RawBuilder<unknown> = sql`json_build_object(${sql.join(
  aspects.flatMap((name) => [sql.lit(name), sql`null`]),
)})`;

/** A histogram without reviews. */
export const noHistogram: RawBuilder<unknown> = sql`'[0,0,0,0,0]'::json`;

/** A stay as shown on the page of its reviews. */
export interface ReviewedStay {
  slug: string;
  name: string;
  type: string;
  region: string | null;
  rating: number;
  /** Number of reviews that make up the rating. */
  reviewCount: number;
}

/** Numbers of a stay's reviews, and how many match a filter. */
export interface ReviewCounts {
  id: number;
  document_id: string;
  stay: ReviewedStay;
  histogram: Histogram;
  aspects: AspectAverages;
  /** Number by type of traveller, and of verified reviews. */
  travellers: Readonly<Record<TravellerType, number>>;
  verified: number;
  total: number;
}

const byTraveller = (name: string) => sql`
  ${sql.lit(name)}, count(*) filter (where r.traveller_type = ${sql.lit(name)})`;

/** The published stay of that slug with its numbers. */
export async function reviewedStay(
  db: Database,
  slug: string,
  filter: ReviewFilter,
): Promise<ReviewCounts | undefined> {
  const { rows } = await sql<ReviewCounts>`
    select s.id, s.document_id, ${histogramOf()} as histogram, ${aspectsOf()} as aspects,
      (select json_build_object(${sql.join(travellerNames.map(byTraveller))}) from reviews r where ${visible(ofStay)}) as travellers,
      (select count(*)::int from reviews r where ${visible(ofStay)} and r.verified) as verified,
      (select count(*)::int from reviews r where ${visible(ofStay)} ${fits(filter)}) as total,
      json_build_object('slug', s.slug, 'name', s.name, 'type', s.type, 'region', d.region, 'rating', s.rating, 'reviewCount', s.reviews) as stay
    from stays s left join destinations d on d.id = s.destination_id and d.published_at is not null
    where s.slug = ${slug} and s.published_at is not null`.execute(db);
  return rows[0];
}

export async function reviewsOfStay(db: Database, stayId: number, query: ReviewQuery): Promise<ReviewData[]> {
  const { rows } = await sql<{ reviews: ReviewData[] }>`
    select ${reviewsOf(query)} as reviews from stays s where s.id = ${stayId}`.execute(db);
  return rows[0]?.reviews ?? [];
}
