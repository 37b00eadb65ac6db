import { invalid } from '../core/app-error.ts';
import type { EmailText } from './blocks.ts';
import { wordingProblem } from './phrase.ts';
import { phrasesOf } from './spoken.ts';
import { wordsOf } from './words.ts';

/** A sentence of the site as somebody typed it again. */
export interface TypedWords {
  readonly standard: string;
  /** The operator's words that were read before; empty where those were the site's. */
  readonly seen: string;
  readonly typed: string;
}

/** What a sentence is to say; null: the site's words. */
export interface Rewording {
  readonly standard: string;
  readonly seen: string | null;
  readonly own: string | null;
}

const longest = 1_000;

/**
 * What changes in the words of that email. Who types nothing, or the site's words, wants the site's. Throws ValidationError
 * by the sentences that cannot be said so, `path`: ['words', its place in the list, 'own'], and for one that the email has not.
 */
export function rewordingsOf(email: EmailText, typed: readonly TypedWords[]): Rewording[] {
  const known = new Set(phrasesOf(email).map(({ phrase }) => phrase.standard));
  if (typed.some(({ standard }) => !known.has(standard))) throw invalid('This email has no such sentence any more.');
  const errors: { path: (string | number)[]; message: string; name: 'ValidationError' }[] = [];
  const all = typed.map(({ standard, seen, typed }, at): Rewording => {
    const said = wordsOf(typed).trim();
    const own = said === '' || said === standard ? null : said;
    const problem = own === null ? undefined : own.length > longest ? tooLong : wordingProblem(standard, own);
    if (problem !== undefined) errors.push({ path: ['words', at, 'own'], message: problem, name: 'ValidationError' });
    return { standard, own, seen: seen === '' ? null : seen };
  });
  if (errors.length > 0) throw invalid(errors[0]?.message ?? '', { errors });
  return all.filter(({ own, seen }) => own !== seen);
}

const tooLong = `At most ${longest.toLocaleString('en-IN')} characters.`;
