import { sql } from 'kysely';
import type { ProductType } from '../../catalog/kinds.ts';
import type { Supply } from '../../catalog/tax.ts';
import { type Day, instantAt } from '../../core/day.ts';
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

/**
 * Product type, product id, accounting day, day of the sale, test payment, price before tax, the site's fee within it,
 * what the company adds to it, tax, retained amount (null if fulfilled), supply, booking.
 */
type AmountRow = [
  ProductType,
  number,
  Day,
  Day,
  boolean,
  number,
  number,
  number,
  number,
  number | null,
  Supply | null,
  string,
];

/**
 * Like `findAccountedLines`, but for all products that are or were a partner's. Reads by day and as one text, because
 * there may be very many rows. Only these three kinds of changes end lines with a retained amount.
 */
export async function findAccountedAmounts(
  db: Database,
  { from, to, today }: { from: Day; to: Day; today: Day },
): Promise<AmountRow[]> {
  const ended = sql`at >= ${instantAt(from, '00:00')} and at < ${instantAt(to, '00:00')}`;
  const amounts = sql`l.product_type, l.product_id, l.subtotal_paise, l.platform_fee_paise, l.company_share_paise, l.tax_paise, l.supply`;
  const { rows } = await sql<{ all: AmountRow[] }>`
    with counted as (
      select l.booking_id, l.end_day - 1 as day, null::bigint as kept, ${amounts}
      from booking_lines l
      where l.state = 'live' and l.end_day > ${from}::date and l.end_day <= least(${to}::date, ${today}::date)
      union all
      select l.booking_id, (c.at at time zone 'Asia/Kolkata')::date, l.retained_paise, ${amounts}
      from (
        select booking_id, version, at from booking_changes where kind in ('line-cancelled', 'cancelled') and ${ended}
        union all
        select booking_id, version, at from booking_changes where kind = 'changed' and ${ended}
      ) c join booking_lines l on l.booking_id = c.booking_id and l.ended_in = c.version
      where l.state in ('cancelled', 'replaced') and l.retained_paise > 0
    )
    select coalesce(json_agg(json_build_array(product_type, product_id, day, (b.created_at at time zone 'Asia/Kolkata')::date,
      b.id in (select booking_id from payments where mode = 'test' and status = 'captured') and not exists (
        select from payments p where p.booking_id = b.id and p.status = 'captured' and p.mode <> 'test'),
      n.subtotal_paise, platform_fee_paise, company_share_paise, n.tax_paise, kept, supply, b.number)), '[]') as all
    from counted n cross join lateral (
      -- looked up by key: the planner overestimates a month and would read all bookings
      select b.id, b.booking_id as number, b.created_at, b.status from bookings b where b.id = n.booking_id limit 1
    ) b
    where (n.product_type, n.product_id) in (select product_type, product_id from ever_owned_products)
      and (kept is not null or b.status in ('confirmed', 'completed'))`.execute(db);
  return rows.flatMap(({ all }) => all);
}

/** Returns the first day of sales that are accounted in whole rupees; earlier sales keep their paise. */
export async function wholeRupeesSince(db: Database): Promise<Day> {
  const { rows } = await sql<{ since: Day }>`select since::text from whole_rupees`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The day of whole rupees is missing');
  return row.since;
}
