import { sql } from 'kysely';
import type { Database } from '../../platform/context.ts';
import { isStaffRole, type StaffMember, type StaffRole } from './staff.ts';

/** Credentials of a member of staff. */
export interface StaffKeys {
  readonly userId: number;
  readonly email: string;
  readonly username: string;
  readonly passwordHash: string;
  /** Encrypted (second-factor.ts). */
  readonly secondFactor: string;
}

export function findStaffKeys(
  db: Database,
  by: { email: string } | { userId: number },
): Promise<StaffKeys | undefined> {
  return db
    .selectFrom('staff')
    .innerJoin('users', 'users.id', 'staff.user_id')
    .select([
      'users.id as userId',
      'users.email',
      'users.username',
      'staff.password_hash as passwordHash',
      'staff.second_factor as secondFactor',
    ])
    .where((is) => ('userId' in by ? is('users.id', '=', by.userId) : is('users.email', '=', by.email)))
    .where('users.blocked', '=', false)
    .executeTakeFirst();
}

/** Uses the code of that time step, unless it or a later one was used; only if the password is unchanged. */
export async function takeCodeStep(
  db: Database,
  { userId, passwordHash, step }: { userId: number; passwordHash: string; step: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff')
    .set({ code_step: step })
    .where('user_id', '=', userId)
    .where('password_hash', '=', passwordHash)
    .where('code_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function spendRecoveryCode(
  db: Database,
  { userId, hash, now }: { userId: number; hash: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Replaces all recovery codes. */
export async function replaceRecoveryCodes(db: Database, userId: number, hashes: readonly string[]): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await db
    .insertInto('recovery_codes')
    .values(hashes.map((hash) => ({ user_id: userId, code_hash: hash })))
    .execute();
}

/** Gives a user a role and back-office keys, replacing existing ones. */
export async function admitStaff(
  db: Database,
  one: { userId: number; role: StaffRole; passwordHash: string; secondFactor: string; step: number; now: Date },
): Promise<void> {
  await db.updateTable('users').set({ role: one.role, updated_at: one.now }).where('id', '=', one.userId).execute();
  const keys = {
    password_hash: one.passwordHash,
    second_factor: one.secondFactor,
    code_step: one.step,
    updated_at: one.now,
  };
  await db
    .insertInto('staff')
    .values({ user_id: one.userId, created_at: one.now, ...keys })
    .onConflict((taken) => taken.column('user_id').doUpdateSet(keys))
    .execute();
}

/** All staff by name. */
export async function allStaff(db: Database, now: Date): Promise<StaffMember[]> {
  const rows = await db
    .selectFrom('staff')
    .innerJoin('users', 'users.id', 'staff.user_id')
    .select((is) => [
      'users.id as userId',
      'users.username as name',
      'users.email',
      'users.role',
      'staff.created_at as since',
      'staff.submission_emails as notified',
      is
        .selectFrom('sessions')
        .select(({ fn }) => fn.max('sessions.used_at').as('seen'))
        .whereRef('sessions.user_id', '=', 'users.id')
        .where('sessions.staff', '=', true)
        .where('sessions.expires_at', '>', now)
        .as('seenAt'),
    ])
    .orderBy('users.username')
    .orderBy('users.id')
    .limit(1_000)
    .execute();
  return rows.flatMap(({ role, ...row }) => (isStaffRole(role) ? [{ ...row, role }] : []));
}

export async function hasAdmin(db: Database): Promise<boolean> {
  const row = await db
    .selectFrom('staff')
    .innerJoin('users', 'users.id', 'staff.user_id')
    .select('staff.user_id')
    .where('users.role', '=', 'admin')
    .where('users.blocked', '=', false)
    .executeTakeFirst();
  return row !== undefined;
}

/** All staff, locked until the transaction ends, so that two admins cannot remove each other. */
export async function lockStaff(
  db: Database,
): Promise<{ userId: number; name: string; email: string; role: string }[]> {
  return db
    .selectFrom('staff')
    .innerJoin('users', 'users.id', 'staff.user_id')
    .select(['users.id as userId', 'users.username as name', 'users.email', 'users.role'])
    .orderBy('users.id')
    .forUpdate()
    .execute();
}

export async function setStaffRole(
  db: Database,
  { userId, role, now }: { userId: number; role: StaffRole; now: Date },
): Promise<void> {
  await db.updateTable('users').set({ role, updated_at: now }).where('id', '=', userId).execute();
}

/** Deletes a user's back-office keys; the user is a traveller again. */
export async function removeStaff(db: Database, userId: number, now: Date): Promise<void> {
  await db.deleteFrom('staff').where('user_id', '=', userId).execute();
  await db.updateTable('users').set({ role: 'traveller', updated_at: now }).where('id', '=', userId).execute();
}

export async function recoveryCodesLeft(db: Database, userId: number): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return left;
}

/** Sets a new hash if the current one is still `from`; false otherwise. */
export async function replaceStaffPassword(
  db: Database,
  { userId, from, to, now }: { userId: number; from: string; to: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff')
    .set({ password_hash: to, updated_at: now })
    .where('user_id', '=', userId)
    .where('password_hash', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function replaceSecondFactor(
  db: Database,
  { userId, sealed, step, now }: { userId: number; sealed: string; step: number; now: Date },
): Promise<void> {
  await db
    .updateTable('staff')
    .set({ second_factor: sealed, code_step: step, updated_at: now })
    .where('user_id', '=', userId)
    .execute();
}

/** Sets whether a content editor is notified of submissions; returns the user, undefined if they are not one. */
export async function setSubmissionNotice(
  db: Database,
  userId: number,
  notified: boolean,
): Promise<{ name: string; email: string } | undefined> {
  const { rows } = await sql<{ name: string; email: string }>`
    update staff s set submission_emails = ${notified}, submission_email_at = null from users u
    where s.user_id = ${userId} and u.id = s.user_id and u.role in ('editor', 'admin')
    returning u.username as name, u.email`.execute(db);
  return rows[0];
}

/** Staff to notify of submissions who were not notified since; marks them as notified now. */
export async function takeSubmissionRecipients(
  db: Database,
  now: Date,
  since: Date,
): Promise<{ email: string; userId: number }[]> {
  const { rows } = await sql<{ email: string; userId: number }>`
    update staff s set submission_email_at = ${now} from users u
    where u.id = s.user_id and u.role in ('editor', 'admin') and not u.blocked and s.submission_emails
      and (s.submission_email_at is null or s.submission_email_at <= ${since})
    returning u.email, u.id as "userId"`.execute(db);
  return rows;
}
