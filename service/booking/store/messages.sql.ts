import { type Insertable, sql } from 'kysely';
import { z } from 'zod';
import type { BookingMessages } from '../../../database/tables.ts';
import type { Day } from '../../core/day.ts';
import type { Database } from '../../platform/context.ts';
import type { BookingMessage, MessageAuthor } from '../model/message.ts';

const authors = z.enum(['traveller', 'operator']);

/** The traveller's side of a conversation about a booking. */
export interface Correspondent {
  readonly id: number;
  readonly bookingId: string;
  readonly userId: number | null;
  readonly name: string;
  readonly email: string;
  readonly language: string;
  readonly bookedAt: Date;
}

/**
 * Finds the person who booked; undefined once their data was erased. With `lock`, concurrent messages about the booking
 * wait for each other.
 */
export async function findCorrespondent(
  db: Database,
  bookingId: string,
  { lock = false } = {},
): Promise<Correspondent | undefined> {
  return db
    .selectFrom('bookings')
    .select(['id', 'booking_id as bookingId', 'user_id as userId', 'customer_name as name', 'email', 'language'])
    .select('created_at as bookedAt')
    .where('booking_id', '=', bookingId)
    .where('forgotten_at', 'is', null)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
}

const columns = ['id', 'author', 'text', 'at', 'read_at as readAt'] as const;
const messageOf = <Row extends { author: string }>(row: Row) => ({ ...row, author: authors.parse(row.author) });

/** Finds the newest `most` messages about a booking, oldest first. */
export async function findMessages(db: Database, booking: number, most: number): Promise<BookingMessage[]> {
  const rows = await db
    .selectFrom('booking_messages')
    .select(columns)
    .where('booking_id', '=', booking)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.reverse().map(messageOf);
}

/** Finds a message sent before with the same form id or, without one, with the same text since that time. */
export async function findRepeatedMessage(
  db: Database,
  {
    booking,
    author,
    text,
    form,
    since,
  }: { booking: number; author: MessageAuthor; text: string; form: string | null; since: Date },
): Promise<BookingMessage | undefined> {
  const own = db
    .selectFrom('booking_messages')
    .select(columns)
    .where('booking_id', '=', booking)
    .where('author', '=', author);
  const same = form === null ? own.where('text', '=', text).where('at', '>', since) : own.where('form', '=', form);
  const found = await same.orderBy('id', 'desc').limit(1).executeTakeFirst();
  return found && messageOf(found);
}

export async function insertMessage(db: Database, message: Insertable<BookingMessages>): Promise<BookingMessage> {
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

/**
 * Finds bookings with unanswered messages, longest waiting first: at most `most` whose first unanswered message has an
 * id above `after`. `awake`: only those that are not snoozed on that day.
 */
export async function findUnanswered(
  db: Database,
  { after, most, awake }: { after: number; most: number; awake?: Day | undefined },
) {
  const { rows } = await sql<{
    id: number;
    bookingId: string;
    name: string;
    since: Date;
    text: string;
    messages: number;
  }>`
    select m.id, b.booking_id as "bookingId", b.customer_name as name, m.at as since, m.text,
      (select count(*) from booking_messages n where n.booking_id = m.booking_id and n.author = 'traveller'
        and n.id >= m.id)::int as messages
    from conversations c join booking_messages m on m.id = c.waiting_message join bookings b on b.id = c.booking_id
    where c.waiting_message > ${after}
      and (${awake ?? null}::date is null or c.snoozed_until is null or c.snoozed_until <= ${awake ?? null}::date)
    order by c.waiting_message limit ${most}`.execute(db);
  return rows;
}

/** Counts the messages about an account's bookings that its owner has not read. */
export async function countUnread(db: Database, userId: number): Promise<number> {
  const { unread } = await db
    .selectFrom('bookings')
    .innerJoin('booking_messages', 'booking_messages.booking_id', 'bookings.id')
    .select(({ fn }) => fn.countAll<number>().as('unread'))
    .where('bookings.user_id', '=', userId)
    .where('author', '=', 'operator')
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(unread);
}

/** Finds the newest `most` bookings of an account, with the number of messages its owner has not read. */
export async function findConversations(db: Database, userId: number, most: number) {
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
