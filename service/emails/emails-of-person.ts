import type { Person } from '../core/viewer.ts';
import type { Context } from '../platform/context.ts';
import { deleteEmailsOf, emailsTo } from './emails.sql.ts';

/** Subjects of what we wrote to somebody, oldest first, and when. */
export async function emailsOfPerson(ctx: Context, person: Person) {
  const emails = await emailsTo(ctx.db, person);
  return emails.map(({ subject, writtenAt, sentAt }) => ({
    subject,
    writtenAt: writtenAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  }));
}

/** Deletes our emails to somebody, what was passed on for them and what was written about those bookings. Part of the caller's transaction. */
export async function forgetEmailsOfPerson(ctx: Context, person: Person, bookings: readonly number[]): Promise<void> {
  await deleteEmailsOf(ctx.db, person, bookings);
}
