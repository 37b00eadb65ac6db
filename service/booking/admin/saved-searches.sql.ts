import type { Database } from '../../platform/context.ts';

export interface SavedSearch {
  readonly id: number;
  readonly name: string;
  readonly query: string;
}

/** Finds the searches of a user, by name. */
export async function findSavedSearches(db: Database, userId: number): Promise<SavedSearch[]> {
  return db
    .selectFrom('saved_searches')
    .select(['id', 'name', 'query'])
    .where('user_id', '=', userId)
    .orderBy('name')
    .execute();
}

/** Inserts a search, or replaces the user's search of the same name. */
export async function upsertSavedSearch(
  db: Database,
  { userId, name, query, now }: { userId: number; name: string; query: string; now: Date },
): Promise<void> {
  await db
    .insertInto('saved_searches')
    .values({ user_id: userId, name, query, created_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'name']).doUpdateSet({ query }))
    .execute();
}

/** Deletes a search of the user and returns it; undefined if there is none. */
export async function deleteSavedSearchRow(db: Database, userId: number, id: number): Promise<SavedSearch | undefined> {
  return db
    .deleteFrom('saved_searches')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning(['id', 'name', 'query'])
    .executeTakeFirst();
}
