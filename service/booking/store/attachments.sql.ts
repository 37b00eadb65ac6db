import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../platform/context.ts';
import type { Attachment } from '../model/attachment.ts';
import type { CheckedFile } from '../model/check-files.ts';

const types = z.enum(['image/jpeg', 'application/pdf']);

/** Returns the total size of a booking's attachments in bytes. */
export async function sumAttachmentBytes(db: Database, booking: number): Promise<number> {
  const { bytes } = await db
    .selectFrom('booking_attachments as a')
    .innerJoin('booking_messages as m', 'm.id', 'a.message_id')
    .select(sql<number>`coalesce(sum(octet_length(a.bytes)), 0)`.as('bytes'))
    .where('m.booking_id', '=', booking)
    .executeTakeFirstOrThrow();
  return Number(bytes);
}

/** True if no payment was ever received for the booking. */
const unpaid = sql`not exists (
  select from payments p where p.booking_id = b.id and p.status in ('captured', 'held'))`;

/** Returns the total size in bytes of attachments in a buyer's own messages about bookings without a payment. */
export async function sumUnpaidBytes(
  db: Database,
  { userId, email }: { readonly userId: number | null; readonly email: string },
): Promise<number> {
  const theirs = userId === null ? sql`b.user_id is null and b.email = ${email}` : sql`b.user_id = ${userId}`;
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(octet_length(a.bytes)), 0)::float8 as bytes
    from bookings b join booking_messages m on m.booking_id = b.id join booking_attachments a on a.message_id = m.id
    where ${theirs} and m.author = 'traveller' and b.status in ('pending', 'cancelled') and ${unpaid}`.execute(db);
  return rows[0]?.bytes ?? 0;
}

/** Deletes up to `most` files of bookings that were cancelled before that time and never paid. Returns how many. */
export async function deleteUnpaidFiles(db: Database, before: Date, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from booking_attachments where id in (
      select a.id from booking_attachments a
      join booking_messages m on m.id = a.message_id join bookings b on b.id = m.booking_id
      where b.status = 'cancelled' and b.updated_at < ${before} and m.at < ${before} and ${unpaid}
      order by a.id limit ${most})`.execute(db);
  return Number(numAffectedRows ?? 0);
}

export async function insertAttachments(db: Database, message: number, files: readonly CheckedFile[]): Promise<void> {
  await db
    .insertInto('booking_attachments')
    .values(files.map(({ name, type, bytes }) => ({ message_id: message, name, type, bytes })))
    .execute();
}

/** Finds the attachments of those messages, in the order in which they were sent. */
export async function findAttachments(db: Database, messages: readonly number[]): Promise<Attachment[]> {
  if (messages.length === 0) return [];
  const rows = await db
    .selectFrom('booking_attachments')
    .select(['document_id as documentId', 'message_id as message', 'name', 'type'])
    .select(sql<number>`octet_length(bytes)`.as('size'))
    .where('message_id', 'in', messages)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, type: types.parse(row.type) }));
}

/** Finds a file of that booking, with its bytes. */
export async function findAttachment(db: Database, bookingId: string, documentId: string) {
  return db
    .selectFrom('booking_attachments as a')
    .innerJoin('booking_messages as m', 'm.id', 'a.message_id')
    .innerJoin('bookings as b', 'b.id', 'm.booking_id')
    .select(['a.name', 'a.bytes'])
    .where('b.booking_id', '=', bookingId)
    .where('a.document_id', '=', documentId)
    .executeTakeFirst();
}
