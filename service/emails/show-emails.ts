import { requireRight } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import { applyOverrides, type FinalEmail } from './apply-overrides.ts';
import type { EmailText } from './blocks.ts';
import { loadOverrides } from './email-overrides.sql.ts';

/**
 * Those emails with the texts in which they would be sent now.
 *
 * @may admin, operator
 */
export async function showEmails(
  ctx: Context,
  { emails }: { readonly emails: readonly EmailText[] },
): Promise<FinalEmail[]> {
  requireRight(ctx.viewer, 'set payments and emails up');
  const own = await loadOverrides(ctx.db);
  return emails.map((email) => applyOverrides(email, own));
}
