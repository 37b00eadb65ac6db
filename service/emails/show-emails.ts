import { requireRight } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import type { EmailText } from './blocks.ts';
import { loadWording } from './email-overrides.sql.ts';
import { type FinalEmail, wordEmail } from './word-email.ts';

/**
 * Those emails with the texts in which they would be sent now in that language.
 *
 * @may admin, operator
 */
export async function showEmails(
  ctx: Context,
  { emails, language }: { readonly emails: readonly EmailText[]; readonly language: string },
): Promise<FinalEmail[]> {
  requireRight(ctx.viewer, 'set payments and emails up');
  const wording = await loadWording(ctx, language);
  return emails.map((email) => wordEmail(email, wording));
}
