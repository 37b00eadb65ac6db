import { type Selectable, sql } from 'kysely';
import type { RoomTypes, Stays } from '../../../database/tables.ts';
import type { Database } from '../../platform/context.ts';
import type { ProductKeys } from '../product-keys.ts';

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
> & { image_url: string };

export type RoomRow = Pick<
  Selectable<RoomTypes>,
  'stay_id' | 'document_id' | 'name' | 'price_paise' | 'max_guests' | 'sellable_id'
> & { id: number; units: number; cut_off_hours: number | null; check_in_time: string; check_out_time: string | null };

/** Published stays by numeric id, documentId or slug. */
export async function findStays(db: Database, { texts, ids }: ProductKeys): Promise<StayRow[]> {
  return db
    .selectFrom('stays')
    .leftJoin(sql<{ id: number; url: string }>`pictures`.as('picture'), 'picture.id', 'stays.image_id')
    .select(['stays.id', 'stays.document_id', 'stays.slug', 'stays.name', 'stays.type', 'stays.location'])
    .select(['stays.free_cancellation', 'stays.cancellation_policy', 'stays.latitude', 'stays.longitude'])
    .select((eb) => eb.fn.coalesce('picture.url', eb.val('')).as('image_url'))
    .where('stays.published_at', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('stays.document_id', '=', eb.fn.any(eb.val(texts))),
        eb('stays.slug', '=', eb.fn.any(eb.val(texts))),
        eb('stays.id', '=', eb.fn.any(eb.val(ids))),
      ]),
    )
    .execute();
}

/** The rooms of those stays, in the order in which they are shown. */
export async function roomsOf(db: Database, stayIds: readonly number[]): Promise<RoomRow[]> {
  return db
    .selectFrom('room_types')
    .innerJoin(
      sql<{ sellable_id: number; units: number; cut_off_hours: number | null }>`ordinary_units()`.as('stock'),
      'stock.sellable_id',
      'room_types.sellable_id',
    )
    .leftJoin('house_rules', 'house_rules.stay_id', 'room_types.stay_id')
    .select(['room_types.id', 'room_types.stay_id', 'room_types.document_id', 'room_types.name'])
    .select(['room_types.price_paise', 'room_types.max_guests', 'room_types.sellable_id', 'stock.units'])
    .select('stock.cut_off_hours')
    .select((eb) => eb.fn.coalesce('house_rules.check_in_time', eb.val('14:00')).as('check_in_time'))
    .select('house_rules.check_out_time')
    .where('room_types.stay_id', '=', (eb) => eb.fn.any(eb.val([...stayIds])))
    .where('room_types.published_at', 'is not', null)
    .orderBy('room_types.stay_id')
    .orderBy('room_types.position')
    .execute();
}

/** A stay's room type by the stay's slug and the room's name, published or not. */
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
