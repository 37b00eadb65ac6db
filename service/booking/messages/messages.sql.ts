import { type Insertable, sql } from 'kysely';
import { z } from 'zod';
import type { BookingMessages } from '../../../database/tables.ts';
import type { Database } from '../../platform/context.ts';
import type { Author, Message } from './message.ts';

const authors = z.enum(['traveller', 'operator']);

/** Whose booking it is. */
export interface Correspondent {
  readonly row: number;
  readonly bookingId: string;
  readonly userId: number | null;
  readonly name: string;
  readonly email: string;
}

/** Whom a booking belongs to; `lock`: those who write about it wait for each other. */
export async function findCorrespondent(
  db: Database,
  bookingId: string,
  { lock = false } = {},
): Promise<Correspondent | undefined> {
  return db
    .selectFrom('bookings')
    .select(['id as row', 'booking_id as bookingId', 'user_id as userId', 'customer_name as name', 'email'])
    .where('booking_id', '=', bookingId)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
}

const columns = ['id', 'author', 'text', 'at', 'read_at as readAt'] as const;
const messageOf = <Row extends { author: string }>(row: Row) => ({ ...row, author: authors.parse(row.author) });

/** The newest `most` messages about a booking, oldest first. */
export async function messagesOf(db: Database, booking: number, most: number): Promise<Message[]> {
  const rows = await db
    .selectFrom('booking_messages')
    .select(columns)
    .where('booking_id', '=', booking)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.reverse().map(messageOf);
}

/** What was sent before: under that name, or, where it has none, with those words since then. */
export async function findRepeated(
  db: Database,
  {
    booking,
    author,
    text,
    form,
    since,
  }: { booking: number; author: Author; text: string; form: string | null; since: Date },
): Promise<Message | undefined> {
  const own = db
    .selectFrom('booking_messages')
    .select(columns)
    .where('booking_id', '=', booking)
    .where('author', '=', author);
  const same = form === null ? own.where('text', '=', text).where('at', '>', since) : own.where('form', '=', form);
  const found = await same.orderBy('id', 'desc').limit(1).executeTakeFirst();
  return found && messageOf(found);
}

export async function insertMessage(db: Database, message: Insertable<BookingMessages>): Promise<Message> {
  return messageOf(
    await db.insertInto('booking_messages').values(message).returning(columns).executeTakeFirstOrThrow(),
  );
}

export async function markRead(db: Database, messages: readonly number[], now: Date): Promise<void> {
  await db
    .updateTable('booking_messages')
    .set({ read_at: now })
    .where('id', 'in', messages)
    .where('read_at', 'is', null)
    .execute();
}

/** The newest `most` bookings of an account, with how much of each is unread by its owner. */
export async function conversationsOf(db: Database, userId: number, most: number) {
  return db
    .selectFrom('bookings')
    .select(['booking_id as bookingId', 'created_at as bookedAt'])
    .select((eb) => [
      eb
        .selectFrom('booking_lines')
        .select(sql<string>`string_agg(distinct name, ', ')`.as('names'))
        .whereRef('booking_lines.booking_id', '=', 'bookings.id')
        .where('state', 'in', ['live', 'cancelled', 'expired'])
        .as('names'),
      eb
        .selectFrom('booking_messages')
        .select(({ fn }) => fn.countAll<number>().as('unread'))
        .whereRef('booking_messages.booking_id', '=', 'bookings.id')
        .where('author', '=', 'operator')
        .where('read_at', 'is', null)
        .as('unread'),
    ])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}
