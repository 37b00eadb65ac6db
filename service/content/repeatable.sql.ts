import { sql } from 'kysely';
import type { Database } from '../platform/context.ts';

export interface Repeatable {
  readonly sender: string;
  readonly key: string;
  readonly hash: string;
}

/** Notes that the request is being carried out; false when it was before. Waits for the same one under way. */
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

export async function keepAnswer(
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

/** Some of those older than that: a write does not wait for many. */
export async function forgetRepeatables(db: Database, before: Date): Promise<void> {
  await sql`
    delete from repeatable_requests where (sender, key) in (
      select sender, key from repeatable_requests where created_at < ${before} limit 20 for update skip locked
    )`.execute(db);
}
