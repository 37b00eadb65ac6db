import { errorsImportExportTexts } from '../../messages/en/errors/import-export.ts';
import { type Sentence, sentence } from '../../messages/message.ts';
import { type GivenTranslation, mostTranslations, translatedInto, wrongPart } from '../content/given-translation.ts';

/** The column with the translations of an entry and its parts: by language and English text, as JSON. */
export const translationsColumn = 'translations';

interface FileTranslations {
  readonly translations: readonly GivenTranslation[];
  /** The first problem of each language. */
  readonly problems: readonly Sentence[];
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const shortened = (text: string) => (text.length > 80 ? `${text.slice(0, 80)}…` : text).toWellFormed();

/** Parses the translations of an entry in a file. None: nothing changes. */
export function translationsIn(value: unknown): FileTranslations {
  if (value === undefined || value === null) return { translations: [], problems: [] };
  if (!isObject(value)) return { translations: [], problems: [sentence(errorsImportExportTexts.translationsShape)] };
  const read = Object.entries(value).map(([language, texts]) => translationsInto(language, texts));
  return {
    translations: read.flatMap((one) => ('problem' in one ? [] : one.translations)),
    problems: read.flatMap((one) => ('problem' in one ? [one.problem] : [])),
  };
}

function translationsInto(
  name: string,
  texts: unknown,
): { readonly translations: readonly GivenTranslation[] } | { readonly problem: Sentence } {
  const language = shortened(name);
  if (!translatedInto.includes(name))
    return { problem: sentence(errorsImportExportTexts.unknownLanguage, { language }) };
  if (!isObject(texts)) return { problem: sentence(errorsImportExportTexts.languageShape, { language }) };
  const pairs = Object.entries(texts);
  if (pairs.length > mostTranslations)
    return { problem: sentence(errorsImportExportTexts.tooManyTranslations, { language, most: mostTranslations }) };
  const translations: GivenTranslation[] = [];
  for (const [source, text] of pairs) {
    const named = { language, source: shortened(source) };
    if (typeof text !== 'string') return { problem: sentence(errorsImportExportTexts.translationNotText, named) };
    const one = { language, source, text: text.trim() === '' ? '' : text };
    const wrong = wrongPart(one)?.part;
    if (wrong === 'source') return { problem: sentence(errorsImportExportTexts.wrongSource, { language }) };
    if (wrong) return { problem: sentence(errorsImportExportTexts.wrongTranslation, named) };
    translations.push(one);
  }
  return { translations };
}

/** Those that differ from what the entry says `now`, as in a file. */
export function changedTranslations(translations: readonly GivenTranslation[], now: unknown): GivenTranslation[] {
  const part = (value: unknown, name: string) =>
    isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  return translations.filter(({ language, source, text }) => (part(part(now, language), source) ?? '') !== text);
}
