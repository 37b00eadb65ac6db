import { requireRight } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import type { EmailText } from './blocks.ts';
import { ownWords } from './email-words.sql.ts';
import { toldIn } from './phrase.ts';
import { rewordingsOf, type TypedWords } from './rewording.ts';
import { phrasesOf, spoken } from './spoken.ts';

/** An email and its sentences, in its order: the site's, the operator's where he has any, what they tell and where they stand. */
export async function showWording(
  ctx: Context,
  {
    email,
    typed = [],
  }: { readonly email: EmailText /** To be tried, not kept. */; readonly typed?: readonly TypedWords[] },
) {
  requireRight(ctx.viewer, 'set payments and emails up');
  const own = await ownWords(ctx.db);
  const tried = new Map(rewordingsOf(email, typed).map(({ standard, own }) => [standard, own]));
  const said = (standard: string) => (tried.has(standard) ? (tried.get(standard) ?? undefined) : own(standard));
  const sentences = phrasesOf(email).map(({ phrase: { standard }, parts }) => ({
    standard,
    parts,
    facts: toldIn(standard),
    own: own(standard) ?? null,
  }));
  return { sentences, email: spoken(email, said) };
}
