import format, { type CompiledMessage, type FormatOptions, type FormatValues } from 'icu-minify/format';
import type { Elements, Given, Message, RichMessage, Sentence, Values } from './message.ts';
import { type Translations, translationsOf } from './translations.ts';

/** Formats texts in one language. */
export interface Translate {
  <Text extends string>(message: Message<Text>, ...given: Given<Text>): string;
  /** A text with tags: its words, and what `elements` makes of those within a tag. */
  readonly parts: <Text extends string, Element>(
    message: RichMessage<Text>,
    values: Values<Text> & Elements<Text, Element>,
  ) => readonly (string | Element)[];
  /** The text of a sentence. */
  readonly of: (sentence: Sentence) => string;
  /** The name of a place, given in English; in English if it has no other. */
  readonly place: (name: string) => string;
  /** 'A, B and C'. */
  readonly list: (items: readonly string[]) => string;
  /** Such as 'en' or 'hi'. */
  readonly language: string;
}

const plurals = new Map<string, Intl.PluralRules>();
const numbers = new Intl.NumberFormat('en-IN');

const options: FormatOptions = {
  formatters: {
    // digits are Latin, with the commas of lakhs, in every language
    getNumberFormat: () => numbers,
    getPluralRules: (locale) => {
      const language = String(locale);
      const rules = plurals.get(language) ?? new Intl.PluralRules(language);
      plurals.set(language, rules);
      return rules;
    },
    // dates are formatted by service/core/day.ts
    getDateTimeFormat: () => {
      throw new Error('A message takes a date as text');
    },
  },
};

/** In browsers a message is its compiled text alone, in the language of the page (scripts/pages/compiled-messages.ts). */
const isCompiled = (message: Message | RichMessage | CompiledMessage): message is CompiledMessage =>
  typeof message === 'string' || Array.isArray(message);

/** What texts of one language are made with. A text without a translation appears in English. */
export function translateTo(language: string, translations?: Translations): Translate {
  function formatted<Element = string>(
    message: Message | RichMessage | CompiledMessage,
    values?: FormatValues<Element>,
  ) {
    if (isCompiled(message)) return format<Element>(message, language, values, options);
    const translation = translations?.get(message.id);
    return translation === undefined
      ? format<Element>(message.english, 'en', values, options)
      : format<Element>(translation, language, values, options);
  }
  function text(message: Message, values?: Record<string, string | number>): string {
    const whole = formatted(message, values);
    if (typeof whole !== 'string') throw new TypeError(`${message.id} has tags`);
    return whole;
  }
  function parts<Element>(message: RichMessage, values: FormatValues<Element>) {
    const whole = formatted<Element>(message, values);
    return Array.isArray(whole) ? whole : [whole];
  }
  const place = (name: string) => name;
  let lists: Intl.ListFormat | undefined;
  const list = (items: readonly string[]) => {
    lists ??= new Intl.ListFormat(`${language}-IN`);
    return lists.format(items);
  };
  const of = ({ message, values }: Sentence) => {
    const worded = Object.entries(values).map(([name, value]) => {
      return [name, typeof value === 'function' ? value({ language }) : value] as const;
    });
    return text(message, Object.fromEntries(worded));
  };
  return Object.assign(text, { parts, of, place, list, language });
}

/** The same texts with these names of places, by their English ones. */
export function withPlaces(t: Translate, places: ReadonlyMap<string, string>): Translate {
  const text = <Text extends string>(message: Message<Text>, ...given: Given<Text>) => t(message, ...given);
  const place = (name: string) => places.get(name) ?? t.place(name);
  const { parts, of, list, language } = t;
  return Object.assign(text, { parts, of, place, list, language });
}

export const english = translateTo('en');

const known = new Map([['en', english]]);

/** Formats texts in that language; in English if there is no such folder of messages. */
export function textIn(language: string): Translate {
  let found = known.get(language);
  if (!found) {
    const translations = translationsOf(language);
    if (!translations) return english;
    found = translateTo(language, translations);
    known.set(language, found);
  }
  return found;
}
