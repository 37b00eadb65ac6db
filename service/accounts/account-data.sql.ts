import type { Database } from '../platform/context.ts';

/** The providers through which an account can be entered. */
export function loginsOf(db: Database, userId: number) {
  return db
    .selectFrom('social_logins')
    .select(['provider', 'subject', 'created_at as since', 'last_used_at as lastUsedAt'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
}

/** Saved products of a user with their times, newest first. */
export function savedOf(db: Database, userId: number) {
  return db
    .selectFrom('saved_items')
    .select(['name', 'saved_at as savedAt'])
    .where('user_id', '=', userId)
    .orderBy('saved_at', 'desc')
    .orderBy('name')
    .execute();
}

/** Addresses are stored in the form of `emailAddressOf`. */
export function confirmedAt(db: Database, email: string): Promise<{ userId: number } | undefined> {
  return db
    .selectFrom('users')
    .select('id as userId')
    .where('email', '=', email)
    .where('confirmed', '=', true)
    .executeTakeFirst();
}

/**
 * Locks the user against all references: concurrent purchases, writes and sign-ins wait and then find the user deleted.
 */
export function lockUserToDelete(
  db: Database,
  userId: number,
): Promise<{ passwordHash: string | null; role: string; language: string | null } | undefined> {
  return db
    .selectFrom('users')
    .select(['password_hash as passwordHash', 'role', 'language'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}

export async function deleteUser(db: Database, userId: number): Promise<void> {
  await db.deleteFrom('users').where('id', '=', userId).execute();
}
