import { type Insertable, sql, type Updateable } from 'kysely';
import type { Users } from '../../database/tables.ts';
import type { Day } from '../core/day.ts';
import type { Database } from '../platform/context.ts';
import type { Profile, User } from './user.ts';

const wire = [
  'users.id',
  'users.document_id as documentId',
  'users.username',
  'users.email',
  'users.provider',
  'users.confirmed',
  'users.blocked',
  'users.phone',
  'users.address',
  'users.date_of_birth as dateOfBirth',
  'users.review_emails as reviewEmails',
  'users.language',
  'users.created_at as createdAt',
  'users.updated_at as updatedAt',
] as const;

// births can be earlier than the range of core's Day
function birthday(text: string | null) {
  return sql<Day | null>`${text}::date`;
}

export function findUser(db: Database, id: number): Promise<User | undefined> {
  return db.selectFrom('users').select(wire).where('id', '=', id).executeTakeFirst();
}

/** The user with an address (lower-case), and the password hash, if any. */
export function findUserWithHash(
  db: Database,
  by: { email: string } | { id: number },
): Promise<{ user: User; passwordHash: string | null } | undefined> {
  return db
    .selectFrom('users')
    .select(wire)
    .select('password_hash')
    .where((where) => ('id' in by ? where('id', '=', by.id) : where('email', '=', by.email)))
    .executeTakeFirst()
    .then((row) => {
      if (!row) return undefined;
      const { password_hash: passwordHash, ...user } = row;
      return { user, passwordHash };
    });
}

/** The same user, locked until the transaction ends: emails and codes of one account are written one after another. */
export function lockUserByEmail(db: Database, email: string): Promise<User | undefined> {
  return db.selectFrom('users').select(wire).where('email', '=', email).forNoKeyUpdate().executeTakeFirst();
}

export async function lockUser(db: Database, id: number): Promise<User | undefined> {
  return db.selectFrom('users').select(wire).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** Throws the violation of `users_email_key` for an address in use. */
export function insertUser(
  db: Database,
  user: { email: string; username: string; passwordHash: string; profile: Profile; now: Date },
): Promise<User> {
  const values: Insertable<Users> = {
    email: user.email,
    username: user.username,
    password_hash: user.passwordHash,
    phone: user.profile.phone ?? null,
    address: user.profile.address ?? null,
    created_at: user.now,
    updated_at: user.now,
  };
  return db
    .insertInto('users')
    .values({ ...values, date_of_birth: birthday(user.profile.dateOfBirth ?? null) })
    .returning(wire)
    .executeTakeFirstOrThrow();
}

/** Changes the given fields; undefined if the user no longer exists. */
export function updateProfile(db: Database, id: number, profile: Profile, now: Date): Promise<User | undefined> {
  const { username, phone, address, dateOfBirth, reviewEmails, language } = profile;
  const given: Updateable<Users> = { username, phone, address, review_emails: reviewEmails, language, updated_at: now };
  return db
    .updateTable('users')
    .set(given)
    .$if(dateOfBirth !== undefined, (update) => update.set({ date_of_birth: birthday(dateOfBirth ?? null) }))
    .where('id', '=', id)
    .returning(wire)
    .executeTakeFirst();
}

/** Sets a new hash if the current one is still `from`; false otherwise. */
export async function replacePassword(
  db: Database,
  change: { id: number; from: string; to: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ password_hash: change.to, updated_at: change.now })
    .where('id', '=', change.id)
    .where('password_hash', '=', change.from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Sets a new hash for the proven owner of the address, which is thereby confirmed. */
export function resetPasswordOf(
  db: Database,
  change: { id: number; to: string; now: Date },
): Promise<User | undefined> {
  return db
    .updateTable('users')
    .set({ password_hash: change.to, confirmed: true, updated_at: change.now })
    .where('id', '=', change.id)
    .where('blocked', '=', false)
    .returning(wire)
    .executeTakeFirst();
}

/**
 * Removes what the person who opened the account knows or wrote. The name becomes that of the mailbox; the name of
 * staff stays, because it came with their invitation.
 */
export async function clearUser(db: Database, id: number, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({
      password_hash: null,
      provider: 'local',
      username: sql<string>`case when role = 'traveller' then replace(split_part(email, '@', 1), '.', ' ') else username end`,
      phone: null,
      address: null,
      date_of_birth: null,
      review_emails: true,
      language: null,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute();
}

export async function removePassword(db: Database, id: number, now: Date): Promise<void> {
  await db.updateTable('users').set({ password_hash: null, updated_at: now }).where('id', '=', id).execute();
}

export async function confirmUser(db: Database, id: number, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ confirmed: true, updated_at: now })
    .where('id', '=', id)
    .where('confirmed', '=', false)
    .execute();
}

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
