import { type Insertable, sql } from 'kysely';
import type { OperatorNotices } from '../../database/tables.ts';
import type { Database } from '../platform/context.ts';

export async function insertNotice(db: Database, notice: Insertable<OperatorNotices>): Promise<void> {
  await db.insertInto('operator_notices').values(notice).execute();
}

/** Takes all notices out, counted by what they are about, most first. A notice that is being written is left for the next time. */
export async function takeNotices(db: Database) {
  const { rows } = await sql<{ kind: string; bookingId: string | null; recipient: string; count: number }>`
    with taken as (
      delete from operator_notices where id in (select id from operator_notices for update skip locked)
      returning kind, booking_id, recipient)
    select kind, booking_id as "bookingId", max(recipient) as recipient, count(*)::int as count
    from taken group by kind, booking_id order by count(*) desc, kind, booking_id`.execute(db);
  return rows;
}
