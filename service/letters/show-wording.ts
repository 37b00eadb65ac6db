import { requireRight } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import type { LetterText } from './blocks.ts';
import { ownWords } from './letter-words.sql.ts';
import { toldIn } from './phrase.ts';
import { rewordingsOf, type TypedWords } from './rewording.ts';
import { phrasesOf, spoken } from './spoken.ts';

/** A letter and its sentences, in its order: the house's, the operator's where he has any, what they tell and where they stand. */
export async function showWording(
  ctx: Context,
  {
    letter,
    typed = [],
  }: { readonly letter: LetterText /** To be tried, not kept. */; readonly typed?: readonly TypedWords[] },
) {
  requireRight(ctx.viewer, 'set payments and emails up');
  const own = await ownWords(ctx.db);
  const tried = new Map(rewordingsOf(letter, typed).map(({ standard, own }) => [standard, own]));
  const said = (standard: string) => (tried.has(standard) ? (tried.get(standard) ?? undefined) : own(standard));
  const sentences = phrasesOf(letter).map(({ phrase: { standard }, parts }) => ({
    standard,
    parts,
    facts: toldIn(standard),
    own: own(standard) ?? null,
  }));
  return { sentences, letter: spoken(letter, said) };
}
