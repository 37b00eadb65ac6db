import type { Database } from '../../platform/context.ts';

export async function storedSettings(db: Database, keys: readonly string[]): Promise<Map<string, unknown>> {
  const rows = await db.selectFrom('settings').select(['key', 'value']).where('key', 'in', keys).execute();
  return new Map(rows.map(({ key, value }) => [key, value]));
}

/** Inserts settings whose keys are missing, and makes all of them public. */
export async function insertSettings(db: Database, settings: ReadonlyMap<string, unknown>, now: Date): Promise<void> {
  await db
    .insertInto('settings')
    .values(
      [...settings].map(([key, value]) => ({
        key,
        value: JSON.stringify(value),
        public: true,
        created_at: now,
        updated_at: now,
        published_at: now,
      })),
    )
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ public: true }))
    .execute();
}

export async function publicKeys(db: Database): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('settings').select('key').where('public', '=', true).execute();
  return new Set(rows.map(({ key }) => key));
}
