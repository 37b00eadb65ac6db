import type { Database } from '../../platform/context.ts';
import type { ListedSession } from '../session.ts';

/** A live back-office session with that secret, and its user. */
export function findStaffSession(db: Database, session: { id: string; secretHash: string; now: Date }) {
  return db
    .selectFrom('sessions')
    .innerJoin('staff', 'staff.user_id', 'sessions.user_id')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'users.id as userId',
      'users.role',
      'users.email',
      'users.username',
      'sessions.used_at as usedAt',
      'sessions.ends_at as endsAt',
    ])
    .where('sessions.id', '=', session.id)
    .where('sessions.renewal_hash', '=', session.secretHash)
    .where('sessions.staff', '=', true)
    .where('sessions.expires_at', '>', session.now)
    .where('users.blocked', '=', false)
    .executeTakeFirst();
}

export async function openStaffSession(
  db: Database,
  session: { userId: number; device: string; secretHash: string; now: Date; expiresAt: Date; endsAt: Date },
): Promise<string> {
  const { id } = await db
    .insertInto('sessions')
    .values({
      user_id: session.userId,
      device: session.device,
      renewal_hash: session.secretHash,
      created_at: session.now,
      used_at: session.now,
      expires_at: session.expiresAt,
      staff: true,
      ends_at: session.endsAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function touchStaffSession(
  db: Database,
  session: { id: string; now: Date; expiresAt: Date },
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ used_at: session.now, expires_at: session.expiresAt })
    .where('id', '=', session.id)
    .where('staff', '=', true)
    .where('used_at', '<', session.now)
    .execute();
}

/** The live back-office sessions of a user, by last use, latest first. */
export function staffSessionsOf(db: Database, userId: number, now: Date): Promise<Omit<ListedSession, 'current'>[]> {
  return db
    .selectFrom('sessions')
    .select(['id', 'device', 'created_at as createdAt', 'used_at as usedAt'])
    .where('user_id', '=', userId)
    .where('staff', '=', true)
    .where('expires_at', '>', now)
    .orderBy('used_at', 'desc')
    .orderBy('id')
    .limit(100)
    .execute();
}

/** Ends back-office sessions of a user: all, all but one, or one. Returns the number that ended. */
export async function closeStaffSessions(
  db: Database,
  { userId, but, only }: { userId: number; but?: string; only?: string },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('staff', '=', true)
    .$if(but !== undefined, (sessions) => sessions.where('id', '!=', but ?? ''))
    .$if(only !== undefined, (sessions) => sessions.where('id', '=', only ?? ''))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
