import { sql } from 'kysely';
import type { Database } from '../platform/context.ts';

/** Starts a savepoint: a part of the current transaction that can be rolled back alone. */
export async function beginAttempt(db: Database): Promise<void> {
  await sql`savepoint attempt`.execute(db);
}

export async function undoAttempt(db: Database): Promise<void> {
  await sql`rollback to savepoint attempt`.execute(db);
}

export async function endAttempt(db: Database): Promise<void> {
  await sql`release savepoint attempt`.execute(db);
}
