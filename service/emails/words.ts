declare const words: unique symbol;
/** A text for emails: printable, without line breaks, never markup: renderers escape it. */
export type Words = string & { readonly [words]: true };

// C0 and C1 controls, line separators, and direction marks
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must go
const unprintable = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/;
const everyUnprintable = new RegExp(unprintable, 'g');

function isWords(text: string): text is Words {
  return !unprintable.test(text);
}

/** Makes printable words: unprintable characters become spaces, and spaces are collapsed. */
export function wordsOf(text: string): Words {
  const content = text.toWellFormed().replace(everyUnprintable, ' ').replace(/\s+/g, ' ');
  if (!isWords(content)) throw new RangeError('Words must be printable');
  return content;
}

/**
 * One printable line of at most `max` characters: no control characters or direction marks, truncated with an ellipsis.
 */
export function oneLine(text: string, max = 200): Words {
  const line = wordsOf(text).trim();
  const characters = [...line];
  return wordsOf(characters.length <= max ? line : `${characters.slice(0, max - 1).join('')}…`);
}

declare const webAddress: unique symbol;
/** An absolute http(s) address for links. */
export type WebAddress = string & { readonly [webAddress]: true };

function isWebAddress(text: string): text is WebAddress {
  return /^https?:\/\/[^\s\p{C}"<>\\]+$/u.test(text) && URL.canParse(text);
}

/** The only check of links in emails. Throws RangeError if the text is not an absolute http(s) address. */
export function webAddressOf(text: string): WebAddress {
  if (!isWebAddress(text)) throw new RangeError('A link in an email must be an absolute http address');
  return text;
}
