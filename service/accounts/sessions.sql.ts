import type { Database } from '../platform/context.ts';

/**
 * Opens a session for a user who is not blocked and, if they came by password, whose password is still the verified
 * one; undefined otherwise. The user's row is held meanwhile: a password change either waits and ends this session
 * too, or comes first and leaves none to open.
 */
export async function openSession(
  db: Database,
  session: { userId: number; passwordHash: string | undefined; now: Date; expiresAt: Date },
): Promise<string | undefined> {
  const row = await db
    .insertInto('sessions')
    .columns(['user_id', 'created_at', 'expires_at'])
    .expression((query) =>
      query
        .selectFrom('users')
        .select(({ val, cast }) => [
          'users.id',
          cast<Date>(val(session.now), 'timestamptz').as('created_at'),
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

/** A live session and its user, who is not blocked. */
export function findSession(db: Database, session: { id: string; userId: number; now: Date }) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id as userId', 'users.role', 'users.email', 'users.username', 'users.confirmed'])
    .where('sessions.id', '=', session.id)
    .where('sessions.user_id', '=', session.userId)
    .where('sessions.expires_at', '>', session.now)
    .where('users.blocked', '=', false)
    .executeTakeFirst();
}

export async function closeSession(db: Database, id: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).execute();
}

export async function closeSessionsOf(db: Database, userId: number): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

export async function deleteExpiredSessions(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
}
