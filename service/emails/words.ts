declare const words: unique symbol;
/** Words as they may stand in an email: printable, without line breaks, and never markup: renderers write them as text. */
export type Words = string & { readonly [words]: true };

// C0 and C1 controls, line separators, and the marks that reverse the reading direction of what follows
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must go
const unprintable = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/;
const everyUnprintable = new RegExp(unprintable, 'g');

function isWords(text: string): text is Words {
  return !unprintable.test(text);
}

/** Makes words of a text: what is not printable becomes a space, and several spaces one. */
export function wordsOf(text: string): Words {
  const said = text.toWellFormed().replace(everyUnprintable, ' ').replace(/\s+/g, ' ');
  if (!isWords(said)) throw new RangeError('Words must be printable');
  return said;
}

/** One printable line of at most `max` characters: no control characters, no reversed text, cut with an ellipsis. */
export function oneLine(text: string, max = 200): Words {
  const line = wordsOf(text).trim();
  const emails = [...line];
  return wordsOf(emails.length <= max ? line : `${emails.slice(0, max - 1).join('')}…`);
}
