import { sql } from 'kysely';
import type { Database } from '../platform/context.ts';
import type { Overrides } from './message-template.ts';

/** The operator's overrides of all email texts. */
export async function loadOverrides(db: Database): Promise<Overrides> {
  const rows = await db.selectFrom('email_words').select(['standard', 'own']).execute();
  if (rows.length === 0) return () => undefined;
  const own = new Map(rows.map((row) => [row.standard, row.own]));
  return (standard) => own.get(standard);
}

/** The same, locked until the transaction ends. */
export async function lockOverrides(db: Database): Promise<Overrides> {
  await sql`lock table email_words in share row exclusive mode`.execute(db);
  return loadOverrides(db);
}

/** Stores overrides of sentences; `own` null restores the standard text. */
export async function saveOverrides(
  db: Database,
  changes: readonly { readonly standard: string; readonly own: string | null }[],
  now: Date,
): Promise<void> {
  const saved = changes.flatMap(({ standard, own }) => (own === null ? [] : [{ standard, own, changed_at: now }]));
  const removed = changes.flatMap(({ standard, own }) => (own === null ? [standard] : []));
  if (removed.length > 0) await db.deleteFrom('email_words').where('standard', 'in', removed).execute();
  if (saved.length === 0) return;
  await db
    .insertInto('email_words')
    .values(saved)
    .onConflict((conflict) =>
      conflict.column('standard').doUpdateSet(({ ref }) => ({
        own: ref('excluded.own'),
        changed_at: ref('excluded.changed_at'),
      })),
    )
    .execute();
}
