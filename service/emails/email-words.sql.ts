import { sql } from 'kysely';
import type { Database } from '../platform/context.ts';
import type { OwnWords } from './phrase.ts';

/** The operator's words of all emails. */
export async function ownWords(db: Database): Promise<OwnWords> {
  const rows = await db.selectFrom('email_words').select(['standard', 'own']).execute();
  if (rows.length === 0) return () => undefined;
  const own = new Map(rows.map((row) => [row.standard, row.own]));
  return (standard) => own.get(standard);
}

/** The same, of which none changes before the transaction ends. */
export async function ownWordsAlone(db: Database): Promise<OwnWords> {
  await sql`lock table email_words in share row exclusive mode`.execute(db);
  return ownWords(db);
}

/** Keeps words for sentences of the site; `own` null: the site's are said again. */
export async function keepWords(
  db: Database,
  changes: readonly { readonly standard: string; readonly own: string | null }[],
  now: Date,
): Promise<void> {
  const kept = changes.flatMap(({ standard, own }) => (own === null ? [] : [{ standard, own, changed_at: now }]));
  const gone = changes.flatMap(({ standard, own }) => (own === null ? [standard] : []));
  if (gone.length > 0) await db.deleteFrom('email_words').where('standard', 'in', gone).execute();
  if (kept.length === 0) return;
  await db
    .insertInto('email_words')
    .values(kept)
    .onConflict((conflict) =>
      conflict.column('standard').doUpdateSet(({ ref }) => ({
        own: ref('excluded.own'),
        changed_at: ref('excluded.changed_at'),
      })),
    )
    .execute();
}
