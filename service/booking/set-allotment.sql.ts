import { sql } from 'kysely';
import type { Day } from '../core/day.ts';
import type { Paise } from '../core/money.ts';
import type { Database } from '../platform/context.ts';

/** Sellable of a stay's room type by the stay's slug and the room's name. */
export async function sellableOfRoom(db: Database, slug: string, room: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('room_types')
    .innerJoin('stays', 'stays.id', 'room_types.stay_id')
    .select('room_types.sellable_id')
    .where('stays.slug', '=', slug)
    .where('room_types.name', '=', room)
    .executeTakeFirst();
  return row?.sellable_id;
}

/** Writes what is given for those days and leaves the rest of their rows as it is. Throws when less than sold. */
export async function writeAllotment(
  db: Database,
  sellableId: number,
  days: readonly Day[],
  change: { units?: number; price?: Paise | null; closed?: boolean },
): Promise<void> {
  const { units, price, closed } = change;
  await sql`
    insert into allotments as a (sellable_id, day, slot, capacity, price_paise, closed)
    select s.id, d.day, '', coalesce(${units ?? null}::int, s.units), ${price ?? null}::bigint, coalesce(${closed ?? null}::boolean, false)
    from unnest(${[...days]}::date[]) as d(day) join sellables s on s.id = ${sellableId}
    order by d.day
    on conflict (sellable_id, day, slot) do update set
      capacity = coalesce(${units ?? null}::int, a.capacity),
      price_paise = case when ${price !== undefined} then ${price ?? null}::bigint else a.price_paise end,
      closed = coalesce(${closed ?? null}::boolean, a.closed)`.execute(db);
}
