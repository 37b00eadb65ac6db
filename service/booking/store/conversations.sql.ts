import { type RawBuilder, sql } from 'kysely';
import type { Day } from '../../core/day.ts';
import type { Database } from '../../platform/context.ts';
import type { MessageAuthor } from '../model/message.ts';

/** Whether a conversation needs a reply, needs one later, or needs none. */
export type ConversationState = 'open' | 'snoozed' | 'done';

/** A conversation in the inbox, with the beginning of its last message. */
export interface InboxConversation {
  readonly bookingId: string;
  readonly name: string;
  readonly words: string;
  readonly author: MessageAuthor;
  readonly at: Date;
  /** True if staff have not opened its last messages. */
  readonly unread: boolean;
  /** Name of the assignee, while they are staff. */
  readonly assignee: string | null;
  readonly snoozedUntil: Day | null;
}

const states: Readonly<Record<ConversationState, (day: Day) => RawBuilder<unknown>>> = {
  open: (day) => sql`c.waiting_message is not null and (c.snoozed_until is null or c.snoozed_until <= ${day}::date)`,
  snoozed: (day) => sql`c.waiting_message is not null and c.snoozed_until > ${day}::date`,
  done: () => sql`c.waiting_message is null`,
};

/** Finds at most `most` conversations in that state on that day, the newest first. */
export async function findInboxConversations(
  db: Database,
  { state, day, most }: { state: ConversationState; day: Day; most: number },
): Promise<InboxConversation[]> {
  const { rows } = await sql<InboxConversation>`
    select b.booking_id as "bookingId", b.customer_name as name, left(m.text, 160) as words, m.author, m.at,
      exists (select from booking_messages n where n.booking_id = c.booking_id and n.author = 'traveller'
        and n.read_at is null) as unread,
      a.name as assignee, c.snoozed_until as "snoozedUntil"
    from (
        select * from conversations c where ${states[state](day)} order by c.last_message desc limit ${most}
      ) c
      join booking_messages m on m.id = c.last_message join bookings b on b.id = c.booking_id
      left join colleagues a on a.user_id = c.assigned_to
    order by c.last_message desc`.execute(db);
  return rows;
}

/** Counts the conversations that need a reply on that day, up to `most`. */
export async function countOpenConversations(db: Database, day: Day, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from conversations c where ${states.open(day)} limit ${most}
    ) open`.execute(db);
  return rows[0]?.count ?? 0;
}

/** What staff decide about a conversation. */
export interface ConversationMarks {
  readonly waitingMessage: number | null;
  readonly assignedTo: number | null;
  readonly snoozedUntil: Day | null;
}

/** Finds the marks of the conversation about a booking, with `lock` locked; undefined without messages. */
export async function findConversation(
  db: Database,
  bookingId: string,
  { lock = false } = {},
): Promise<(ConversationMarks & { readonly booking: number }) | undefined> {
  return db
    .selectFrom('conversations as c')
    .innerJoin('bookings as b', 'b.id', 'c.booking_id')
    .select(['c.booking_id as booking', 'c.waiting_message as waitingMessage', 'c.assigned_to as assignedTo'])
    .select('c.snoozed_until as snoozedUntil')
    .where('b.booking_id', '=', bookingId)
    .$if(lock, (query) => query.forUpdate('c'))
    .executeTakeFirst();
}

export async function saveConversation(db: Database, booking: number, marks: ConversationMarks): Promise<void> {
  const { waitingMessage, assignedTo, snoozedUntil } = marks;
  await db
    .updateTable('conversations')
    .set({ waiting_message: waitingMessage, assigned_to: assignedTo, snoozed_until: snoozedUntil })
    .where('booking_id', '=', booking)
    .execute();
}

/** Staff who may answer travellers, by name. */
export async function findColleagues(db: Database): Promise<{ userId: number; name: string }[]> {
  const { rows } = await sql<{ userId: number; name: string }>`
    select user_id as "userId", name from colleagues where role in ('support', 'admin')
    order by name, user_id limit 500`.execute(db);
  return rows;
}
