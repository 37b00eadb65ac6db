import { sql } from 'kysely';
import type { ProductType } from '../../catalog/kinds.ts';
import type { Day } from '../../core/day.ts';
import type { Database } from '../../platform/context.ts';

/**
 * Row ids of paid bookings of which something begins, ends or takes place on that day, in the order in which they were made; `most`
 * at most. `lasting`: the types of which something takes place on each of their days.
 */
export async function rowsOn(
  db: Database,
  { day, lasting, most }: { day: Day; lasting: readonly ProductType[]; most: number },
): Promise<number[]> {
  // the lines by themselves, each kind by its index: sought in the order of bookings, all of them would be read
  const { rows } = await sql<{ id: number }>`
    with happening as materialized (
      select booking_id from booking_lines where state = 'live' and start_day = ${day}::date
      union all
      select booking_id from booking_lines
      where state = 'live' and end_day in (${day}::date, ${day}::date + 1) and start_day < ${day}::date
      union all
      select booking_id from booking_lines
      where state = 'live' and end_day > ${day}::date + 1 and start_day < ${day}::date
        -- by the days, not by the product: what is under way is less than what is still to come of a type
        and product_type || '' = any(${[...lasting]}::text[])
    )
    select b.id from bookings b
    where b.id in (select booking_id from happening) and b.status in ('confirmed', 'completed')
    order by b.id limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}
