import { sql } from 'kysely';
import type { Database } from '../../platform/context.ts';
import { picture } from '../picture.sql.ts';
import type { TourCardRow } from './tour-card-data.ts';

/** Published tours, featured ones first, then the best rated; ratings are weighted by their number of reviews. */
export async function findTourCards(db: Database, limit: number): Promise<TourCardRow[]> {
  const { rows } = await sql<TourCardRow>`
    select t.id, t.slug, t.name, t.type, t.location, t.duration, t.description, t.price_paise, t.rating,
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
