import { sql } from 'kysely';
import type { Database } from '../../platform/context.ts';
import type { PictureData } from '../picture-data.ts';
import type { TicketKind } from '../product.ts';
import { furtherPictures, picture } from '../sql-fragments.sql.ts';
import type { ExperienceType } from './experience-offer.ts';
import { offered } from './experience-stock.sql.ts';
import { experienceTables } from './experience-tables.sql.ts';
import type { TourCardRow } from './tour-card-data.ts';
import type { Visit } from './visit.ts';

export interface ExperienceCardRow {
  id: number;
  document_id: string;
  slug: string;
  name: string;
  place: string;
  kind: string | null;
  description: string;
  duration: string | null;
  availability: string;
  rating: number;
  reviews: number;
  free_cancel: boolean;
  ticket_type: string;
  available_ticket_types: Record<TicketKind, boolean>;
  adult_price_paise: number | null;
  original_price_paise: number | null;
  price: number;
  places_left: number | null;
  image: PictureData | null;
  /** Read for lists alone. */
  more_pictures?: string[];
}

const cardColumns = (type: ExperienceType) => sql`
  e.id, e.document_id, e.slug, e.name, ${experienceTables[type].place} as place, ${experienceTables[type].kind} as kind, e.description, e.duration,
  e.availability, e.rating, e.reviews, e.free_cancel, e.ticket_type, e.available_ticket_types, e.adult_price_paise,
  e.original_price_paise, case when m.id is not null then ${picture} end as image`;

const cardTables = (type: ExperienceType) => sql`
  ${sql.table(experienceTables[type].table)} e left join pictures m on m.id = e.image_id
    left join destinations d on d.id = e.destination_id and d.published_at is not null`;

/** The cards of these products, in that order, with price and stock of the requested day. */
export async function cardsInOrder(
  db: Database,
  type: ExperienceType,
  ids: readonly number[],
  visit: Visit,
  now: Date,
): Promise<ExperienceCardRow[]> {
  const idArray = sql`${sql.val([...ids])}::int[]`;
  const { day } = visit;
  const { images, key } = experienceTables[type];
  const { rows } = await sql<ExperienceCardRow>`
    ${day ? sql`with ${offered(type, visit, sql`e.id = any(${idArray})`, now)}` : sql``}
    select ${cardColumns(type)}, ${day ? sql`o.price, o.places_left` : sql`e.price_paise as price, null::int as places_left`},
      ${furtherPictures(images, key, sql`e.id`)} as more_pictures
    from ${cardTables(type)} ${day ? sql`join offered o on o.id = e.id` : sql``}
    where e.id = any(${idArray}) order by array_position(${idArray}, e.id)`.execute(db);
  return rows;
}

/** Tours featured by the operator, best rated first; ratings are weighted by their number of reviews. */
export async function featuredCards(db: Database, limit: number): Promise<ExperienceCardRow[]> {
  const { rows } = await sql<ExperienceCardRow>`
    select ${cardColumns('tour-package')}, e.price_paise as price, null::int as places_left
    from ${cardTables('tour-package')}
    where e.published_at is not null and e.featured
    order by (e.rating * e.reviews + 3.75 * 4) / (e.reviews + 4) desc, e.id limit ${limit}::int`.execute(db);
  return rows;
}

/** The best rated of each destination, best first; ratings are weighted as above. */
export async function bestOfPlaces(db: Database, type: ExperienceType, limit: number): Promise<ExperienceCardRow[]> {
  const score = sql`(e.rating * e.reviews + 3.75 * 4) / (e.reviews + 4)`;
  const { rows } = await sql<ExperienceCardRow>`
    select ${cardColumns(type)}, e.price_paise as price, null::int as places_left
    from ${cardTables(type)}
    where e.id in (
      select distinct on (e.destination_id) e.id from ${sql.table(experienceTables[type].table)} e
      where e.published_at is not null order by e.destination_id, ${score} desc, e.id)
    order by ${score} desc, e.id limit ${limit}::int`.execute(db);
  return rows;
}

/** Others at the destination of that one, best rated first, weighted as above. */
export async function nearbyCards(
  db: Database,
  type: ExperienceType,
  id: number,
  limit: number,
): Promise<ExperienceCardRow[]> {
  const { rows } = await sql<ExperienceCardRow>`
    select ${cardColumns(type)}, e.price_paise as price, null::int as places_left
    from ${cardTables(type)}
    where e.published_at is not null and e.id <> ${id}::int and e.destination_id =
      (select own.destination_id from ${sql.table(experienceTables[type].table)} own where own.id = ${id}::int)
    order by (e.rating * e.reviews + 3.75 * 4) / (e.reviews + 4) desc, e.id limit ${limit}::int`.execute(db);
  return rows;
}

/** Number of published tours by type. */
export async function toursByType(db: Database): Promise<Record<string, number>> {
  const { rows } = await sql<{ type: string; count: number }>`
    select type, count(*)::int as count from tour_packages
    where published_at is not null and type is not null group by type`.execute(db);
  return Object.fromEntries(rows.map(({ type, count }) => [type, count]));
}

/** Name of the place of the published product with that slug; undefined if there is none. */
export async function placeOfSlug(db: Database, type: ExperienceType, slug: string): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select coalesce(d.name, initcap(e.location)) as name
    from ${sql.table(experienceTables[type].table)} e
      left join destinations d on d.id = e.destination_id and d.published_at is not null
    where e.slug = ${slug} and e.published_at is not null`.execute(db);
  return rows[0]?.name;
}

/** The slug of the published tour with that location, hyphenated; of several a featured one, then the first. */
export async function slugAtLocation(db: Database, hyphenated: string): Promise<string | undefined> {
  const { rows } = await sql<{ slug: string }>`
    select slug from tour_packages
    where published_at is not null
      and trim(both '-' from regexp_replace(lower(location), '[[:space:][:punct:]]+', '-', 'g')) = ${hyphenated}
    order by featured desc, id limit 1`.execute(db);
  return rows[0]?.slug;
}

/** Published tours, featured ones first, then the best rated; ratings are weighted by their number of reviews. */
export async function findTourCards(db: Database, limit: number): Promise<TourCardRow[]> {
  const { rows } = await sql<TourCardRow>`
    select t.id, t.document_id, t.slug, t.name, t.type, t.location, t.duration, t.description, t.price_paise, t.rating,
      case when t.ticket_type = 'detailed' and (t.available_ticket_types ->> 'adult')::boolean
        then t.adult_price_paise end as adult_price_paise,
      case when m.id is not null then ${picture} end as image
    from tour_packages t
    left join pictures m on m.id = t.image_id
    where t.published_at is not null
    order by t.featured desc, (t.rating * t.reviews + 3.75 * 4) / (t.reviews + 4) desc, t.id
    limit ${limit}::int`.execute(db);
  return rows;
}
