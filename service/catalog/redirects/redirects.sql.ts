import { sql } from 'kysely';
import type { Database } from '../../platform/context.ts';
import type { Redirect } from './redirect.ts';

const columns = ['id', 'path', 'target', 'permanent'] as const;
export type StoredRedirect = Redirect & { readonly id: number };

export function allRedirects(db: Database): Promise<StoredRedirect[]> {
  return db.selectFrom('redirects').select(columns).execute();
}

/** Redirects after that path, in order, whose path or target contains the words. */
export function redirectsAfter(
  db: Database,
  { after, words, limit }: { after: string; words: string; limit: number },
): Promise<StoredRedirect[]> {
  return db
    .selectFrom('redirects')
    .select(columns)
    .where('path', '>', after)
    .$if(words !== '', (query) => query.where(sql<boolean>`strpos(lower(path || ' ' || target), lower(${words})) > 0`))
    .orderBy('path')
    .limit(limit)
    .execute();
}

/** Locks redirects against other writers until the transaction ends: two that are valid alone can form a loop. */
export async function lockRedirects(db: Database): Promise<void> {
  await sql`lock table redirects in share row exclusive mode`.execute(db);
}

export async function putRedirect(db: Database, { path, target, permanent }: Redirect, now: Date): Promise<void> {
  await db
    .insertInto('redirects')
    .values({ path, target, permanent, created_at: now })
    .onConflict((conflict) => conflict.column('path').doUpdateSet({ target, permanent }))
    .execute();
}

export function removeRedirect(db: Database, id: number): Promise<Redirect | undefined> {
  return db.deleteFrom('redirects').where('id', '=', id).returning(['path', 'target', 'permanent']).executeTakeFirst();
}
