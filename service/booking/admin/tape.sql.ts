import { sql } from 'kysely';
import type { ProductType } from '../../catalog/kinds.ts';
import type { Day } from '../../core/day.ts';
import type { Database } from '../../platform/context.ts';

/** A live line of a booking, or one that is held until a difference is paid. */
export interface TapeLine {
  readonly line: number;
  readonly bookingId: string;
  /** `change`: held until the difference of a change is paid. */
  readonly standing: 'held' | 'change' | 'confirmed' | 'completed';
  /** The lead traveller, else who booked. */
  readonly guest: string;
  readonly type: ProductType;
  readonly sellableId: number;
  readonly slot: string;
  readonly startDay: Day;
  /** The first day after it: the check-out of a stay. */
  readonly endDay: Day;
  readonly units: number;
  readonly guests: number;
}

/** Lines of those sellables that touch the days [from, to), by first day; holds that have ended are left out. */
export async function findTapeLines(
  db: Database,
  query: {
    products: readonly { readonly type: ProductType; readonly id: number }[];
    sellables: readonly number[];
    from: Day;
    to: Day;
    now: Date;
    most: number;
  },
): Promise<TapeLine[]> {
  const { products, sellables, from, to, now, most } = query;
  // product by product: of each only what has not ended is read
  const { rows } = await sql<TapeLine>`
    select l.id as line, b.booking_id as "bookingId",
      case when l.state = 'proposed' then 'change' when b.status = 'pending' then 'held' else b.status end as standing,
      coalesce(b.lead_traveller, b.customer_name) as guest, l.product_type as type, l.sellable_id as "sellableId",
      l.slot, l.start_day as "startDay", l.end_day as "endDay", l.units * l.quantity as units, l.guests
    from unnest(${products.map(({ type }) => type)}::text[], ${products.map(({ id }) => id)}::int[]) as p(type, id)
      cross join lateral (
        select * from booking_lines o
        where o.product_type = p.type and o.product_id = p.id and o.end_day >= ${from}::date and o.start_day < ${to}::date
          and o.state in ('live', 'proposed') and o.sellable_id = any(${[...sellables]}::int[])
        order by o.end_day limit ${most}
      ) l
      cross join lateral (select * from bookings where id = l.booking_id limit 1) b
    where (b.status in ('confirmed', 'completed') or b.status = 'pending' and b.hold_until > ${now})
      and (l.state = 'live' or b.pending_change_until > ${now})
    order by l.start_day, l.id limit ${most}`.execute(db);
  return rows;
}
