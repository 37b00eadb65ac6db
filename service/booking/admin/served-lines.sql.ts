import { type RawBuilder, sql } from 'kysely';
import type { Day } from '../../core/day.ts';
import type { Database } from '../../platform/context.ts';

/** Where a line stands among those of a partner. */
export interface ServedMark {
  readonly day: Day;
  readonly line: number;
}

/** Paid lines of a partner's products that are not over on that day, by when they begin, from behind `after`. */
export async function rowsServed(
  db: Database,
  asked: { owner: string; from: Day; after: ServedMark | undefined; limit: number },
): Promise<{ line: number; booking: number; day: Day }[]> {
  const behind: RawBuilder<unknown> = asked.after
    ? sql`(l.start_day, l.id) > (${asked.after.day}, ${asked.after.line})`
    : sql`true`;
  const { rows } = await sql<{ line: number; booking: number; day: Day }>`
    select l.id as line, l.booking_id as booking, l.start_day::text as day
    from owned_products(${asked.owner}) o
      join booking_lines l on l.product_type = o.product_type and l.product_id = o.product_id
      join bookings b on b.id = l.booking_id
    where l.state = 'live' and l.end_day >= ${asked.from} and b.status in ('confirmed', 'completed') and ${behind}
    order by l.start_day, l.id limit ${asked.limit}`.execute(db);
  return rows;
}
