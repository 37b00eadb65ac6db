import { sql } from 'kysely';
import type { Person } from '../core/viewer.ts';
import type { Database } from '../platform/context.ts';
import { house } from './frame-words.ts';

export interface StoredLetter {
  readonly id: number;
  readonly recipient: string;
  readonly subject: string;
  readonly html: string;
  readonly plain: string;
  readonly messageId: string;
  readonly unsubscribeUrl: string | null;
  readonly replyTo: string | null;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
}

/** Keeps a letter, with the name that the house has now. */
export async function insertLetter(
  db: Database,
  letter: {
    kind: string;
    recipient: string;
    subject: string;
    html: string;
    plain: string;
    messageId: string;
    bookingRow: number | undefined;
    userId: number | undefined;
    unsubscribeUrl: string | undefined;
    replyTo: string | undefined;
    counted: boolean;
    now: Date;
  },
): Promise<number> {
  const { id } = await db
    .insertInto('letters')
    .values({
      kind: letter.kind,
      recipient: letter.recipient,
      subject: sql`replace(${letter.subject}, ${house}, house_name())`,
      html: sql`replace(${letter.html}, ${house}, house_name_as_html())`,
      plain: sql`replace(${letter.plain}, ${house}, house_name())`,
      message_id: letter.messageId,
      booking_id: letter.bookingRow ?? null,
      user_id: letter.userId ?? null,
      unsubscribe_url: letter.unsubscribeUrl ?? null,
      reply_to: letter.replyTo ?? null,
      counted: letter.counted,
      created_at: letter.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A letter by its row, and by when it was written where that is known: of all months only that one is asked. */
export interface LetterRow {
  readonly letterId: number;
  readonly writtenAt?: string;
}

export async function findLetter(db: Database, { letterId, writtenAt }: LetterRow): Promise<StoredLetter | undefined> {
  return db
    .selectFrom('letters')
    .select(['id', 'recipient', 'subject', 'html', 'plain'])
    .select([
      'message_id as messageId',
      'unsubscribe_url as unsubscribeUrl',
      'reply_to as replyTo',
      'created_at as createdAt',
      'sent_at as sentAt',
    ])
    .where('id', '=', letterId)
    .$if(writtenAt !== undefined, (letters) => letters.where('created_at', '=', new Date(writtenAt ?? 0)))
    .executeTakeFirst();
}

/** Letters about a booking, which was made then, but for those kinds: the newest `most`, oldest first. */
export async function lettersAbout(
  db: Database,
  { bookingRow, madeAt }: { bookingRow: number; madeAt: Date },
  but: readonly string[],
  most: number,
) {
  const rows = await db
    .selectFrom('letters')
    .select(['id', 'subject', 'plain', 'created_at as createdAt', 'sent_at as sentAt'])
    .where('booking_id', '=', bookingRow)
    .where('created_at', '>=', madeAt)
    .where('kind', 'not in', but)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.reverse();
}

/** A letter about that booking, and whether the same was written to it since then. */
export async function findLetterAbout(
  db: Database,
  { bookingRow, letterId, since }: { bookingRow: number; letterId: number; since: Date },
) {
  const { rows } = await sql<{ subject: string; writtenAt: Date; sentAt: Date | null; repeated: boolean }>`
    select l.subject, l.created_at as "writtenAt", l.sent_at as "sentAt", exists (select from letters o where o.booking_id = l.booking_id
      and o.kind = l.kind and o.subject = l.subject and o.created_at > ${since}) as repeated
    from letters l where l.id = ${letterId} and l.booking_id = ${bookingRow}`.execute(db);
  return rows[0];
}

/** The same letter once more, not sent yet; gives its row. */
export async function copyLetter(
  db: Database,
  letterId: number,
  { messageId, now }: { messageId: string; now: Date },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into letters (kind, recipient, subject, html, plain, message_id, booking_id, user_id, reply_to, created_at)
    select kind, recipient, subject, html, plain, ${messageId}, booking_id, user_id, reply_to, ${now}
    from letters where id = ${letterId} returning id`.execute(db);
  if (!rows[0]) throw new Error(`Letter ${letterId} is gone in its own transaction`);
  return rows[0].id;
}

/** How many that anybody can cause were written since then. */
export async function countedSince(db: Database, since: Date): Promise<number> {
  const { letters } = await db
    .selectFrom('letters')
    .select(({ fn }) => fn.countAll<number>().as('letters'))
    .where('counted', '=', true)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(letters);
}

export async function deleteLetters(db: Database, kinds: readonly string[], before: Date): Promise<void> {
  await db.deleteFrom('letters').where('kind', 'in', kinds).where('created_at', '<', before).execute();
}

/** What was written to them, oldest first. */
export function lettersTo(db: Database, { userId, mailbox }: Person) {
  return db
    .selectFrom('letters')
    .select(['subject', 'created_at as writtenAt', 'sent_at as sentAt'])
    .where((is) => is.or([is('user_id', '=', userId), is('recipient', '=', mailbox)]))
    .orderBy('id')
    .execute();
}

/** Deletes what was written to them, for them and about those bookings. */
export async function deleteLettersOf(
  db: Database,
  { userId, mailbox }: Person,
  bookings: readonly number[],
): Promise<void> {
  await db
    .deleteFrom('letters')
    .where((is) =>
      is.or([
        is('user_id', '=', userId),
        is('recipient', '=', mailbox),
        is('reply_to', '=', mailbox),
        sql<boolean>`booking_id = any(${[...bookings]}::int[])`,
      ]),
    )
    .execute();
}

const carriers = [
  'account-confirmation',
  'account-deletion',
  'password-reset',
  'newsletter-confirmation',
  'newsletter-known',
  'newsletter-welcome',
];

/** Notes that the letter is on its way, or in the trial's own mailbox, and forgets the codes it carried: they live in the reader's mailbox only. */
export async function markSent(
  db: Database,
  { letterId, writtenAt }: LetterRow,
  { now, inMailbox }: { now: Date; inMailbox: boolean },
): Promise<void> {
  const forgetting = (column: 'html' | 'plain') =>
    sql<string>`case when kind = any(${carriers}::text[])
      then regexp_replace(${sql.ref(column)}, '([?&]code=)[A-Za-z0-9_-]+', '\\1removed', 'g') else ${sql.ref(column)} end`;
  await db
    .updateTable('letters')
    .set({
      sent_at: now,
      kept_in_mailbox: inMailbox,
      html: forgetting('html'),
      plain: forgetting('plain'),
      unsubscribe_url: null,
    })
    .where('id', '=', letterId)
    .$if(writtenAt !== undefined, (letters) => letters.where('created_at', '=', new Date(writtenAt ?? 0)))
    .execute();
}

export interface UnsentLetter {
  readonly id: number;
  readonly recipient: string;
  readonly subject: string;
  readonly at: Date;
}

/** Written before then and not sent: the latest `most`, and how many there are. */
export async function unsentBefore(
  db: Database,
  before: Date,
  most: number,
): Promise<{ unsent: UnsentLetter[]; total: number }> {
  const all = db.selectFrom('letters').where('sent_at', 'is', null).where('created_at', '<', before);
  const { total } = await all.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const unsent = await all
    .select(['id', 'recipient', 'subject', 'created_at as at'])
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute();
  return { unsent, total };
}

/** Whether a mail server has taken one. */
export async function anyLeft(db: Database): Promise<boolean> {
  const left = db
    .selectFrom('letters')
    .select('id')
    .where('sent_at', 'is not', null)
    .where('kept_in_mailbox', '=', false);
  return (await left.limit(1).execute()).length > 0;
}
