import { sql } from 'kysely';
import type { Day } from '../core/day.ts';
import type { Database } from '../platform/context.ts';
import type { AllotmentChange, AllottedDay, SellableSlots } from './stock.ts';

/** What is offered on those days, locked where it was ever set: in the order of slots, then of days. */
export async function readAllotment(
  db: Database,
  { sellableId, slots }: SellableSlots,
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
  { sellableId, slots }: SellableSlots,
  days: readonly Day[],
  change: AllotmentChange,
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

/**
 * Gives the days from `today` on that were sold or changed and still had the old number of units the new one, locked in
 * the order of a sale. Throws the database's refusal `never_oversold` when more is taken.
 */
export async function writeUnits(
  db: Database,
  { sellableId, from, to, today }: { sellableId: number; from: number; to: number; today: Day },
): Promise<void> {
  await sql`
    with days as materialized (
      select a.sellable_id, a.day, a.slot from allotments a
      where a.sellable_id = ${sellableId} and a.capacity = ${from} and a.day >= ${today}::date
      order by a.sellable_id, a.day, a.slot for update
    )
    update allotments a set capacity = ${to} from days d
    where a.sellable_id = d.sellable_id and a.day = d.day and a.slot = d.slot`.execute(db);
}

export async function deleteSellables(db: Database, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('sellables').where('id', 'in', ids).execute();
}
