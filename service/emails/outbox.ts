import type { Person } from '../core/viewer.ts';
import type { Context } from '../platform/context.ts';
import { deleteEmails, deletePersonEmails, hasSentEmail, listEmailsAbout, listEmailsTo } from './emails.sql.ts';
import type { EmailKind } from './write-email.ts';

/** These are not to the buyer, or only announce something to read elsewhere. */
const notices: readonly EmailKind[] = [
  'guests-changed',
  'message-to-operator',
  'message-to-traveller',
  'partner-booking',
  'unused-payment',
];

/** The newest `most` emails to the buyer about a booking, oldest first, as they were sent. */
export function emailsOfBooking(ctx: Context, of: { booking: number; madeAt: Date }, most: number) {
  return listEmailsAbout(ctx.db, of, notices, most);
}

/** Subjects and times of our emails to a person, oldest first. */
export async function emailsOfPerson(ctx: Context, person: Person) {
  const emails = await listEmailsTo(ctx.db, person);
  return emails.map(({ subject, writtenAt, sentAt }) => ({
    subject,
    writtenAt: writtenAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  }));
}

/**
 * Deletes our emails to a person, those forwarded for them, and those about these bookings. In the caller's
 * transaction.
 */
export async function deleteEmailsOfPerson(ctx: Context, person: Person, bookings: readonly number[]): Promise<void> {
  await deletePersonEmails(ctx.db, person, bookings);
}

/** Deletes emails of those kinds written before then. */
export async function deleteOldEmails(ctx: Context, kinds: readonly EmailKind[], before: Date): Promise<void> {
  await deleteEmails(ctx.db, kinds, before);
}

/** True if a mail server is configured and has accepted an email. */
export async function hasMailServerWorked({ db, config }: Context): Promise<boolean> {
  return config.smtpUrl !== undefined && (await hasSentEmail(db));
}
