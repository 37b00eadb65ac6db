import type { Database } from '../platform/context.ts';
import type { ListedSession } from './session.ts';

/**
 * Opens a session if the user is not blocked and, for sign-ins by password, still has the verified password; otherwise
 * undefined. The user is locked: a concurrent password change either waits and ends this session too, or comes first
 * and prevents it.
 */
export async function openSession(
  db: Database,
  session: {
    userId: number;
    passwordHash: string | undefined;
    device: string;
    renewalHash: string;
    now: Date;
    expiresAt: Date;
  },
): Promise<string | undefined> {
  const row = await db
    .insertInto('sessions')
    .columns(['user_id', 'device', 'renewal_hash', 'created_at', 'used_at', 'expires_at'])
    .expression((query) =>
      query
        .selectFrom('users')
        .select(({ val, cast }) => [
          'users.id',
          cast<string>(val(session.device), 'text').as('device'),
          cast<string>(val(session.renewalHash), 'text').as('renewal_hash'),
          cast<Date>(val(session.now), 'timestamptz').as('created_at'),
          cast<Date>(val(session.now), 'timestamptz').as('used_at'),
          cast<Date>(val(session.expiresAt), 'timestamptz').as('expires_at'),
        ])
        .where('users.id', '=', session.userId)
        .$if(session.passwordHash !== undefined, (users) =>
          users.where('users.password_hash', '=', session.passwordHash ?? null),
        )
        .where('users.blocked', '=', false)
        .forShare(),
    )
    .returning('sessions.id')
    .executeTakeFirst();
  return row?.id;
}

/** A live session with its user, who is not blocked. */
export function findSession(db: Database, session: { id: string; userId: number; now: Date }) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id as userId', 'users.role', 'users.email', 'users.username', 'users.confirmed', 'sessions.staff'])
    .where('sessions.id', '=', session.id)
    .where('sessions.user_id', '=', session.userId)
    .where('sessions.expires_at', '>', session.now)
    .where('users.blocked', '=', false)
    .executeTakeFirst();
}

/** Extends a live session with that secret until then; returns its user, who is not blocked, or undefined. */
export async function prolongSession(
  db: Database,
  session: { id: string; renewalHash: string; now: Date; expiresAt: Date },
): Promise<number | undefined> {
  const row = await db
    .updateTable('sessions')
    .from('users')
    .set({ used_at: session.now, expires_at: session.expiresAt })
    .whereRef('users.id', '=', 'sessions.user_id')
    .where('sessions.id', '=', session.id)
    .where('sessions.renewal_hash', '=', session.renewalHash)
    .where('sessions.staff', '=', false)
    .where('sessions.expires_at', '>', session.now)
    .where('users.blocked', '=', false)
    .returning('sessions.user_id')
    .executeTakeFirst();
  return row?.user_id;
}

/** The live sessions of a user, by last use, latest first. */
export function sessionsOf(db: Database, userId: number, now: Date): Promise<Omit<ListedSession, 'current'>[]> {
  return db
    .selectFrom('sessions')
    .select(['id', 'device', 'created_at as createdAt', 'used_at as usedAt'])
    .where('user_id', '=', userId)
    .where('staff', '=', false)
    .where('expires_at', '>', now)
    .orderBy('used_at', 'desc')
    .orderBy('id')
    .limit(100)
    .execute();
}

/** False if the session is not that user's or was closed before. */
export async function closeOwnSession(db: Database, session: { id: string; userId: number }): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('id', '=', session.id)
    .where('user_id', '=', session.userId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function closeSession(db: Database, id: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).execute();
}

export async function closeRenewed(db: Database, session: { id: string; renewalHash: string }): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('id', '=', session.id)
    .where('renewal_hash', '=', session.renewalHash)
    .execute();
}

export async function closeSessionsOf(db: Database, userId: number): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

export async function deleteExpiredSessions(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
}
