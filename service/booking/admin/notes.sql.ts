import type { Insertable } from 'kysely';
import type { BookingNotes } from '../../../database/tables.ts';
import type { Database } from '../../platform/context.ts';

/** Finds the id of a booking, also of an erased one. */
export async function findBookingId(db: Database, bookingId: string): Promise<number | undefined> {
  return (await db.selectFrom('bookings').select('id').where('booking_id', '=', bookingId).executeTakeFirst())?.id;
}

/** Inserts a note and returns its id; undefined if the same form was sent before. */
export async function insertNote(db: Database, note: Insertable<BookingNotes>): Promise<number | undefined> {
  const row = await db
    .insertInto('booking_notes')
    .values(note)
    .onConflict((conflict) => conflict.columns(['booking_id', 'form']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Finds the newest 200 notes about a booking, newest first. */
export function findNotes(db: Database, booking: number) {
  return db
    .selectFrom('booking_notes')
    .select(['id', 'author', 'text', 'at'])
    .where('booking_id', '=', booking)
    .orderBy('id', 'desc')
    .limit(200)
    .execute();
}
