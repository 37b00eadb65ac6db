import { sql } from 'kysely';
import type { Database } from '../platform/context.ts';
import type { SellableSlots } from '../stock/allotments.ts';

/** What has stock, with the document that says so: a room type or a product. */
export interface StockedSlots extends SellableSlots {
  readonly documentId: string;
}

/** Stock of a stay's room type by the stay's slug and the room's name. */
export async function stockOfRoom(
  db: Database,
  { slug, roomType }: { slug: string; roomType: string },
): Promise<StockedSlots | undefined> {
  const row = await db
    .selectFrom('room_types')
    .innerJoin('stays', 'stays.id', 'room_types.stay_id')
    .select(['room_types.sellable_id', 'room_types.document_id'])
    .where('stays.slug', '=', slug)
    .where('room_types.name', '=', roomType)
    .executeTakeFirst();
  return row && { documentId: row.document_id, sellableId: row.sellable_id, slots: [''] };
}

const tables = {
  attraction: { table: 'attractions', times: sql`t.attraction_id = p.id` },
  'tour-package': { table: 'tour_packages', times: sql`t.tour_package_id = p.id` },
  'car-rental': { table: 'car_rentals', times: sql`false` },
} as const;

/** Stock of another product by its slug: at one of its times, or at all of them. */
export async function stockOfProduct(
  db: Database,
  { type, slug, time }: { type: keyof typeof tables; slug: string; time?: string },
): Promise<StockedSlots | undefined> {
  const { table, times } = tables[type];
  const { rows } = await sql<{ sellable_id: number; document_id: string; times: string[] }>`
    select p.sellable_id, p.document_id, array(select distinct at from time_slots t, unnest(t.available_times) as at
      where ${times} order by at) as times
    from ${sql.table(table)} p where p.slug = ${slug}`.execute(db);
  const [row] = rows;
  if (!row || (time !== undefined && !row.times.includes(time))) return undefined;
  const slots = time === undefined && row.times.length > 0 ? row.times : [time ?? ''];
  return { documentId: row.document_id, sellableId: row.sellable_id, slots };
}

export type StockedTable = 'room_types' | 'attractions' | 'tour_packages' | 'car_rentals';

/** The stock of the row of that table. */
export async function sellableOf(db: Database, table: StockedTable, id: number): Promise<number> {
  const row = await db.selectFrom(table).select('sellable_id').where('id', '=', id).executeTakeFirstOrThrow();
  return row.sellable_id;
}
