import type { Database } from '../../platform/context.ts';

export interface SavedSearch {
  readonly id: number;
  readonly name: string;
  readonly query: string;
}

/** Those of that user, by their names. */
export async function searchesOf(db: Database, userId: number): Promise<SavedSearch[]> {
  return db
    .selectFrom('saved_searches')
    .select(['id', 'name', 'query'])
    .where('user_id', '=', userId)
    .orderBy('name')
    .execute();
}

/** Keeps it under its name, in place of another that is called so. */
export async function putSearch(
  db: Database,
  { userId, name, query, now }: { userId: number; name: string; query: string; now: Date },
): Promise<void> {
  await db
    .insertInto('saved_searches')
    .values({ user_id: userId, name, query, created_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'name']).doUpdateSet({ query }))
    .execute();
}

/** Deletes that one of the user; undefined when there is none. */
export async function dropSearch(db: Database, userId: number, id: number): Promise<SavedSearch | undefined> {
  return db
    .deleteFrom('saved_searches')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning(['id', 'name', 'query'])
    .executeTakeFirst();
}
