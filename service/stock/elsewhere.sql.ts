import { sql } from 'kysely';
import type { Day } from '../core/day.ts';
import type { Database } from '../platform/context.ts';

/** Units sold or closed by other channels on one day. */
export interface UnitsElsewhere {
  readonly day: Day;
  readonly units: number;
}

/** A double-booked day: the site and other channels together have sold more units than exist. */
export interface DoubleBooking {
  readonly sellableId: number;
  readonly day: Day;
  readonly units: number;
  readonly taken: number;
  readonly elsewhere: number;
}

/**
 * Sets, from that day on, the units that other channels have taken of a sellable without times. Days not given have
 * none. Locks rows in the same order as a sale and creates missing ones.
 */
export async function writeElsewhere(
  db: Database,
  { sellableId, from, days }: { sellableId: number; from: Day; days: readonly UnitsElsewhere[] },
): Promise<void> {
  await sql`select 1 from sellables where id = ${sellableId} for no key update`.execute(db);
  await sql`
    with given as materialized (
      select s.id, k.day, coalesce(r.capacity, s.units) as capacity, k.units
      from (
        select coalesce(n.day, o.day) as day, coalesce(n.units, 0) as units
        from unnest(${days.map(({ day }) => day)}::date[], ${days.map(({ units }) => units)}::int[]) as n(day, units)
          full join (
            select day from allotments
            where sellable_id = ${sellableId} and slot = '' and day >= ${from}::date and elsewhere > 0
          ) o on o.day = n.day
      ) k join sellables s on s.id = ${sellableId}
        left join seasons_of(${[sellableId]}::int[], ${from}::date, ${lastDay(from, days)}::date + 1) r on r.day = k.day
    )
    insert into allotments as a (sellable_id, day, slot, capacity, elsewhere)
    select id, day, '', capacity, units from given order by day
    on conflict (sellable_id, day, slot) do update set elsewhere = excluded.elsewhere
      where a.elsewhere <> excluded.elsewhere`.execute(db);
}

function lastDay(from: Day, days: readonly UnitsElsewhere[]): Day {
  return (
    days
      .map(({ day }) => day)
      .sort()
      .at(-1) ?? from
  );
}

/** The first double-booked days from `from` on, at most `most`; `sellables` undefined: of all sellables. */
export async function readDoubleBookings(
  db: Database,
  { from, sellables, most, now }: { from: Day; sellables: readonly number[] | undefined; most: number; now: Date },
): Promise<DoubleBooking[]> {
  const { rows } = await sql<DoubleBooking>`
    select * from (
      select a.sellable_id as "sellableId", a.day, a.capacity as units, a.elsewhere, a.taken - (
        select coalesce(sum(h.units), 0)::int from holds h
        where h.sellable_id = a.sellable_id and h.day = a.day and h.slot = a.slot and h.ends_at <= ${now}) as taken
      from allotments a
      where a.elsewhere > 0 and a.day >= ${from}::date and a.taken > 0 and a.taken + a.elsewhere > a.capacity
        and (${sellables === undefined} or a.sellable_id = any(${[...(sellables ?? [])]}::int[]))
    ) t where t.taken > 0 and t.taken + t.elsewhere > t.units order by t.day, t."sellableId" limit ${most}`.execute(db);
  return rows;
}
