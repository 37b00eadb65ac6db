import type { Database } from '../../platform/context.ts';

export interface SavedReply {
  readonly id: number;
  readonly name: string;
  readonly text: string;
}

/** Finds all saved replies, by name; a hundred at most. */
export function findSavedReplies(db: Database): Promise<SavedReply[]> {
  return db.selectFrom('saved_replies').select(['id', 'name', 'text']).orderBy('name').limit(100).execute();
}

/** Saves a reply under its name, in place of one of the same name. */
export async function upsertSavedReply(
  db: Database,
  { name, text, now }: { name: string; text: string; now: Date },
): Promise<void> {
  await db
    .insertInto('saved_replies')
    .values({ name, text, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ text, updated_at: now }))
    .execute();
}

/** Deletes a saved reply and returns it; undefined if there is none. */
export function removeSavedReply(db: Database, id: number): Promise<SavedReply | undefined> {
  return db.deleteFrom('saved_replies').where('id', '=', id).returning(['id', 'name', 'text']).executeTakeFirst();
}
