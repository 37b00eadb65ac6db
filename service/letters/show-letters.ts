import { requireRight } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import type { LetterText } from './blocks.ts';
import { ownWords } from './letter-words.sql.ts';
import { type SpokenLetter, spoken } from './spoken.ts';

/** Those letters in the words in which they would be sent now. */
export async function showLetters(
  ctx: Context,
  { letters }: { readonly letters: readonly LetterText[] },
): Promise<SpokenLetter[]> {
  requireRight(ctx.viewer, 'set payments and emails up');
  const own = await ownWords(ctx.db);
  return letters.map((letter) => spoken(letter, own));
}
