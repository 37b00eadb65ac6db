import { hash } from 'node:crypto';
import type { EntryText } from './entry-texts.ts';

/** What an entry says in English and in another language. */
interface Worded {
  readonly source: string;
  readonly text: string;
}

/** A text of an entry with its translation, empty if it has none. */
export interface TranslatedText extends EntryText {
  readonly text: string;
  /** As in `translationVersion`. */
  readonly version: string;
}

export interface TranslationState {
  readonly texts: readonly TranslatedText[];
  /** Number of texts with a translation. */
  readonly done: number;
  /** Translations of English texts that the entry no longer says. */
  readonly outdated: readonly (Worded & { readonly version: string })[];
}

/** Changes with the translation of a text, so that no one replaces one that they have not seen. */
export function translationVersion(text: string): string {
  return hash('sha1', text, 'base64url').slice(0, 12);
}

/** Compares what an entry says in English with its translations into a language. */
export function translationState(texts: readonly EntryText[], stored: readonly Worded[]): TranslationState {
  const translations = new Map(stored.map(({ source, text }) => [source, text]));
  const current = new Set(texts.map(({ source }) => source));
  return {
    texts: texts.map((one) => {
      const text = translations.get(one.source) ?? '';
      return { ...one, text, version: translationVersion(text) };
    }),
    done: texts.filter(({ source }) => translations.has(source)).length,
    outdated: stored
      .filter(({ source }) => !current.has(source))
      .map(({ source, text }) => ({ source, text, version: translationVersion(text) })),
  };
}
