import type { Person } from '../core/viewer.ts';
import type { Context } from '../platform/context.ts';
import { deletePersonEmails, listEmailsTo } from './emails.sql.ts';

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
