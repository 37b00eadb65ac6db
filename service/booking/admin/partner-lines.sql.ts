import { type RawBuilder, sql } from 'kysely';
import type { Day } from '../../core/day.ts';
import type { Database } from '../../platform/context.ts';

/** The position of a line in the list of a partner's lines. */
export interface PartnerLinePosition {
  readonly day: Day;
  readonly line: number;
}

/**
 * Finds paid lines of a partner's products that have not ended before that day, by start day, after the position
 * `after`.
 */
export async function findPartnerLines(
  db: Database,
  query: { owner: string; from: Day; after: PartnerLinePosition | undefined; limit: number },
): Promise<{ line: number; booking: number; day: Day }[]> {
  const behind: RawBuilder<unknown> = query.after
    ? sql`(l.start_day, l.id) > (${query.after.day}, ${query.after.line})`
    : sql`true`;
  const { rows } = await sql<{ line: number; booking: number; day: Day }>`
    select l.id as line, l.booking_id as booking, l.start_day::text as day
    from owned_products(${query.owner}) o
      join booking_lines l on l.product_type = o.product_type and l.product_id = o.product_id
      join bookings b on b.id = l.booking_id
    where l.state = 'live' and l.end_day >= ${query.from} and b.status in ('confirmed', 'completed') and ${behind}
    order by l.start_day, l.id limit ${query.limit}`.execute(db);
  return rows;
}
