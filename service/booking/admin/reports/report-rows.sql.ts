import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/context.ts';
import type { ReportRow } from './report.ts';

/** From `since` until before `until`. */
interface Span {
  readonly since: Date;
  readonly until: Date;
}

type Sql = RawBuilder<unknown>;

const indian = (instant: Sql) => sql`(${instant} at time zone 'Asia/Kolkata')::date`;
const paid = sql`b.status in ('confirmed', 'completed')`;
const made = ({ since, until }: Span) => sql`b.created_at >= ${since} and b.created_at < ${until}`;

/**
 * Runs a statement that returns texts and whole numbers, in order. Reads them as one text, because there may be very
 * many rows.
 */
async function rowsOf(db: Database, statement: Sql): Promise<ReportRow[]> {
  const { rows } = await sql<{ all: { key: (string | null)[]; sums: number[] }[] }>`
    select coalesce(json_agg(json_build_object('key', key, 'sums', sums)), '[]') as all from (${statement}) r`.execute(
    db,
  );
  return rows.flatMap(({ all }) => all).map(({ key, sums }) => ({ key: key.map((one) => one ?? ''), sums }));
}

/** Finds bookings, payments and refunds by day in India, for those payment modes. */
export function findSales(db: Database, span: Span, modes: readonly string[]): Promise<ReportRow[]> {
  const { since, until } = span;
  const mode = sql`p.mode = any(${[...modes]}::text[])`;
  return rowsOf(
    db,
    sql`select array[day::text] as key, array[sum(made), sum(paid), sum(worth), sum(received), sum(returned)]::bigint[] as sums
      from (
        select ${indian(sql`b.created_at`)} as day, count(*) as made, count(*) filter (where ${paid}) as paid,
          coalesce(sum(b.total_paise) filter (where ${paid}), 0) as worth, 0 as received, 0 as returned
        from bookings b where ${made(span)} group by 1
        union all
        select ${indian(sql`p.settled_at`)}, 0, 0, 0, sum(p.amount_paise), 0 from payments p
        where p.settled_at >= ${since} and p.settled_at < ${until} and p.status = 'captured' and ${mode} group by 1
        union all
        select ${indian(sql`r.settled_at`)}, 0, 0, 0, 0, sum(r.amount_paise)
        from refunds r join payments p on p.id = r.payment_id
        where r.settled_at >= ${since} and r.settled_at < ${until} and r.state = 'done' and ${mode} group by 1
      ) moved group by day order by day`,
  );
}

/** Type, product and its name; bookings, guests, price, tax. */
type SoldRow = [string, number, string, number, number, number, number];

export interface SoldProduct {
  readonly type: string;
  readonly productId: number;
  readonly name: string;
  /** Bookings, guests, price, tax and total. */
  readonly sums: readonly number[];
}

/** Adds up live lines of paid bookings by product, in no order; names only if `named`. */
export async function findSoldProducts(
  db: Database,
  span: Span,
  { named }: { named: boolean },
): Promise<SoldProduct[]> {
  // each booking's lines by index: otherwise the planner would add up all lines, or sort them to count each booking
  // once
  const { rows } = await sql<{ all: SoldRow[] }>`
    select coalesce(json_agg(json_build_array(product_type, product_id, name, bookings, guests, price, tax)), '[]') as all
    from (
      select l.product_type, l.product_id, ${named ? sql`max(l.name)` : sql`''`} as name, count(*) filter (where l.first) as bookings, sum(l.guests) as guests,
        sum(l.subtotal_paise) as price, sum(l.tax_paise) as tax
      from bookings b cross join lateral (
        select l.product_type, l.product_id, l.name, l.guests, l.subtotal_paise, l.tax_paise, not exists (
          select from booking_lines e where e.booking_id = l.booking_id and e.state = 'live' and e.position < l.position
            and e.product_type = l.product_type and e.product_id = l.product_id) as first
        from booking_lines l where l.booking_id = b.id and l.state = 'live' offset 0
      ) l
      where ${made(span)} and ${paid} group by l.product_type, l.product_id
    ) sold`.execute(db);
  return rows
    .flatMap(({ all }) => all)
    .map(([type, productId, name, bookings, guests, price, tax]) => ({
      type,
      productId,
      name,
      sums: [bookings, guests, price, tax, price + tax],
    }));
}

export function dearestFirst(a: SoldProduct, b: SoldProduct): number {
  const more = (b.sums.at(-1) ?? 0) - (a.sums.at(-1) ?? 0);
  return more || (a.type === b.type ? a.productId - b.productId : a.type < b.type ? -1 : 1);
}

/** Counts paid bookings by the days between booking and first day. */
export function findLeadTimes(db: Database, span: Span): Promise<ReportRow[]> {
  return rowsOf(
    db,
    sql`select array[case width_bucket(lead, array[1, 4, 8, 15, 31, 61, 91])
          when 0 then '0' when 1 then '1 to 3' when 2 then '4 to 7' when 3 then '8 to 14' when 4 then '15 to 30'
          when 5 then '31 to 60' when 6 then '61 to 90' else '91 and more' end] as key,
        array[count(*), sum(total)]::bigint[] as sums
      from (
        select (select min(l.start_day) from booking_lines l where l.booking_id = b.id and l.state = 'live')
          - ${indian(sql`b.created_at`)} as lead, b.total_paise as total
        from bookings b where ${made(span)} and ${paid} offset 0
      ) each where lead is not null group by width_bucket(lead, array[1, 4, 8, 15, 31, 61, 91]) order by min(lead)`,
  );
}

/** Adds up ended lines by kind and actor: worth, retained amount and refund. */
export function findCancellations(db: Database, { since, until }: Span): Promise<ReportRow[]> {
  return rowsOf(
    db,
    sql`select array[c.kind, c.actor] as key, array[count(*), coalesce(sum(l.worth), 0), coalesce(sum(l.kept), 0),
        -sum(c.money_paise)]::bigint[] as sums
      from booking_changes c left join lateral (
        select sum(e.subtotal_paise + e.tax_paise) as worth, sum(e.retained_paise) as kept from booking_lines e
        where e.booking_id = c.booking_id and e.ended_in = c.version and e.state in ('cancelled', 'expired')
      ) l on true
      where c.at >= ${since} and c.at < ${until} and c.kind in ('line-cancelled', 'cancelled', 'expired')
      group by c.kind, c.actor order by count(*) desc, c.kind, c.actor`,
  );
}
