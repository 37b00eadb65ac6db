import { placeholdersIn } from '../../messages/placeholders.ts';
import { requireRight } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import type { EmailText } from './blocks.ts';
import { loadWording } from './email-overrides.sql.ts';
import { overrideChangesOf, type TypedOverride } from './override-changes.ts';
import { standardText } from './standard-text.ts';
import { sentencesOf, wordEmail } from './word-email.ts';

/**
 * An email in a language and its sentences in order: the id of its message, the standard text (ICU), the override if
 * any, its placeholders, and where it appears.
 *
 * @may admin, operator
 */
export async function showEmailTexts(
  ctx: Context,
  {
    email,
    language,
    typed = [],
  }: {
    readonly email: EmailText;
    readonly language: string;
    /** Overrides for a preview; not stored. */
    readonly typed?: readonly TypedOverride[];
  },
) {
  requireRight(ctx.viewer, 'set payments and emails up');
  const wording = await loadWording(ctx, language);
  const { own } = wording;
  const tried = new Map(own);
  for (const { message, own } of overrideChangesOf(email, { language, typed })) {
    if (own === null) tried.delete(message);
    else tried.set(message, own);
  }
  const sentences = sentencesOf(email).map(({ sentence: { message }, parts }) => ({
    message: message.id,
    standard: standardText(message, language),
    parts,
    facts: [...placeholdersIn(message.english).names],
    own: own.get(message.id) ?? null,
  }));
  return { sentences, email: wordEmail(email, { language, own: tried, checkAt: wording.checkAt }) };
}
