import type { Context } from '../platform/context.ts';
import { cacheByContentVersion } from './content-version.ts';
import type { TranslatedTexts } from './given-translation.ts';
import { translationsOfEntries, translationsOfTexts, translationsOfType } from './translations.sql.ts';

type Reader = Pick<Context, 'db' | 'now' | 'language'>;

/** An entry, and texts that it says in English. */
export interface EntryTexts {
  readonly documentId: string;
  readonly sources: Iterable<string>;
}

/** What an entry says in the reader's language in place of an English text; undefined if it is not translated. */
export type TranslationOf = (documentId: string, source: string) => string | undefined;

/** What these entries of a type say in the reader's language. One statement; none in English. */
export async function readTranslations(
  { db, language }: Reader,
  type: string,
  entries: readonly EntryTexts[],
): Promise<TranslationOf> {
  if (language === 'en') return () => undefined;
  const wanted = entries.flatMap(({ documentId, sources }) =>
    [...sources].map((source) => ({ type, documentId, source })),
  );
  const found = new Map<string, Map<string, string>>();
  for (const { documentId, source, text } of await translationsOfTexts(db, language, wanted)) {
    const own = found.get(documentId) ?? new Map<string, string>();
    found.set(documentId, own.set(source, text));
  }
  return (documentId, source) => found.get(documentId)?.get(source);
}

/**
 * What these entries of a type say in other languages, by document id, also of texts that they no longer say. For callers
 * that have checked the permission.
 */
export async function translatedTexts(
  { db }: Pick<Context, 'db'>,
  type: string,
  documentIds: readonly string[],
): Promise<ReadonlyMap<string, TranslatedTexts>> {
  const stored = await translationsOfEntries(db, type, documentIds);
  const byLanguage = (some: typeof stored) => [...Map.groupBy(some, ({ language }) => language)];
  return new Map(
    [...Map.groupBy(stored, ({ documentId }) => documentId)].map(([documentId, own]) => [
      documentId,
      Object.fromEntries(
        byLanguage(own).map(([language, texts]) => [
          language,
          Object.fromEntries(texts.map(({ source, text }) => [source, text])),
        ]),
      ),
    ]),
  );
}

const ofTypes = new Map<string, (ctx: Reader) => Promise<ReadonlyMap<string, string>>>();

/**
 * All that the entries of a type say in the reader's language, by their English texts, cached until content changes.
 * For types with few entries.
 */
export function allTranslations(ctx: Reader, type: string): Promise<ReadonlyMap<string, string>> {
  const key = `${ctx.language} ${type}`;
  const read =
    ofTypes.get(key) ??
    cacheByContentVersion(async ({ db, language }: Reader) => {
      const all = await translationsOfType(db, type, language);
      return new Map(all.map(({ source, text }) => [source, text]));
    });
  ofTypes.set(key, read);
  return read(ctx);
}
