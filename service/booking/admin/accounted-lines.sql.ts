import { sql } from 'kysely';
import type { ProductType } from '../../catalog/kinds.ts';
import type { Day } from '../../core/day.ts';
import type { Database } from '../../platform/context.ts';

/** A product, and the days on which it is accounted: from `since` until before `until`. */
export interface AccountedProduct {
  readonly type: ProductType;
  readonly productId: number;
  readonly since: Day;
  readonly until: Day | null;
}

/**
 * Finds lines of those products that are accounted on the days [from, to), by day. A fulfilled line is accounted on its
 * last night or day, one that ended with a retained amount on the day it ended (in India).
 */
export async function findAccountedLines(
  db: Database,
  products: readonly AccountedProduct[],
  { from, to, today }: { from: Day; to: Day; today: Day },
): Promise<{ line: number; booking: number; day: Day }[]> {
  const { rows } = await sql<{ line: number; booking: number; day: Day }>`
    with own as (
      select * from unnest(${products.map(({ type }) => type)}::text[], ${products.map(({ productId }) => productId)}::int[],
        ${products.map(({ since }) => since)}::date[], ${products.map(({ until }) => until)}::date[])
        as w(product_type, product_id, since, until)
    ), served as (
      select l.id as line, l.booking_id as booking, l.end_day - 1 as day, own.since, own.until
      from own join booking_lines l on l.product_type = own.product_type and l.product_id = own.product_id
        join bookings b on b.id = l.booking_id
      where l.state = 'live' and b.status in ('confirmed', 'completed')
        and l.end_day > ${from}::date and l.end_day <= least(${to}::date, ${today}::date)
      union all
      select l.id, l.booking_id, (c.at at time zone 'Asia/Kolkata')::date, own.since, own.until
      from own join booking_lines l on l.product_type = own.product_type and l.product_id = own.product_id
        join booking_changes c on c.booking_id = l.booking_id and c.version = l.ended_in
      where l.state in ('cancelled', 'replaced') and l.retained_paise > 0
    )
    select line, booking, day::text as day from served
    where day >= ${from}::date and day < ${to}::date and day >= since and (until is null or day < until)
    order by day, line`.execute(db);
  return rows;
}
