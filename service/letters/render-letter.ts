import type { LetterText } from './blocks.ts';
import { renderHtml } from './render-html.ts';
import { renderPlain } from './render-plain.ts';

/** Both forms of a letter, as they are kept and sent. */
export function renderLetter(letter: LetterText): { readonly html: string; readonly plain: string } {
  return { html: renderHtml(letter), plain: renderPlain(letter) };
}
