import { errorsContentTexts } from '../../messages/en/errors/content.ts';
import { type Sentence, sentence } from '../../messages/message.ts';
import { languages } from '../../messages/translations.ts';

/** Characters of a text, in English or translated: more than any field of an entry may have. */
export const longestTranslation = 50_000;
/** Translations of one call, or of an entry in a file. */
export const mostTranslations = 1_000;

/** The languages into which entries are translated. */
export const translatedInto: readonly string[] = languages.filter((language) => language !== 'en');

/** What an entry shall say in a language in place of an English text. An empty text deletes the translation. */
export interface GivenTranslation {
  readonly language: string;
  readonly source: string;
  readonly text: string;
}

/** What entries say in other languages: the text by language and English text. */
export type TranslatedTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The part of a translation that cannot be stored, and the reason; undefined if all of it can. */
export function wrongPart({
  language,
  source,
  text,
}: GivenTranslation): { readonly part: 'language' | 'source' | 'text'; readonly words: Sentence } | undefined {
  if (!translatedInto.includes(language))
    return { part: 'language', words: sentence(errorsContentTexts.translationLanguage) };
  for (const [part, value] of [['source', source] as const, ['text', text] as const]) {
    if (value.length > longestTranslation)
      return {
        part,
        words: sentence(errorsContentTexts.translationTooLong, { most: longestTranslation.toLocaleString('en-IN') }),
      };
    if ((part === 'source' && value === '') || value.includes('\0') || !value.isWellFormed())
      return { part, words: sentence(errorsContentTexts.translationText) };
  }
  return undefined;
}
