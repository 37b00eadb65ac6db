import { isGreetable } from '../core/link-like.ts';

// C0 and C1 controls, line separators, and the marks that reverse the reading direction of what follows
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must go
const unprintable = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/g;

/** One printable line of at most `max` characters: no control characters, no reversed text, cut with an ellipsis. */
export function oneLine(text: string, max = 200): string {
  const line = text.toWellFormed().replace(unprintable, ' ').replace(/\s+/g, ' ').trim();
  const letters = [...line];
  return letters.length <= max ? line : `${letters.slice(0, max - 1).join('')}…`;
}

/**
 * How a letter greets the owner of an address that is confirmed: 'Hello Asha,'. Others are greeted without a name, for
 * whoever typed the address typed the name. One that could be read as a link or a number to pay is left out here too.
 */
export function greeting(name: string | null): string {
  const line = oneLine(name ?? '', 60);
  return line === '' || !isGreetable(line) ? 'Hello,' : `Hello ${line},`;
}

/** Joins the paragraphs of a plain-text letter and signs it. */
export function plainLetter(paragraphs: readonly string[], reason: string): string {
  return `${[...paragraphs, 'Padharo', `-- \n${reason}`].join('\n\n')}\n`;
}
