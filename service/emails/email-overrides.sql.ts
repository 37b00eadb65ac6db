import { sql } from 'kysely';
import type { Context, Database } from '../platform/context.ts';
import { checkAddress, type Wording } from './wording.ts';

/** How the operator words emails in that language. */
export async function loadWording({ db, config }: Pick<Context, 'db' | 'config'>, language: string): Promise<Wording> {
  const rows = await db.selectFrom('email_words').select(['message', 'own']).where('language', '=', language).execute();
  const own = new Map(rows.map(({ message, own }) => [message, own]));
  return { language, own, checkAt: checkAddress(config.publicUrl, language) };
}

/** The same, locked until the transaction ends. */
export async function lockWording(ctx: Pick<Context, 'db' | 'config'>, language: string): Promise<Wording> {
  await sql`lock table email_words in share row exclusive mode`.execute(ctx.db);
  return loadWording(ctx, language);
}

/** Stores overrides of messages, by their ids; `own` null restores the standard text. */
export async function saveOverrides(
  db: Database,
  language: string,
  changes: readonly { readonly message: string; readonly own: string | null }[],
  now: Date,
): Promise<void> {
  const saved = changes.flatMap(({ message, own }) =>
    own === null ? [] : [{ message, language, own, changed_at: now }],
  );
  const removed = changes.flatMap(({ message, own }) => (own === null ? [message] : []));
  if (removed.length > 0)
    await db.deleteFrom('email_words').where('language', '=', language).where('message', 'in', removed).execute();
  if (saved.length === 0) return;
  await db
    .insertInto('email_words')
    .values(saved)
    .onConflict((conflict) =>
      conflict.columns(['message', 'language']).doUpdateSet(({ ref }) => ({
        own: ref('excluded.own'),
        changed_at: ref('excluded.changed_at'),
      })),
    )
    .execute();
}
