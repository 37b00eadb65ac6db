import { sql } from 'kysely';
import type { Day } from '../core/day.ts';
import type { Database } from '../platform/context.ts';

export interface Occupied {
  readonly sellableId: number;
  readonly type: string;
  /** Units of all its days and times: what could be sold, closed days only as far as they are, and what is taken. */
  readonly there: number;
  readonly taken: number;
}

/** What there is of everything on the days of [from, to), and what bookings hold of it: one statement. */
export async function readOccupied(db: Database, from: Day, to: Day, now: Date): Promise<Occupied[]> {
  const { rows } = await sql<Occupied>`
    select s.id as "sellableId", s.product_type as type, coalesce(f.taken, 0)::int as taken,
      (s.units::bigint * ((${to}::date - ${from}::date) * cardinality(s.slots) - coalesce(f.days, 0))
        + coalesce(f.capacity, 0))::bigint as there
    from sellables s left join (
      select sellable_id, count(*)::int as days, sum(taken) as taken,
        sum(case when closed then taken else capacity end) as capacity
      from free_stock(${from}::date, ${to}::date, ${now}) group by 1
    ) f on f.sellable_id = s.id
    order by s.id`.execute(db);
  return rows;
}
