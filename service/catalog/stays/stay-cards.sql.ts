import { type RawBuilder, sql } from 'kysely';
import { type Paise, paiseOf } from '../../core/money.ts';
import type { Database } from '../../platform/context.ts';
import type { StayCardData } from './stay-card-data.ts';
import { stayPayable } from './stay-fees.ts';

export interface CardRow {
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
  image: { url: string; alt: string; width: number; height: number } | null;
}

export const cardColumns = sql`
  s.id, s.document_id, s.slug, s.name, s.location, s.type, s.rating, s.reviews, s.property_rating as stars,
  s.price_paise, s.original_price_paise, s.free_cancellation,
  array(
    select f.name from stay_features sf join features f on f.id = sf.feature_id
    where sf.stay_id = s.id and f.kind = 'amenity' order by sf.position limit 3
  ) as amenities,
  case when m.id is not null then
    json_build_object('url', m.url, 'alt', m.alternative_text, 'width', m.width, 'height', m.height) end as image`;

export const cardTables = sql`(stays s left join media m on m.id = s.image_id)`;

/** Rating weighed with the number of reviews behind it, so that one lucky review does not lead the list. */
export function recommended(table: 's' | 'c'): RawBuilder<number> {
  const own = sql.raw(table);
  return sql`((${own}.rating * ${own}.reviews + 7.5 * 4) / (${own}.reviews + 4))`;
}

/** `cost` is what the rooms cost over all nights; null when there is no price. */
export function toCard(
  row: CardRow,
  asked: {
    price: number | null;
    cost: number | null;
    unitsLeft: number | null;
    nights: number;
    rooms: number;
    dated: boolean;
  },
): StayCardData {
  const money = (amount: number | null): Paise | null => (amount === null ? null : paiseOf(amount));
  const cost = money(asked.cost);
  const { nights, rooms, dated } = asked;
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
    price: money(asked.price),
    originalPrice: money(row.original_price_paise),
    amenities: row.amenities,
    freeCancellation: row.free_cancellation,
    whole: cost === null ? null : { amount: stayPayable(cost), nights, rooms, dated },
    unitsLeft: asked.unitsLeft,
  };
}

/** The best stays whose type contains one of the words, without regard to case (S1 §7). */
export async function cardsOfTypes(db: Database, words: readonly string[], limit: number): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    select ${cardColumns} from ${cardTables}
    where s.published_at is not null and s.type ilike any(${words.map((word) => `%${word}%`)}::text[])
    order by ${recommended('s')} desc, s.id limit ${limit}::int`.execute(db);
  return rows;
}
