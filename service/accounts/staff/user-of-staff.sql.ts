import type { Database } from '../../platform/context.ts';

/**
 * The user of an address who comes to the back office, made if there is none; `proven`: the link that brought them went to that
 * mailbox. What the same person has as a traveller stays as it is.
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
