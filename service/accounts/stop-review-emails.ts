import { invalid } from '../core/app-error.ts';
import { requireRight } from '../core/may.ts';
import { readerOf } from '../emails/review-emails-link.ts';
import type { Context } from '../platform/context.ts';
import { updateProfile } from './users.sql.ts';

/** Ends invitations to review by the key of any of them; again and again the same. Throws ValidationError for no key of ours. */
export async function stopReviewEmails(ctx: Context, { key }: { key: string }): Promise<{ ok: true }> {
  requireRight(ctx.viewer, 'use the link of a booking');
  const userId = readerOf(ctx.config, key);
  if (userId === undefined) throw invalid('Incorrect key provided');
  await updateProfile(ctx.db, userId, { reviewEmails: false }, ctx.now);
  return { ok: true };
}
