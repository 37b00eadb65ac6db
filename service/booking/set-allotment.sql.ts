import { sql } from 'kysely';
import type { Day } from '../core/day.ts';
import type { Paise } from '../core/money.ts';
import type { Database } from '../platform/context.ts';
import type { AllottedDay } from './allotment-runs.ts';

/** A sellable and the slots of its day; '' for what has no times. */
export interface StockedSlots {
  /** The room type or the product that has the stock. */
  readonly documentId: string;
  readonly sellableId: number;
  readonly slots: readonly string[];
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

/** What is offered on those days, locked where it was ever set: in the order of slots, then of days. */
export async function readAllotment(
  db: Database,
  { sellableId, slots }: StockedSlots,
  days: readonly Day[],
): Promise<AllottedDay[]> {
  await sql`
    select 1 from allotments where sellable_id = ${sellableId} and day = any(${[...days]}::date[])
      and slot = any(${[...slots]}::text[])
    order by sellable_id, day, slot for update`.execute(db);
  const { rows } = await sql<AllottedDay>`
    select d.day, t.slot, coalesce(a.capacity, s.units) as units, a.price_paise::float8 as price, coalesce(a.closed, false) as closed
    from unnest(${[...days]}::date[]) as d(day) cross join unnest(${[...slots]}::text[]) as t(slot)
      join sellables s on s.id = ${sellableId}
      left join allotments a on a.sellable_id = s.id and a.day = d.day and a.slot = t.slot
    order by t.slot, d.day`.execute(db);
  return rows;
}

/** Writes what is given for those days and leaves the rest of their rows as it is. Throws when less than sold. */
export async function writeAllotment(
  db: Database,
  { sellableId, slots }: StockedSlots,
  days: readonly Day[],
  change: { units?: number; price?: Paise | null; closed?: boolean },
): Promise<void> {
  const { units, price, closed } = change;
  await sql`
    insert into allotments as a (sellable_id, day, slot, capacity, price_paise, closed)
    select s.id, d.day, t.slot, coalesce(${units ?? null}::int, s.units), ${price ?? null}::bigint, coalesce(${closed ?? null}::boolean, false)
    from unnest(${[...days]}::date[]) as d(day) cross join unnest(${[...slots]}::text[]) as t(slot)
      join sellables s on s.id = ${sellableId}
    order by d.day, t.slot
    on conflict (sellable_id, day, slot) do update set
      capacity = coalesce(${units ?? null}::int, a.capacity),
      price_paise = case when ${price !== undefined} then ${price ?? null}::bigint else a.price_paise end,
      closed = coalesce(${closed ?? null}::boolean, a.closed)`.execute(db);
}
