import { z } from 'zod';
import { contentActions, type Scopes } from '../../core/viewer.ts';
import type { Database } from '../../platform/context.ts';
import type { ApiToken } from './api-token.ts';

const stored = z.record(z.string(), z.array(z.enum(contentActions)));
const columns = [
  'document_id as documentId',
  'name',
  'scopes',
  'created_at as createdAt',
  'expires_at as expiresAt',
  'last_used_at as lastUsedAt',
  'revoked_at as revokedAt',
] as const;

export async function insertApiToken(
  db: Database,
  token: { name: string; hash: string; scopes: Scopes; createdBy: number | null; now: Date; expiresAt: Date | null },
): Promise<ApiToken> {
  const row = await db
    .insertInto('api_tokens')
    .values({
      name: token.name,
      token_hash: token.hash,
      scopes: JSON.stringify(token.scopes),
      created_by: token.createdBy,
      created_at: token.now,
      expires_at: token.expiresAt,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return { ...row, scopes: stored.parse(row.scopes) };
}

/** All tokens, including ended ones, newest first. */
export async function allApiTokens(db: Database): Promise<ApiToken[]> {
  const rows = await db.selectFrom('api_tokens').select(columns).orderBy('id', 'desc').limit(1_000).execute();
  return rows.map((row) => ({ ...row, scopes: stored.parse(row.scopes) }));
}

/** The token with that hash, if it is valid at that instant. */
export async function findLiveToken(db: Database, hash: string, now: Date) {
  const row = await db
    .selectFrom('api_tokens')
    .select(['id', 'name', 'scopes', 'last_used_at as lastUsedAt'])
    .where('token_hash', '=', hash)
    .where('revoked_at', 'is', null)
    .where((is) => is.or([is('expires_at', 'is', null), is('expires_at', '>', now)]))
    .executeTakeFirst();
  return row && { ...row, scopes: stored.parse(row.scopes) };
}

/** Records the use, unless one was recorded since `before`. */
export async function touchToken(db: Database, id: number, now: Date, before: Date): Promise<void> {
  await db
    .updateTable('api_tokens')
    .set({ last_used_at: now })
    .where('id', '=', id)
    .where((is) => is.or([is('last_used_at', 'is', null), is('last_used_at', '<=', before)]))
    .execute();
}

/** Revokes a token; returns its name, or undefined if there is no valid one. */
export async function endApiToken(db: Database, documentId: string, now: Date): Promise<string | undefined> {
  const row = await db
    .updateTable('api_tokens')
    .set({ revoked_at: now })
    .where('document_id', '=', documentId)
    .where('revoked_at', 'is', null)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}
