import { requireRight } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import type { EmailText } from './blocks.ts';
import { ownWords } from './email-words.sql.ts';
import { type SpokenEmail, spoken } from './spoken.ts';

/** Those emails in the words in which they would be sent now. */
export async function showEmails(
  ctx: Context,
  { emails }: { readonly emails: readonly EmailText[] },
): Promise<SpokenEmail[]> {
  requireRight(ctx.viewer, 'set payments and emails up');
  const own = await ownWords(ctx.db);
  return emails.map((email) => spoken(email, own));
}
