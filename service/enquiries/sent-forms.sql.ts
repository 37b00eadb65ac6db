import type { Database } from '../platform/context.ts';

/** Stores the id; false if it exists. Waits for another transaction that is storing it. */
export async function insertForm(
  db: Database,
  { id, fingerprint, now }: { id: string; fingerprint: string; now: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('sent_forms')
    .values({ id, fingerprint, created_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function fingerprintOf(db: Database, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('sent_forms').select('fingerprint').where('id', '=', id).executeTakeFirst();
  return row?.fingerprint;
}

export async function deleteForms(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('sent_forms').where('created_at', '<', before).execute();
}
