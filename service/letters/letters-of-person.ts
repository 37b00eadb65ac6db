import type { Person } from '../core/viewer.ts';
import type { Context } from '../platform/context.ts';
import { deleteLettersOf, lettersTo } from './letters.sql.ts';

/** Subjects of what we wrote to somebody, oldest first, and when. */
export async function lettersOfPerson(ctx: Context, person: Person) {
  const letters = await lettersTo(ctx.db, person);
  return letters.map(({ subject, writtenAt, sentAt }) => ({
    subject,
    writtenAt: writtenAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  }));
}

/** Deletes our letters to somebody, what was passed on for them and what was written about those bookings. Part of the caller's transaction. */
export async function forgetLettersOfPerson(ctx: Context, person: Person, bookings: readonly number[]): Promise<void> {
  await deleteLettersOf(ctx.db, person, bookings);
}
