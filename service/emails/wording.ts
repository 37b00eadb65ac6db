import { emailsEveryTexts } from '../../messages/en/emails/every.ts';
import { type Sentence, sentence } from '../../messages/message.ts';
import { textIn, translateTo } from '../../messages/translate.ts';
import { readOwnWords, sitePlaceholder } from './own-words.ts';
import { type Words, wordsOf } from './words.ts';

/** A text of an email: fixed words, or a sentence, which is worded in the language of the email. */
export type EmailTextPart = Words | Sentence;

/** How the sentences of an email are worded. */
export interface Wording {
  readonly language: string;
  /** The operator's own words in that language, by the id of the message. */
  readonly own: ReadonlyMap<string, string>;
}

/** The texts of the site, without the operator's own words. */
export function standardWording(language: string): Wording {
  return { language, own: new Map() };
}

/** Words a sentence. `{house}` stays until the name of the site is known. */
export function wordSentence({ message, values }: Sentence, { language, own }: Wording): Words {
  const known = { message, values: { ...values, ...siteName } };
  const words = own.get(message.id);
  const read = words === undefined ? undefined : readOwnWords(message, words);
  // words without a fact that a later version has there are not used
  if (!read || 'problem' in read) return wordsOf(textIn(language).of(known));
  return wordsOf(read.finish(translateTo(language, new Map([[message.id, read.text]])).of(known)));
}

/** Placeholder of the site's name in email texts, replaced by the setting when the email is stored. */
export const site = `{${sitePlaceholder}}`;

/** The value of that placeholder in sentences. */
export const siteName = { [sitePlaceholder]: site } as const;

/** Texts around the content of every email. */
export interface FrameWords<T> {
  readonly tagline: T;
  readonly noButton: T;
  readonly unsubscribe: T;
}

export const frameWords: FrameWords<Sentence> = {
  tagline: sentence(emailsEveryTexts.tagline, siteName),
  noButton: sentence(emailsEveryTexts.buttonFails),
  unsubscribe: sentence(emailsEveryTexts.unsubscribe),
};
