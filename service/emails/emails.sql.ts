import { sql } from 'kysely';
import type { Person } from '../core/viewer.ts';
import type { Database } from '../platform/context.ts';
import type { RowPlace, RowsWanted } from '../platform/queued-jobs.ts';
import { site } from './wording.ts';

export interface StoredEmail {
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

/** Stores an email with the current name of the site. */
export async function insertEmail(
  db: Database,
  email: {
    kind: string;
    recipient: string;
    subject: string;
    html: string;
    plain: string;
    messageId: string;
    booking: number | undefined;
    userId: number | undefined;
    unsubscribeUrl: string | undefined;
    replyTo: string | undefined;
    counted: boolean;
    now: Date;
  },
): Promise<number> {
  const { id } = await db
    .insertInto('emails')
    .values({
      kind: email.kind,
      recipient: email.recipient,
      subject: sql`replace(${email.subject}, ${site}, site_name())`,
      html: sql`replace(${email.html}, ${site}, site_name_as_html())`,
      plain: sql`replace(${email.plain}, ${site}, site_name())`,
      message_id: email.messageId,
      booking_id: email.booking ?? null,
      user_id: email.userId ?? null,
      unsubscribe_url: email.unsubscribeUrl ?? null,
      reply_to: email.replyTo ?? null,
      counted: email.counted,
      created_at: email.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The id of an email, and when it was written if known: then only the partition of that month is searched. */
export interface EmailKey {
  readonly emailId: number;
  readonly writtenAt?: string;
}

export async function findEmail(db: Database, { emailId, writtenAt }: EmailKey): Promise<StoredEmail | undefined> {
  return db
    .selectFrom('emails')
    .select(['id', 'recipient', 'subject', 'html', 'plain'])
    .select([
      'message_id as messageId',
      'unsubscribe_url as unsubscribeUrl',
      'reply_to as replyTo',
      'created_at as createdAt',
      'sent_at as sentAt',
    ])
    .where('id', '=', emailId)
    .$if(writtenAt !== undefined, (emails) => emails.where('created_at', '=', new Date(writtenAt ?? 0)))
    .executeTakeFirst();
}

/** The newest `most` emails about a booking except those kinds, oldest first. */
export async function listEmailsAbout(
  db: Database,
  { booking, madeAt }: { booking: number; madeAt: Date },
  but: readonly string[],
  most: number,
) {
  const rows = await db
    .selectFrom('emails')
    .select(['id', 'subject', 'plain', 'created_at as createdAt', 'sent_at as sentAt'])
    .where('booking_id', '=', booking)
    .where('created_at', '>=', madeAt)
    .where('kind', 'not in', but)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.reverse();
}

/** An email about that booking, and whether the same email was written again since then. */
export async function findEmailAbout(
  db: Database,
  { booking, emailId, since }: { booking: number; emailId: number; since: Date },
) {
  const { rows } = await sql<{ subject: string; writtenAt: Date; sentAt: Date | null; repeated: boolean }>`
    select l.subject, l.created_at as "writtenAt", l.sent_at as "sentAt", exists (select from emails o where o.booking_id = l.booking_id
      and o.kind = l.kind and o.subject = l.subject and o.created_at > ${since}) as repeated
    from emails l where l.id = ${emailId} and l.booking_id = ${booking}`.execute(db);
  return rows[0];
}

/** True if an email of that kind about the booking was written since then. */
export async function hasEmailSince(
  db: Database,
  { booking, kind, since }: { booking: number; kind: string; since: Date },
): Promise<boolean> {
  const found = await db
    .selectFrom('emails')
    .select('id')
    .where('booking_id', '=', booking)
    .where('kind', '=', kind)
    .where('created_at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Copies an email as a new, unsent one; returns its id. */
export async function copyEmail(
  db: Database,
  emailId: number,
  { messageId, now }: { messageId: string; now: Date },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into emails (kind, recipient, subject, html, plain, message_id, booking_id, user_id, reply_to, created_at)
    select kind, recipient, subject, html, plain, ${messageId}, booking_id, user_id, reply_to, ${now}
    from emails where id = ${emailId} returning id`.execute(db);
  if (!rows[0]) throw new Error(`Letter ${emailId} disappeared in its own transaction`);
  return rows[0].id;
}

/** Number of emails caused by anonymous visitors since then. */
export async function countEmailsSince(db: Database, since: Date): Promise<number> {
  const { emails } = await db
    .selectFrom('emails')
    .select(({ fn }) => fn.countAll<number>().as('emails'))
    .where('counted', '=', true)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(emails);
}

export async function deleteEmails(db: Database, kinds: readonly string[], before: Date): Promise<void> {
  await db.deleteFrom('emails').where('kind', 'in', kinds).where('created_at', '<', before).execute();
}

/** Emails to a person, oldest first. */
export function listEmailsTo(db: Database, { userId, mailbox }: Person) {
  return db
    .selectFrom('emails')
    .select(['subject', 'created_at as writtenAt', 'sent_at as sentAt'])
    .where((is) => is.or([is('user_id', '=', userId), is('recipient', '=', mailbox)]))
    .orderBy('id')
    .execute();
}

/** Deletes emails to a person, for them, and about those bookings. */
export async function deletePersonEmails(
  db: Database,
  { userId, mailbox }: Person,
  bookings: readonly number[],
): Promise<void> {
  await db
    .deleteFrom('emails')
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
  'partner-booking',
];

/**
 * Marks the email as sent, or stored in the test mailbox, and deletes the codes it contained: they exist in the
 * reader's mailbox only.
 */
export async function markSent(
  db: Database,
  { emailId, writtenAt }: EmailKey,
  { now, inMailbox }: { now: Date; inMailbox: boolean },
): Promise<void> {
  const forgetting = (column: 'html' | 'plain') =>
    sql<string>`case when kind = any(${carriers}::text[])
      then regexp_replace(${sql.ref(column)}, '([?&]code=)[A-Za-z0-9_-]+', '\\1removed', 'g') else ${sql.ref(column)} end`;
  await db
    .updateTable('emails')
    .set({
      sent_at: now,
      stored_in_mailbox: inMailbox,
      html: forgetting('html'),
      plain: forgetting('plain'),
      unsubscribe_url: null,
    })
    .where('id', '=', emailId)
    .$if(writtenAt !== undefined, (emails) => emails.where('created_at', '=', new Date(writtenAt ?? 0)))
    .execute();
}

export interface UnsentEmail {
  readonly id: number;
  readonly recipient: string;
  readonly subject: string;
  readonly at: Date;
}

/** Unsent emails written before then: the newest `most`, and the total number. */
export async function findUnsentBefore(
  db: Database,
  before: Date,
  most: number,
): Promise<{ unsent: UnsentEmail[]; total: number }> {
  const all = db.selectFrom('emails').where('sent_at', 'is', null).where('created_at', '<', before);
  const { total } = await all.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const unsent = await all
    .select(['id', 'recipient', 'subject', 'created_at as at'])
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute();
  return { unsent, total };
}

/** Whether a mail server has accepted any email. */
export async function hasSentEmail(db: Database): Promise<boolean> {
  const left = db
    .selectFrom('emails')
    .select('id')
    .where('sent_at', 'is not', null)
    .where('stored_in_mailbox', '=', false);
  return (await left.limit(1).execute()).length > 0;
}

/** The next unsent emails behind that place, in the order in which they were written. */
export function findUnsentAfter(db: Database, { after, until, most }: RowsWanted): Promise<RowPlace[]> {
  // partitions are left out by created_at alone, not by the comparison of rows
  return db
    .selectFrom('emails')
    .select(['id', 'created_at as at'])
    .where('sent_at', 'is', null)
    .where('created_at', '>=', after.at)
    .where('created_at', '<=', until)
    .where(({ eb, refTuple, tuple }) => eb(refTuple('created_at', 'id'), '>', tuple(after.at, after.id)))
    .orderBy('created_at')
    .orderBy('id')
    .limit(most)
    .execute();
}

/** Counts unsent emails written within [from, to), up to `most`. */
export async function countUnsent(
  db: Database,
  { from, to, most }: { from: Date; to: Date; most: number },
): Promise<number> {
  const rows = await db
    .selectFrom('emails')
    .select('id')
    .where('sent_at', 'is', null)
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .limit(most)
    .execute();
  return rows.length;
}
