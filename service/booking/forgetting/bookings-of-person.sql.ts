import { sql } from 'kysely';
import type { Person } from '../../core/viewer.ts';
import type { Database } from '../../platform/context.ts';

/** What is called in place of who booked. */
const nobody = 'Deleted traveller';

/**
 * Row ids of everything that somebody booked, signed in or by the address without an account, in their order; locked
 * until the transaction ends when asked.
 */
export async function bookingRowsOfPerson(
  db: Database,
  { userId, mailbox }: Person,
  { lock = false } = {},
): Promise<number[]> {
  const rows = await db
    .selectFrom('bookings')
    .select('id')
    .where((is) => is.or([is('user_id', '=', userId), is.and([is('user_id', 'is', null), is('email', '=', mailbox)])]))
    .orderBy('id')
    .$if(lock, (query) => query.forUpdate())
    .execute();
  return rows.map(({ id }) => id);
}

/** Every message about those bookings with the names of its files, oldest first. */
export async function messagesAbout(db: Database, bookings: readonly number[]) {
  const { rows } = await sql<{
    booking: number;
    author: string;
    text: string;
    at: Date;
    files: { id: string; name: string }[];
  }>`
    select m.booking_id as booking, m.author, m.text, m.at,
      (select coalesce(json_agg(json_build_object('id', a.document_id, 'name', a.name) order by a.id), '[]')
        from booking_attachments a where a.message_id = m.id) as files
    from booking_messages m where m.booking_id = any(${[...bookings]}::int[]) order by m.id`.execute(db);
  return rows;
}

/** Every note of the site about those bookings, oldest first. */
export async function notesAbout(db: Database, bookings: readonly number[]) {
  const { rows } = await sql<{ booking: number; text: string; at: Date }>`
    select booking_id as booking, text, at from booking_notes
    where booking_id = any(${[...bookings]}::int[]) order by id`.execute(db);
  return rows;
}

/** What happened to those bookings, oldest first. */
export async function historyOf(db: Database, bookings: readonly number[]) {
  const { rows } = await sql<{ booking: number; kind: string; by: string; at: Date; why: string | null }>`
    select booking_id as booking, kind, done_by as by, at, why from booking_changes
    where booking_id = any(${[...bookings]}::bigint[]) order by booking_id, version`.execute(db);
  return rows;
}

/** Takes who booked and who travels out of those bookings, and deletes what was written about them. */
export async function forgetBookings(db: Database, bookings: readonly number[], now: Date): Promise<void> {
  const rows = sql`any(${[...bookings]}::int[])`;
  await sql`
    update bookings set forgotten_at = ${now}, user_id = null, customer_name = ${nobody}, email = '', mailbox = '',
      network = null, networks_around = '{}', request_hash = '', lead_traveller = null, phone = null, requests = null, company = null,
      company_address = null, invoice_state = null, gstin = null
    where id = ${rows}`.execute(db);
  await sql`
    update booking_lines set guest_names = '{}', arrival_time = null, details = jsonb_set(details, '{pickup}', 'null')
    where booking_id = ${rows}`.execute(db);
  await sql`delete from booking_messages where booking_id = ${rows}`.execute(db);
  await sql`delete from booking_notes where booking_id = ${rows}`.execute(db);
}
