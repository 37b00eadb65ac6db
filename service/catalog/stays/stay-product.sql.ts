import { type Selectable, sql } from 'kysely';
import type { RoomTypes, Stays } from '../../../database/tables.ts';
import type { Database } from '../../platform/context.ts';
import type { ProductKeys } from '../product-keys.ts';
import type { FactsOfStay } from '../stay-facts.ts';
import { factsOfStay } from './stay-facts.sql.ts';

export type StayRow = Pick<
  Selectable<Stays>,
  | 'id'
  | 'document_id'
  | 'slug'
  | 'name'
  | 'location'
  | 'latitude'
  | 'longitude'
  | 'free_cancellation'
  | 'cancellation_policy'
  | 'type'
> & { image_url: string; facts: FactsOfStay | null };

export type RoomRow = Pick<
  Selectable<RoomTypes>,
  'stay_id' | 'document_id' | 'name' | 'price_paise' | 'max_guests' | 'max_occupancy' | 'sellable_id'
> & { id: number; units: number; cut_off_hours: number | null; check_in_time: string; check_out_time: string | null };

/** Published stays by numeric id, documentId or slug, each with its rooms in display order. */
export async function findStays(
  db: Database,
  { texts, ids }: ProductKeys,
): Promise<(StayRow & { readonly rooms: readonly RoomRow[] })[]> {
  const { rows } = await sql<StayRow & { rooms: RoomRow[] }>`
    select s.id, s.document_id, s.slug, s.name, s.type, s.location, s.free_cancellation, s.cancellation_policy, s.latitude, s.longitude,
      coalesce(p.url, '') as image_url, ${factsOfStay} as facts,
      (select coalesce(json_agg(r order by r.position), '[]') from (
        select t.id, t.stay_id, t.document_id, t.name, t.price_paise, t.max_guests, t.max_occupancy, t.sellable_id, t.position,
          u.units, u.cut_off_hours, coalesce(h.check_in_time, '14:00') as check_in_time, h.check_out_time
        from room_types t join ordinary_units u on u.sellable_id = t.sellable_id
          left join house_rules h on h.stay_id = t.stay_id
        where t.stay_id = s.id and t.published_at is not null
      ) r) as rooms
    from stays s left join pictures p on p.id = s.image_id
    where s.published_at is not null
      and (s.document_id = any(${texts}::text[]) or s.slug = any(${texts}::text[]) or s.id = any(${ids}::int[]))`.execute(
    db,
  );
  return rows;
}

/** A room type by its stay's slug and its name, published or not. */
export async function stockOfRoom(
  db: Database,
  { slug, name }: { slug: string; name: string },
): Promise<{ sellable_id: number; document_id: string } | undefined> {
  return db
    .selectFrom('room_types')
    .innerJoin('stays', 'stays.id', 'room_types.stay_id')
    .select(['room_types.sellable_id', 'room_types.document_id'])
    .where('stays.slug', '=', slug)
    .where('room_types.name', '=', name)
    .executeTakeFirst();
}
