import { errorsContentTexts } from '../../messages/en/errors/content.ts';
import { sentence } from '../../messages/message.ts';
import { languages } from '../../messages/translations.ts';
import { AppError, inEnglish, invalidField, notFound } from '../core/app-error.ts';
import { requireRight } from '../core/may.ts';
import { recordAudit } from '../platform/audit.ts';
import type { Context } from '../platform/context.ts';
import type { ContentType } from './content-type.ts';
import { translationVersion } from './translation-state.ts';
import {
  deleteTranslationsOfTexts,
  saveTranslations,
  type Translation,
  translationsOfEntry,
} from './translations.sql.ts';
import { writing } from './write-answer.ts';
import { lockEntry } from './write-entry.sql.ts';

/** Characters of a text, in English or translated: more than any field of an entry may have. */
export const longestTranslation = 50_000;
/** Translations of one call. */
export const mostTranslations = 1_000;

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
  if (language === 'en' || !languages.includes(language))
    throw invalidField(['language'], sentence(errorsContentTexts.translationLanguage));
  const given = translations.map(({ text, ...one }) => ({ ...one, text: text.trim() === '' ? '' : text }));
  if (given.length > mostTranslations)
    throw invalidField(['translations'], sentence(errorsContentTexts.manyTranslations, { most: mostTranslations }));
  for (const [index, { source, text }] of given.entries())
    for (const [name, value] of Object.entries({ source, text }))
      if (value.length > longestTranslation || value.includes('\0') || (name === 'source' && value === ''))
        throw invalidField(['translations', String(index), name], sentence(errorsContentTexts.translationText));
  await writing(ctx, type, async (ctx) => {
    const entry = await lockEntry(ctx.db, type, documentId);
    if (!entry) throw notFound();
    const name = { type: type.name, documentId };
    const stored = await translationsOfEntry(ctx.db, name, language);
    const before = new Map(stored.map(({ source, text }) => [source, text]));
    const changed = given.filter((one) => changes(one, before));
    if (changed.length === 0) return;
    refuseUnseen(given, before);
    const removed = changed.filter(({ text }) => text === '').map(({ source }) => source);
    await deleteTranslationsOfTexts(ctx.db, name, language, removed);
    const saved = changed.filter(({ text }) => text !== '').map((one) => ({ ...name, ...one, language }));
    await saveTranslations(ctx.db, saved, ctx.now);
    const textsOf = (text: (source: string) => string | undefined) => ({
      language,
      texts: Object.fromEntries(changed.map(({ source }) => [source, text(source) ?? null])),
    });
    const after = new Map(changed.map(({ source, text }) => [source, text === '' ? undefined : text]));
    await recordAudit(ctx, {
      action: 'translate',
      subjectType: type.name,
      subjectId: documentId,
      before: textsOf((source) => before.get(source)),
      after: textsOf((source) => after.get(source)),
    });
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
