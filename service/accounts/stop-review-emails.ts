import { invalid } from '../core/app-error.ts';
import { requireRight } from '../core/may.ts';
import { readerOf } from '../emails/review-emails-link.ts';
import type { Context } from '../platform/context.ts';
import { updateProfile } from './users.sql.ts';

/**
 * Ends review invitations with the key from any of them; repeating it changes nothing. Throws ValidationError for a key
 * that is not ours.
 *
 * @may everyone
 */
export async function stopReviewEmails(ctx: Context, { key }: { key: string }): Promise<{ ok: true }> {
  requireRight(ctx.viewer, 'use the link of a booking');
  const userId = readerOf(ctx.config, key);
  if (userId === undefined) throw invalid('Incorrect key provided');
  await updateProfile(ctx.db, userId, { reviewEmails: false }, ctx.now);
  return { ok: true };
}
