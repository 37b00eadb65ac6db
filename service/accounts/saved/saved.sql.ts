import { sql } from 'kysely';
import type { Database } from '../../platform/context.ts';

/** Saved products of a user, newest first. */
export async function savedNames(db: Database, userId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('saved_items')
    .select('name')
    .where('user_id', '=', userId)
    .orderBy('saved_at', 'desc')
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
}

/** Adds new products and removes those beyond the newest `most`. Locks the user; false if there is none. */
export async function addSaved(
  db: Database,
  { userId, names, most, now }: { userId: number; names: readonly string[]; most: number; now: Date },
): Promise<boolean> {
  const user = await db.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirst();
  if (!user) return false;
  await sql`
    insert into saved_items (user_id, name, saved_at)
    select ${userId}::int, name, ${now}::timestamptz from unnest(${[...names]}::text[]) as name
    on conflict do nothing`.execute(db);
  await sql`
    delete from saved_items where user_id = ${userId}::int and name in (
      select name from saved_items where user_id = ${userId}::int order by saved_at desc, name offset ${most}::int)`.execute(
    db,
  );
  return true;
}

/** True if the user had saved it. */
export async function removeSaved(db: Database, of: { userId: number; name: string }): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('saved_items')
    .where('user_id', '=', of.userId)
    .where('name', '=', of.name)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Removes all saved products of a user. */
export async function removeAllSaved(db: Database, userId: number): Promise<void> {
  await db.deleteFrom('saved_items').where('user_id', '=', userId).execute();
}
