import { emailsEveryTexts } from '../../messages/en/emails/every.ts';
import { type Sentence, sentence } from '../../messages/message.ts';
import { textIn, translateTo } from '../../messages/translate.ts';
import { linkingIn } from '../core/language-address.ts';
import { readOwnWords, sitePlaceholder } from './own-words.ts';
import { type WebAddress, type Words, webAddressOf, wordsOf } from './words.ts';

/** A text of an email: fixed words, or a sentence, which is worded in the language of the email. */
export type EmailTextPart = Words | Sentence;

/** How the sentences of an email are worded. */
export interface Wording {
  readonly language: string;
  /** The operator's own words in that language, by the id of the message. */
  readonly own: ReadonlyMap<string, string>;
  /** The page that says whether a message is from the operator. */
  readonly checkAt: WebAddress;
}

/** The texts of the site, without the operator's own words. */
export function standardWording(language: string, publicUrl = 'https://padharo.example'): Wording {
  return { language, own: new Map(), checkAt: checkAddress(publicUrl, language) };
}

export const checkAddress = (publicUrl: string, language: string) =>
  webAddressOf(`${linkingIn(language, { publicUrl }).publicUrl}/verify`);

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
  readonly authentic: T;
  readonly noButton: T;
  readonly unsubscribe: T;
}

export const frameWords: FrameWords<Sentence> = {
  tagline: sentence(emailsEveryTexts.tagline, siteName),
  authentic: sentence(emailsEveryTexts.authentic),
  noButton: sentence(emailsEveryTexts.buttonFails),
  unsubscribe: sentence(emailsEveryTexts.unsubscribe),
};
