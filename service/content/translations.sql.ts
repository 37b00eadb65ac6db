import { sql } from 'kysely';
import type { Database } from '../platform/context.ts';

/** An entry, by the name of its type. */
export interface EntryName {
  readonly type: string;
  readonly documentId: string;
}

/** What an entry says in English, and in another language. */
export interface Translation {
  readonly source: string;
  readonly text: string;
}

export interface StoredTranslation extends Translation {
  readonly language: string;
  readonly updatedAt: Date;
}

/** Texts that entries say, in one language. */
export async function translationsOfTexts(
  db: Database,
  language: string,
  wanted: readonly (EntryName & { readonly source: string })[],
): Promise<(EntryName & Translation)[]> {
  if (wanted.length === 0) return [];
  const { rows } = await sql<EntryName & Translation>`
    select t.subject_type as type, t.document_id as "documentId", t.source, t.text
    from unnest(${wanted.map(({ type }) => type)}::text[], ${wanted.map(({ documentId }) => documentId)}::text[],
      ${wanted.map(({ source }) => source)}::text[]) as w (type, document_id, source)
    join content_translations t on t.language = ${language} and t.subject_type = w.type
      and t.document_id = w.document_id and t.source_hash = md5(w.source) and t.source = w.source`.execute(db);
  return rows;
}

/** All translations of entries of a type in a language: few, such as those of destinations. */
export async function translationsOfType(db: Database, type: string, language: string): Promise<Translation[]> {
  return db
    .selectFrom('content_translations')
    .select(['source', 'text'])
    .where('subject_type', '=', type)
    .where('language', '=', language)
    .orderBy('document_id')
    .execute();
}

/** All translations of an entry with its parts, in order of their English. */
export async function translationsOfEntry(
  db: Database,
  { type, documentId }: EntryName,
  language: string | undefined,
): Promise<StoredTranslation[]> {
  const rows = await db
    .selectFrom('content_translations')
    .select(['language', 'source', 'text', 'updated_at'])
    .where('subject_type', '=', type)
    .where('document_id', '=', documentId)
    .$if(language !== undefined, (query) => query.where('language', '=', language ?? ''))
    .orderBy('language')
    .orderBy('source')
    .execute();
  return rows.map(({ updated_at, ...row }) => ({ ...row, updatedAt: updated_at }));
}

/** All translations of entries of a type, by entry, language and English text. */
export async function translationsOfEntries(
  db: Database,
  type: string,
  documentIds: readonly string[],
): Promise<(Pick<EntryName, 'documentId'> & Pick<StoredTranslation, 'language'> & Translation)[]> {
  if (documentIds.length === 0) return [];
  return db
    .selectFrom('content_translations')
    .select(['document_id as documentId', 'language', 'source', 'text'])
    .where('subject_type', '=', type)
    .where('document_id', 'in', documentIds)
    .orderBy('document_id')
    .orderBy('language')
    .orderBy('source')
    .execute();
}

/** The languages into which texts of entries of a type are translated, by entry. */
export async function languagesOfEntries(
  db: Database,
  type: string,
  documentIds: readonly string[],
): Promise<(Pick<EntryName, 'documentId'> & Pick<StoredTranslation, 'language'>)[]> {
  if (documentIds.length === 0) return [];
  return db
    .selectFrom('content_translations')
    .select(['document_id as documentId', 'language'])
    .distinct()
    .where('subject_type', '=', type)
    .where('document_id', 'in', documentIds)
    .execute();
}

/** Rows of a statement, far below the parameters that the protocol allows. */
const mostRows = 5_000;

/** Stores translations; later ones of the same text replace earlier ones. Unchanged ones keep their time. */
export async function saveTranslations(
  db: Database,
  translations: readonly (EntryName & Translation & { readonly language: string })[],
  now: Date,
): Promise<void> {
  const rows = [
    ...new Map(
      translations.map((one) => [JSON.stringify([one.language, one.type, one.documentId, one.source]), one] as const),
    ).values(),
  ];
  for (let start = 0; start < rows.length; start += mostRows) {
    const some = rows.slice(start, start + mostRows);
    await sql`
      insert into content_translations as t (language, subject_type, document_id, source, text, updated_at)
      select language, type, document_id, source, text, ${now}::timestamptz
      from unnest(${some.map(({ language }) => language)}::text[], ${some.map(({ type }) => type)}::text[],
        ${some.map(({ documentId }) => documentId)}::text[], ${some.map(({ source }) => source)}::text[],
        ${some.map(({ text }) => text)}::text[]) as w (language, type, document_id, source, text)
      on conflict (subject_type, document_id, language, source_hash)
      do update set text = excluded.text, updated_at = excluded.updated_at where t.text <> excluded.text`.execute(db);
  }
}

/** Deletes the translations of these texts into these languages. */
export async function deleteTranslationsOfTexts(
  db: Database,
  type: string,
  texts: readonly (Pick<EntryName, 'documentId'> & Pick<StoredTranslation, 'language' | 'source'>)[],
): Promise<void> {
  if (texts.length === 0) return;
  await sql`
    delete from content_translations t
    using unnest(${texts.map(({ documentId }) => documentId)}::text[], ${texts.map(({ language }) => language)}::text[],
      ${texts.map(({ source }) => source)}::text[]) as w (document_id, language, source)
    where t.subject_type = ${type} and t.document_id = w.document_id and t.language = w.language
      and t.source_hash = md5(w.source) and t.source = w.source`.execute(db);
}

/** Deletes whatever entries say in other languages. */
export async function deleteTranslationsOfEntries(
  db: Database,
  type: string,
  documentIds: readonly string[],
): Promise<void> {
  if (documentIds.length === 0) return;
  await db
    .deleteFrom('content_translations')
    .where('subject_type', '=', type)
    .where('document_id', 'in', documentIds)
    .execute();
}
