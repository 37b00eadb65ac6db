import { sql } from 'kysely';
import type { Day } from '../core/day.ts';
import type { Database } from '../platform/context.ts';
import type { AllotmentChange, AllottedDay, SellableSlots } from './stock.ts';

/** The offer on each of those days, sorted by slot, then by day. Locks the allotments that exist. */
export async function readAllotment(
  db: Database,
  { sellableId, slots }: SellableSlots,
  days: readonly Day[],
): Promise<AllottedDay[]> {
  await sql`select 1 from sellables where id = ${sellableId} for no key update`.execute(db);
  await sql`
    select 1 from allotments where sellable_id = ${sellableId} and day = any(${[...days]}::date[])
      and slot = any(${[...slots]}::text[])
    order by sellable_id, day, slot for update`.execute(db);
  const { rows } = await sql<AllottedDay>`
    select d.day, t.slot, coalesce(a.capacity, r.capacity, s.units) as units, a.price_paise::float8 as price, a.closed,
      a.min_stay as "minStay", a.no_arrival as "noArrival"
    from ${daysAndSlots({ sellableId, slots }, days)}
      left join allotments a on a.sellable_id = s.id and a.day = d.day and a.slot = t.slot
    order by t.slot, d.day`.execute(db);
  return rows;
}

/** SQL source: each day `d` and slot `t` of a sellable `s`, with the values `r` of its seasons. */
function daysAndSlots({ sellableId, slots }: SellableSlots, days: readonly Day[]) {
  const ordered = [...days].sort();
  return sql`unnest(${ordered}::date[]) as d(day) cross join unnest(${[...slots]}::text[]) as t(slot)
      join sellables s on s.id = ${sellableId}
      left join seasons_of(${[sellableId]}::int[], ${ordered.at(0)}::date, ${ordered.at(-1)}::date + 1) r
        on r.day = d.day`;
}

/**
 * Writes the given values for those days and leaves their other columns alone. Null removes the day's own value. Throws
 * the database's error `never_oversold` when capacity would be less than what is sold.
 */
export async function writeAllotment(
  db: Database,
  of: SellableSlots,
  days: readonly Day[],
  { units, price, closed, minStay, noArrival }: AllotmentChange,
): Promise<void> {
  await sql`
    with given as materialized (
      select s.id, d.day, t.slot, coalesce(${units ?? null}::int, r.capacity, s.units) as capacity
      from ${daysAndSlots(of, days)}
    )
    insert into allotments as a (sellable_id, day, slot, capacity, own_capacity, price_paise, closed, min_stay,
      no_arrival)
    select id, day, slot, capacity, ${units ?? null}::int,
      ${price ?? null}::bigint, ${closed ?? null}::boolean, ${minStay ?? null}::int, ${noArrival ?? null}::boolean
    from given
    order by day, slot
    on conflict (sellable_id, day, slot) do update set
      ${sql.join(
        [
          ...(units === undefined ? [] : ['capacity', 'own_capacity']),
          ...(price === undefined ? [] : ['price_paise']),
          ...(closed === undefined ? [] : ['closed']),
          ...(minStay === undefined ? [] : ['min_stay']),
          ...(noArrival === undefined ? [] : ['no_arrival']),
          // an update locks the row even when there is nothing to change
          'taken',
        ].map((column) => sql`${sql.id(column)} = ${sql.id(column === 'taken' ? 'a' : 'excluded', column)}`),
      )}`.execute(db);
}

export async function deleteSellables(db: Database, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('sellables').where('id', 'in', ids).execute();
}
