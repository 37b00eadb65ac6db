import type { Database } from '../../platform/context.ts';

/**
 * The user of a new staff member's address, created if there is none; `proven`: their link was sent to that mailbox.
 * Their data as a traveller stays.
 */
export async function userOfStaff(
  db: Database,
  { email, name, proven, now }: { email: string; name: string; proven: boolean; now: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('users')
    .values({ email, username: name, confirmed: proven, created_at: now, updated_at: now })
    .onConflict((taken) => taken.column('email').doUpdateSet({ username: name, updated_at: now }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
