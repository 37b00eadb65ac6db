import { recordAudits } from '../platform/audit.ts';
import type { Context } from '../platform/context.ts';
import type { ContentType } from './content-type.ts';
import type { GivenTranslation } from './given-translation.ts';
import { deleteTranslationsOfTexts, saveTranslations } from './translations.sql.ts';
import { translatedTexts } from './translations.ts';

interface TranslatedEntry {
  readonly documentId: string;
  readonly translations: readonly GivenTranslation[];
}

/**
 * Stores what locked entries of a type say in other languages, in the current transaction, with an audit row for each
 * entry and language that changes. The number of statements does not depend on the number of entries.
 */
export async function storeTranslations(
  ctx: Context,
  type: ContentType,
  entries: readonly TranslatedEntry[],
): Promise<void> {
  const given = entries.filter(({ translations }) => translations.length > 0);
  if (given.length === 0) return;
  const stored = await translatedTexts(
    ctx,
    type.name,
    given.map(({ documentId }) => documentId),
  );
  const changed = given.flatMap(({ documentId, translations }) =>
    translations.flatMap((one) => {
      const before = textIn(stored.get(documentId)?.[one.language], one.source);
      return one.text === (before ?? '') ? [] : [{ ...one, documentId, before }];
    }),
  );
  if (changed.length === 0) return;
  await deleteTranslationsOfTexts(
    ctx.db,
    type.name,
    changed.filter(({ text }) => text === ''),
  );
  await saveTranslations(
    ctx.db,
    changed.filter(({ text }) => text !== '').map((one) => ({ ...one, type: type.name })),
    ctx.now,
  );
  const byEntry = Map.groupBy(changed, ({ documentId, language }) => JSON.stringify([documentId, language]));
  await recordAudits(
    ctx,
    [...byEntry.values()].flatMap((own) => {
      const [first] = own;
      if (!first) return [];
      const texts = (text: (one: (typeof own)[number]) => string | undefined) => ({
        language: first.language,
        texts: Object.fromEntries(own.map((one) => [one.source, text(one) ?? null])),
      });
      return [
        {
          action: 'translate',
          subjectType: type.name,
          subjectId: first.documentId,
          before: texts(({ before }) => before),
          after: texts(({ text }) => (text === '' ? undefined : text)),
        },
      ];
    }),
  );
}

/** A text by its English, which may be the name of a property of every object. */
function textIn(texts: Readonly<Record<string, string>> | undefined, source: string): string | undefined {
  return texts && Object.hasOwn(texts, source) ? texts[source] : undefined;
}
