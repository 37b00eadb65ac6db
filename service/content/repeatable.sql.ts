import { sql } from 'kysely';
import type { Database } from '../platform/context.ts';

export interface Repeatable {
  readonly sender: string;
  readonly key: string;
  readonly hash: string;
}

/**
 * Records that the request is running; false if it was recorded before. Waits for a concurrent one with the same key.
 */
export async function beginRepeatable(db: Database, { sender, key, hash }: Repeatable, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into repeatable_requests (sender, key, request_hash, created_at) values (${sender}, ${key}, ${hash}, ${now})
    on conflict do nothing returning key`.execute(db);
  return rows.length > 0;
}

export function findRepeatable(db: Database, { sender, key }: Repeatable) {
  return db
    .selectFrom('repeatable_requests')
    .select(['request_hash', 'answer', 'etag'])
    .where('sender', '=', sender)
    .where('key', '=', key)
    .executeTakeFirst();
}

export async function saveAnswer(
  db: Database,
  { sender, key }: Repeatable,
  answer: { text: string; etag: string },
): Promise<void> {
  await db
    .updateTable('repeatable_requests')
    .set({ answer: answer.text, etag: answer.etag })
    .where('sender', '=', sender)
    .where('key', '=', key)
    .execute();
}

/** Deletes some older ones: a write must not wait for many deletions. */
export async function deleteRepeatables(db: Database, before: Date): Promise<void> {
  await sql`
    delete from repeatable_requests where (sender, key) in (
      select sender, key from repeatable_requests where created_at < ${before} limit 20 for update skip locked
    )`.execute(db);
}
