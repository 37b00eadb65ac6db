import { sql } from 'kysely';
import type { Day } from '../core/day.ts';
import type { Database } from '../platform/context.ts';

/** Units of all its days and times: what could be sold, closed days only as far as they are, and what is taken. */
interface Units {
  readonly type: string;
  readonly there: number;
  readonly taken: number;
}

export interface Occupancy {
  /** Of which the most is taken, that first. */
  readonly busiest: readonly (Units & { readonly sellableId: number })[];
  /** Of all that is sold, those among it, by its type; `count`: how many that are. */
  readonly whole: readonly (Units & { readonly count: number })[];
}

/** What there is of everything on the days of [from, to), and what bookings hold of it; `most` of it by itself. One statement. */
export async function readOccupied(
  db: Database,
  { from, to, now, most }: { from: Day; to: Day; now: Date; most: number },
): Promise<Occupancy> {
  // what is ordinary on all days is added up by its type, without the days
  const { rows } = await sql<Occupancy>`
    with days as (select ${to}::date - ${from}::date as number),
    differing as materialized (
      select s.id, s.product_type, s.units::bigint * (d.number * cardinality(s.slots)) as ordinary,
        f.capacity - s.units::bigint * f.days as more, f.taken
      from (
        select sellable_id, count(*) as days, sum(taken)::bigint as taken,
          sum(case when closed then taken else capacity end)::bigint as capacity
        from free_stock(${from}::date, ${to}::date, ${now}) group by 1
      ) f join sellables s on s.id = f.sellable_id cross join days d
    ), busiest as (
      select * from differing where taken > 0 order by taken desc, id limit ${most}
    ), whole as (
      select s.product_type, min(s.id) as first, count(*) as count, sum(s.units::bigint * d.number * cardinality(s.slots)) as there
      from sellables s cross join days d group by 1
    ), differs as (
      select product_type, sum(more) as more, sum(taken) as taken from differing group by 1
    )
    select
      (select coalesce(json_agg(json_build_object('sellableId', id, 'type', product_type, 'there', ordinary + more, 'taken', taken)
        order by taken desc, id), '[]') from busiest) as busiest,
      (select coalesce(json_agg(json_build_object('type', product_type, 'count', count, 'there', there + coalesce(more, 0),
        'taken', coalesce(taken, 0)) order by first), '[]') from whole left join differs using (product_type)) as whole`.execute(
    db,
  );
  return rows[0] ?? { busiest: [], whole: [] };
}
