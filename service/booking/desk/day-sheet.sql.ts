import { sql } from 'kysely';
import type { Day } from '../../core/day.ts';
import type { Database } from '../../platform/context.ts';

/** Row ids of paid bookings of which something lasts on that day, in the order in which they were made; `most` at most. */
export async function rowsOn(db: Database, day: Day, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct b.id from booking_lines l join bookings b on b.id = l.booking_id
    where l.state = 'live' and l.end_day >= ${day} and l.start_day <= ${day} and b.status in ('confirmed', 'completed')
    order by b.id limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}
