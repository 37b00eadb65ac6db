import { type RawBuilder, sql } from 'kysely';
import { type Paise, paiseOf } from '../../core/money.ts';
import type { Database } from '../../platform/context.ts';
import type { PictureData } from '../picture-data.ts';
import { picture } from '../sql-fragments.sql.ts';
import type { StayCardData } from './stay-card-data.ts';
import { type FoundNights, foundPrice, type StayTerms } from './stay-priced.ts';

export interface StayCardRow {
  id: number;
  document_id: string;
  slug: string;
  name: string;
  location: string;
  type: string;
  rating: number;
  reviews: number;
  stars: number | null;
  price_paise: number | null;
  original_price_paise: number | null;
  free_cancellation: boolean;
  amenities: string[];
  image: PictureData | null;
}

export const cardColumns = sql`
  s.id, s.document_id, s.slug, s.name, s.location, s.type, s.rating, s.reviews, s.property_rating as stars,
  s.price_paise, s.original_price_paise, s.free_cancellation,
  array(
    select f.name from stay_features sf join features f on f.id = sf.feature_id
    where sf.stay_id = s.id and f.kind = 'amenity' and f.published_at is not null order by sf.position limit 3
  ) as amenities,
  case when m.id is not null then ${picture} end as image`;

export const cardTables = sql`(stays s left join pictures m on m.id = s.image_id)`;

/** SQL: the rating weighted by its number of reviews, so that a single good review does not lead the list. */
export function recommended(table: 's' | 'c'): RawBuilder<number> {
  const own = sql.raw(table);
  return sql`((${own}.rating * ${own}.reviews + 7.5 * 4) / (${own}.reviews + 4))`;
}

/** The card of a stay with the total price of the requested rooms. `dated`: whether dates were chosen. */
export function toCard(
  row: StayCardRow,
  nightsQuery: FoundNights & { rooms: number; unitsLeft: number | null; dated: boolean },
  terms: StayTerms,
): StayCardData {
  const money = (amount: number | null): Paise | null => (amount === null ? null : paiseOf(amount));
  const { nights, rooms, dated } = nightsQuery;
  const price = foundPrice(row.type, nightsQuery, terms);
  return {
    id: row.id,
    documentId: row.document_id,
    slug: row.slug,
    name: row.name,
    location: row.location,
    type: row.type,
    image: row.image,
    rating: row.rating,
    reviews: row.reviews,
    stars: row.stars,
    price: price?.averageDay ?? null,
    originalPrice: money(row.original_price_paise),
    amenities: row.amenities,
    freeCancellation: row.free_cancellation,
    whole: price ? { amount: price.payable, nights, rooms, dated, fees: price.fees.length > 0 } : null,
    unitsLeft: nightsQuery.unitsLeft,
  };
}

/** The card for one ordinary night. */
export function toUndatedCard(row: StayCardRow, terms: StayTerms): StayCardData {
  const night = { nights: 1, night: row.price_paise, ownPrices: [] };
  return toCard(row, { ...night, rooms: 1, unitsLeft: null, dated: false }, terms);
}

/** The best stays whose type contains one of the words, in any case (STAY-28). */
export async function cardsOfTypes(db: Database, words: readonly string[], limit: number): Promise<StayCardRow[]> {
  const { rows } = await sql<StayCardRow>`
    select ${cardColumns} from ${cardTables}
    where s.published_at is not null and s.type ilike any(${words.map((word) => `%${word}%`)}::text[])
    order by ${recommended('s')} desc, s.id limit ${limit}::int`.execute(db);
  return rows;
}

/** Cards of those stays that are published. */
export async function cardsOfIds(db: Database, ids: readonly number[]): Promise<StayCardRow[]> {
  const { rows } = await sql<StayCardRow>`
    select ${cardColumns} from ${cardTables}
    where s.published_at is not null and s.id = any(${[...ids]}::int[])`.execute(db);
  return rows;
}

/** Degrees of latitude and longitude within which a stay is nearby: about 60 kilometres. */
const reach = 0.55;

/**
 * Other published stays near that one, or at its destination if it has no position. Ten kilometres, another type, and a
 * price half as high again weigh about the same.
 */
export async function cardsNearby(db: Database, stayId: number, limit: number): Promise<StayCardRow[]> {
  const { rows } = await sql<StayCardRow>`
    with own as (select id, type, latitude, longitude, destination_id, price_paise from stays where id = ${stayId}::int),
    near as (
      select n.id,
        coalesce(111 * sqrt(power(n.latitude - own.latitude, 2)
          + power((n.longitude - own.longitude) * cos(radians(own.latitude)), 2)), 0) / 10
        + case when n.type = own.type then 0 else 1 end
        + coalesce(abs(ln(nullif(n.price_paise, 0) / nullif(own.price_paise, 0)::float8)) * 2.5, 0) as far
      from own join stays n on n.id <> own.id and n.published_at is not null and case
        when own.latitude is null or own.longitude is null then n.destination_id = own.destination_id
        else n.latitude between own.latitude - ${reach}::float8 and own.latitude + ${reach}::float8
          and n.longitude between own.longitude - ${reach}::float8 and own.longitude + ${reach}::float8 end
      order by far, n.id limit ${limit}::int
    )
    select ${cardColumns} from near join ${cardTables} on s.id = near.id order by near.far, s.id`.execute(db);
  return rows;
}
