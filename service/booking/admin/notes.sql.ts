import type { Insertable } from 'kysely';
import type { BookingNotes } from '../../../database/tables.ts';
import type { Database } from '../../platform/context.ts';

/** The row of a booking, whoever was taken out of it. */
export async function rowOfBooking(db: Database, bookingId: string): Promise<number | undefined> {
  return (await db.selectFrom('bookings').select('id').where('booking_id', '=', bookingId).executeTakeFirst())?.id;
}

/** Keeps a note; undefined when its form was sent before. */
export async function insertNote(db: Database, note: Insertable<BookingNotes>): Promise<number | undefined> {
  const row = await db
    .insertInto('booking_notes')
    .values(note)
    .onConflict((conflict) => conflict.columns(['booking_id', 'form']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** The notes about a booking, the last first. */
export function notesOf(db: Database, booking: number) {
  return db
    .selectFrom('booking_notes')
    .select(['id', 'author', 'text', 'at'])
    .where('booking_id', '=', booking)
    .orderBy('id', 'desc')
    .limit(200)
    .execute();
}
