import { errorsContentTexts } from '../../messages/en/errors/content.ts';
import { sentence } from '../../messages/message.ts';
import { AppError, inEnglish, invalidField, notFound } from '../core/app-error.ts';
import { requireRight } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import type { ContentType } from './content-type.ts';
import { mostTranslations, translatedInto, wrongPart } from './given-translation.ts';
import { storeTranslations } from './store-translations.ts';
import { translationVersion } from './translation-state.ts';
import { type Translation, translationsOfEntry } from './translations.sql.ts';
import { writing } from './write-answer.ts';
import { lockEntry } from './write-entry.sql.ts';

export interface NewTranslations {
  readonly type: ContentType;
  readonly documentId: string;
  readonly language: string;
  /** An empty text deletes the translation of its source. Texts that are not named stay as they are. */
  readonly translations: readonly NewTranslation[];
}

interface NewTranslation extends Translation {
  /** The version (`translationVersion`) of the translation that it replaces; undefined: of any. */
  readonly ifMatch?: string | undefined;
}

/**
 * Stores what an entry or its parts say in a language. Throws NotFoundError, and ValidationError with the field
 * `language` or `translations`; ConflictError if someone else has changed a translation.
 *
 * @may editor, admin, operator, writing program
 */
export async function putTranslations(
  ctx: Context,
  { type, documentId, language, translations }: NewTranslations,
): Promise<void> {
  requireRight(ctx.viewer, 'write content', { type: type.name, action: 'update' });
  if (!translatedInto.includes(language))
    throw invalidField(['language'], sentence(errorsContentTexts.translationLanguage));
  const given = translations.map(({ text, ...one }) => ({ ...one, text: text.trim() === '' ? '' : text }));
  if (given.length > mostTranslations)
    throw invalidField(['translations'], sentence(errorsContentTexts.manyTranslations, { most: mostTranslations }));
  for (const [index, { source, text }] of given.entries()) {
    const wrong = wrongPart({ language, source, text });
    if (wrong) throw invalidField(['translations', String(index), wrong.part], wrong.words);
  }
  await writing(ctx, type, async (ctx) => {
    const entry = await lockEntry(ctx.db, type, documentId);
    if (!entry) throw notFound();
    const stored = await translationsOfEntry(ctx.db, { type: type.name, documentId }, language);
    const before = new Map(stored.map(({ source, text }) => [source, text]));
    const changed = given.filter((one) => changes(one, before));
    if (changed.length === 0) return;
    refuseUnseen(given, before);
    const translations = changed.map(({ source, text }) => ({ language, source, text }));
    await storeTranslations(ctx, type, [{ documentId, translations }]);
  });
}

/** Whether it is another one than is stored. One that its author left as it was changes nothing, whatever is stored by now. */
function changes({ source, text, ifMatch }: NewTranslation, before: ReadonlyMap<string, string>): boolean {
  return (before.get(source) ?? '') !== text && translationVersion(text) !== ifMatch;
}

/** Throws ConflictError for translations that would replace others than their authors have seen. */
function refuseUnseen(given: readonly NewTranslation[], before: ReadonlyMap<string, string>): void {
  const unseen = given.flatMap((one, index) => {
    const stored = before.get(one.source) ?? '';
    if (!changes(one, before) || one.ifMatch === undefined || translationVersion(stored) === one.ifMatch) return [];
    const words =
      stored === ''
        ? sentence(errorsContentTexts.translationDeleted)
        : sentence(errorsContentTexts.translationChanged, { text: stored });
    return [{ path: ['translations', String(index), 'text'], words }];
  });
  const [first, ...more] = unseen.map(({ words }) => words);
  if (!first) return;
  const errors = unseen.map(({ path, words }) => ({ path, message: inEnglish(words), name: 'ValidationError' }));
  throw new AppError('ConflictError', first, { errors }, more);
}
