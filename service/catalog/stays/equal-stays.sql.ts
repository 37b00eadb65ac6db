import { sql } from 'kysely';
import type { Database } from '../../platform/context.ts';

/** A stay that can take the place of another one. */
export interface EqualStay {
  readonly documentId: string;
  readonly name: string;
  readonly stars: number | null;
  /** 0 to 10; 0 without reviews. */
  readonly rating: number;
  readonly reviews: number;
  /** From the other one; null if a position is unknown. */
  readonly kilometres: number | null;
  /** The names of its room types, in order. */
  readonly rooms: readonly string[];
}

/**
 * Finds published stays of the same destination with no fewer stars that are of the same type, have more stars or are
 * rated no lower, nearest first.
 */
export async function findEqualStays(db: Database, stayId: number, limit: number): Promise<EqualStay[]> {
  const { rows } = await sql<EqualStay>`
    with own as (
      select id, type, coalesce(property_rating, 0) as stars, rating, latitude, longitude, destination_id
      from stays where id = ${stayId}::int
    )
    select n.document_id as "documentId", n.name, n.property_rating as stars, n.rating, n.reviews,
      111 * sqrt(power(n.latitude - own.latitude, 2)
        + power((n.longitude - own.longitude) * cos(radians(own.latitude)), 2)) as kilometres,
      array(select t.name from room_types t where t.stay_id = n.id and t.published_at is not null
        order by t.position, t.id) as rooms
    from own join stays n on n.id <> own.id and n.destination_id = own.destination_id
    where n.published_at is not null and coalesce(n.property_rating, 0) >= own.stars
      and (n.type = own.type or coalesce(n.property_rating, 0) > own.stars or n.rating >= own.rating)
    order by kilometres nulls last, n.id limit ${limit}::int`.execute(db);
  return rows;
}
