import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../platform/context.ts';
import type { Attachment } from './attachment.ts';
import type { ReadFile } from './read-files.ts';

const types = z.enum(['image/jpeg', 'application/pdf']);

/** Bytes of all attachments of a booking. */
export async function attachedBytes(db: Database, booking: number): Promise<number> {
  const { bytes } = await db
    .selectFrom('booking_attachments as a')
    .innerJoin('booking_messages as m', 'm.id', 'a.message_id')
    .select(sql<number>`coalesce(sum(octet_length(a.bytes)), 0)`.as('bytes'))
    .where('m.booking_id', '=', booking)
    .executeTakeFirstOrThrow();
  return Number(bytes);
}

export async function insertAttachments(db: Database, message: number, files: readonly ReadFile[]): Promise<void> {
  await db
    .insertInto('booking_attachments')
    .values(files.map(({ name, type, bytes }) => ({ message_id: message, name, type, bytes })))
    .execute();
}

/** What those messages carry, in the order in which it was sent. */
export async function attachmentsOf(db: Database, messages: readonly number[]): Promise<Attachment[]> {
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

/** The file itself, where it is of that booking. */
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
