import { sql } from 'kysely';
import type { Person } from '../../core/viewer.ts';
import type { Database } from '../../platform/context.ts';

/** The name that replaces that of the person who booked. */
const nobody = 'Deleted traveller';

/**
 * Finds the ids of a person's bookings: those of the account, and those without an account at the email address. With
 * `lock` they are locked until the transaction ends.
 */
export async function findBookingIdsOfPerson(
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

/** Finds all messages about those bookings with the names of their files, oldest first. */
export async function findMessagesAbout(db: Database, bookings: readonly number[]) {
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

/** Finds all staff notes about those bookings, oldest first. */
export async function findNotesAbout(db: Database, bookings: readonly number[]) {
  const { rows } = await sql<{ booking: number; text: string; at: Date }>`
    select booking_id as booking, text, at from booking_notes
    where booking_id = any(${[...bookings]}::int[]) order by id`.execute(db);
  return rows;
}

/** Finds the changes of those bookings, oldest first. */
export async function findHistory(db: Database, bookings: readonly number[]) {
  const { rows } = await sql<{ booking: number; kind: string; by: string; at: Date; why: string | null }>`
    select booking_id as booking, kind, actor as by, at, why from booking_changes
    where booking_id = any(${[...bookings]}::bigint[]) order by booking_id, version`.execute(db);
  return rows;
}

/** Erases the personal data of those bookings, and deletes messages and notes about them. */
export async function eraseBookingRows(db: Database, bookings: readonly number[], now: Date): Promise<void> {
  const these = sql`any(${[...bookings]}::int[])`;
  await sql`
    update bookings set forgotten_at = ${now}, user_id = null, customer_name = ${nobody}, email = '', mailbox = '',
      network = null, networks_around = '{}', request_hash = '', lead_traveller = null, phone = null, requests = null, company = null,
      company_address = null, invoice_state = null, gstin = null
    where id = ${these}`.execute(db);
  await sql`
    update booking_lines set guest_names = '{}', arrival_time = null, details = jsonb_set(details, '{pickup}', 'null')
    where booking_id = ${these}`.execute(db);
  await sql`update acknowledgements set reason = null where booking_id = ${these} and reason is not null`.execute(db);
  await sql`delete from booking_messages where booking_id = ${these}`.execute(db);
  await sql`delete from transfer_reports where booking_id = ${these}`.execute(db);
  await sql`delete from booking_notes where booking_id = ${these}`.execute(db);
}
