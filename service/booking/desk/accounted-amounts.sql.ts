import { sql } from 'kysely';
import type { ProductType } from '../../catalog/kinds.ts';
import { type Day, instantAt } from '../../core/day.ts';
import type { Database } from '../../platform/context.ts';

/** Type, product, its day, that of the sale, on trial, price before tax, quantity, tax, what was kept (null: served), fees, supply. */
type AmountRow = [ProductType, number, Day, Day, boolean, number, number, number, number | null, unknown, unknown];

/**
 * What `accountedRows` finds, of all products at once: by the days themselves, and as one text, for there may be very many.
 * Lines end for money in three kinds of changes alone.
 */
export async function accountedAmountRows(
  db: Database,
  { from, to, today }: { from: Day; to: Day; today: Day },
): Promise<AmountRow[]> {
  const ended = sql`at >= ${instantAt(from, '00:00')} and at < ${instantAt(to, '00:00')}`;
  const { rows } = await sql<{ all: AmountRow[] }>`
    with counted as (
      select b.id, b.created_at, l.end_day - 1 as day, null::bigint as kept, l.product_type, l.product_id, l.subtotal_paise,
        l.quantity, l.tax_paise, l.details -> 'fees' as fees, l.details -> 'supply' as supply
      from booking_lines l join bookings b on b.id = l.booking_id
      where l.state = 'live' and b.status in ('confirmed', 'completed')
        and l.end_day > ${from}::date and l.end_day <= least(${to}::date, ${today}::date)
      union all
      select b.id, b.created_at, (c.at at time zone 'Asia/Kolkata')::date, l.kept_paise, l.product_type, l.product_id,
        l.subtotal_paise, l.quantity, l.tax_paise, l.details -> 'fees', l.details -> 'supply'
      from (
        select booking_id, version, at from booking_changes where kind in ('line-cancelled', 'cancelled') and ${ended}
        union all
        select booking_id, version, at from booking_changes where kind = 'changed' and ${ended}
      ) c join booking_lines l on l.booking_id = c.booking_id and l.ended_in = c.version
        join bookings b on b.id = l.booking_id
      where l.state in ('cancelled', 'replaced') and l.kept_paise > 0
    )
    select coalesce(json_agg(json_build_array(product_type, product_id, day, (created_at at time zone 'Asia/Kolkata')::date,
      id in (select booking_id from payments where mode = 'test' and status = 'captured') and not exists (
        select from payments p where p.booking_id = n.id and p.status = 'captured' and p.mode <> 'test'),
      subtotal_paise, quantity, tax_paise, kept, fees, supply)), '[]') as all
    from counted n`.execute(db);
  return rows.flatMap(({ all }) => all);
}
