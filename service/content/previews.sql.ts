import { sql } from 'kysely';
import type { Database } from '../platform/context.ts';
import type { ContentType } from './content-type.ts';

/** The owner and the entry of a preview. */
export interface PreviewOf {
  readonly userId: number;
  readonly type: string;
  readonly documentId: string;
}

export async function putPreview(
  db: Database,
  { userId, type, documentId }: PreviewOf,
  { data, now }: { readonly data: unknown; readonly now: Date },
): Promise<void> {
  const written = JSON.stringify(data);
  await db
    .insertInto('entry_previews')
    .values({ user_id: userId, subject_type: type, document_id: documentId, data: written, made_at: now })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'subject_type', 'document_id']).doUpdateSet({ data: written, made_at: now }),
    )
    .execute();
}

/** The typed fields, if not older than `since`. */
export async function previewOf(db: Database, { userId, type, documentId }: PreviewOf, since: Date): Promise<unknown> {
  const row = await db
    .selectFrom('entry_previews')
    .select('data')
    .where('user_id', '=', userId)
    .where('subject_type', '=', type)
    .where('document_id', '=', documentId)
    .where('made_at', '>', since)
    .executeTakeFirst();
  return row?.data;
}

export async function deletePreviews(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('entry_previews').where('made_at', '<=', before).execute();
}

/** Drafts of a type whose column refers to that row, locked until the transaction ends. */
export async function lockDraftsOf(
  db: Database,
  { table }: ContentType,
  column: string,
  id: number,
): Promise<{ id: number; documentId: string }[]> {
  const { rows } = await sql<{ id: number; documentId: string }>`
    select id, document_id as "documentId" from ${sql.table(table)}
    where ${sql.ref(column)} = ${id} and published_at is null order by id for update`.execute(db);
  return rows;
}
