import { house } from './frame-words.ts';
import { escapeHtml } from './html.ts';
import { renderHtml } from './render-html.ts';
import { renderPlain } from './render-plain.ts';
import type { SpokenLetter } from './spoken.ts';

/** Both forms of a letter. `house` stands in them for the name of the house. */
export function renderLetter(letter: SpokenLetter): { readonly html: string; readonly plain: string } {
  return { html: renderHtml(letter), plain: renderPlain(letter) };
}

/** Words of a letter of the house of that name, as `insertLetter` keeps them. */
export function signed(words: string, name: string): string {
  return words.replaceAll(house, () => name);
}

/** A whole one. */
export function signedLetter(letter: SpokenLetter, name: string) {
  const { html, plain } = renderLetter(letter);
  return { subject: signed(letter.subject, name), html: signed(html, escapeHtml(name)), plain: signed(plain, name) };
}
