import { type Insertable, sql } from 'kysely';
import type { OperatorNotices } from '../../database/tables.ts';
import type { Database } from '../platform/context.ts';

export async function insertNotice(db: Database, notice: Insertable<OperatorNotices>): Promise<void> {
  await db.insertInto('operator_notices').values(notice).execute();
}

/**
 * Removes all notices and returns them counted by subject, most frequent first. A notice that is being written stays
 * for the next time.
 */
export async function removeNotices(db: Database) {
  const { rows } = await sql<{ kind: string; bookingId: string | null; recipient: string; count: number }>`
    with taken as (
      delete from operator_notices where id in (select id from operator_notices for update skip locked)
      returning kind, booking_id, recipient)
    select kind, booking_id as "bookingId", max(recipient) as recipient, count(*)::int as count
    from taken group by kind, booking_id order by count(*) desc, kind, booking_id`.execute(db);
  return rows;
}
