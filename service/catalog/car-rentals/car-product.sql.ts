import { sql } from 'kysely';
import type { Database } from '../../platform/context.ts';
import type { ProductKeys } from '../product-keys.ts';

/** The data of a car that renting needs. */
export interface CarRow {
  id: number;
  document_id: string;
  slug: string;
  name: string;
  location: string;
  capacity: number;
  price_paise: number;
  free_cancellation: boolean;
  cancellation_policy: string | null;
  included: string[];
  sellable_id: number;
  units: number;
  cut_off_hours: number | null;
  image_url: string;
  /** Of its town; null without one. */
  latitude: number | null;
  longitude: number | null;
}

/** Published cars by numeric id, documentId or slug. */
export async function findCars(db: Database, { ids, texts }: ProductKeys): Promise<CarRow[]> {
  const { rows } = await sql<CarRow>`
    select c.id, c.document_id, c.slug, c.name, c.location, c.capacity, c.price_paise, c.free_cancellation, c.cancellation_policy, c.included,
      c.sellable_id, u.units, u.cut_off_hours, coalesce(m.url, '') as image_url, d.latitude, d.longitude
    from car_rentals c join ordinary_units u on u.sellable_id = c.sellable_id left join pictures m on m.id = c.image_id
      left join destinations d on d.id = c.destination_id
    where c.published_at is not null
      and (c.document_id = any(${texts}::text[]) or c.slug = any(${texts}::text[]) or c.id = any(${ids}::int[]))`.execute(
    db,
  );
  return rows;
}

/** Stock of the car with that slug, published or not; undefined if there is none. */
export async function stockOfCar(
  db: Database,
  slug: string,
): Promise<{ sellable_id: number; document_id: string } | undefined> {
  return db
    .selectFrom('car_rentals')
    .select(['sellable_id', 'document_id'])
    .where('slug', '=', slug)
    .executeTakeFirst();
}
