import { sql } from 'kysely';
import type { Day } from '../core/day.ts';
import type { Database } from '../platform/context.ts';
import type { StockKey } from './stock.ts';

/** A day of stock as the site sees it. */
export interface GridDay extends StockKey {
  readonly units: number;
  /** Units of paid bookings, and of those that are held unpaid. */
  readonly sold: number;
  readonly held: number;
  /** Units that other channels have sold or closed. With what is sold and held more than there are: it is sold twice. */
  readonly elsewhere: number;
  readonly free: number;
  /** In paise; null: it has none. */
  readonly price: number | null;
  readonly closed: boolean;
  readonly minStay: number;
  readonly noArrival: boolean;
  /** Something is said of that day itself. */
  readonly own: boolean;
}

/** Every day [from, to) of those sellables at each of their times, in order: one statement. */
export async function readGridDays(
  db: Database,
  { sellables, from, to, now }: { sellables: readonly number[]; from: Day; to: Day; now: Date },
): Promise<GridDay[]> {
  const { rows } = await sql<GridDay>`
    select s.id as "sellableId", d.day, x.slot, coalesce(a.capacity, f.capacity, s.units) as units,
      coalesce(f.taken, 0) - coalesce(h.held, 0) as sold, coalesce(h.held, 0) as held,
      coalesce(a.elsewhere, 0) as elsewhere, coalesce(f.free, s.units) as free,
      coalesce(f.price_paise, s.price_paise)::float8 as price, coalesce(f.closed, false) as closed,
      coalesce(f.min_stay, 1) as "minStay", coalesce(f.no_arrival, false) as "noArrival",
      coalesce(num_nonnulls(a.own_capacity, a.price_paise, a.closed, a.min_stay, a.no_arrival), 0) > 0 as own
    from sellables s cross join unnest(s.slots) as x(slot)
      cross join (select ${from}::date + n as day from generate_series(0, ${to}::date - ${from}::date - 1) n) d
      left join free_stock(${from}::date, ${to}::date, ${now}, ${[...sellables]}::int[]) f
        on f.sellable_id = s.id and f.day = d.day and f.slot = x.slot
      left join allotments a on a.sellable_id = s.id and a.day = d.day and a.slot = x.slot
      left join (
        select o.sellable_id, o.day, o.slot, sum(o.units)::int as held from holds o
        where o.ends_at > ${now} and o.sellable_id = any(${[...sellables]}::int[]) and o.day >= ${from}::date
          and o.day < ${to}::date
        group by 1, 2, 3
      ) h on h.sellable_id = s.id and h.day = d.day and h.slot = x.slot
    where s.id = any(${[...sellables]}::int[])
    order by s.id, x.slot, d.day`.execute(db);
  return rows;
}
