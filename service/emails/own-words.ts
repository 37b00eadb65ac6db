import type { CompiledMessage } from 'icu-minify/format';
import { compiled } from '../../messages/catalogue.ts';
import { errorsEmailsTexts } from '../../messages/en/errors/emails.ts';
import { type Message, type Sentence, sentence } from '../../messages/message.ts';
import { placeholdersIn } from '../../messages/placeholders.ts';

/** The placeholder of the site's name, which any own words may contain. */
export const sitePlaceholder = 'house';

/** The operator's own words for a sentence, in a form that is formatted. */
export interface OwnWords {
  readonly text: CompiledMessage;
  /** What is still to be done to the formatted text. */
  readonly finish: (formatted: string) => string;
}

/**
 * Placeholders that own words may omit: the greeted name and the site's name. All others are facts that the reader
 * needs.
 */
const optional = new Set([sitePlaceholder, 'name']);

// no text of an email contains this character (words.ts)
const lessThan = '\u0001';

function compiledWords(words: string): CompiledMessage | undefined {
  try {
    // emails have no tags: '<' is a character like others
    return compiled({ words: words.replaceAll('<', lessThan) }).words;
  } catch {
    return undefined;
  }
}

/** Reads own words (ICU without tags) for that message, or says why they are invalid, as a sentence. */
export function readOwnWords(message: Message, words: string): OwnWords | { readonly problem: Sentence } {
  const text = compiledWords(words);
  if (text === undefined) return { problem: braces };
  const [standard, own] = [placeholdersIn(message.english), placeholdersIn(text)];
  const strange = [...own.names].find((name) => name !== sitePlaceholder && !standard.names.has(name));
  if (strange !== undefined)
    return { problem: sentence(errorsEmailsTexts.notAvailable, { placeholder: `{${strange}}` }) };
  const missing = [...standard.always].find((name) => !optional.has(name) && !own.always.has(name));
  if (missing !== undefined)
    return { problem: sentence(errorsEmailsTexts.keepPlaceholder, { placeholder: `{${missing}}` }) };
  const [odd] = [...own.others, ...[...own.plurals].filter((name) => !standard.plurals.has(name))];
  if (odd !== undefined) return { problem: sentence(errorsEmailsTexts.onlyPlaceholder, { placeholder: `{${odd}}` }) };
  return { text, finish: (formatted) => formatted.replaceAll(lessThan, '<') };
}

const braces = sentence(errorsEmailsTexts.checkBraces, { example: '{name}', open: "'{'", close: "'}'" });
