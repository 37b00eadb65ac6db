import { requireRight } from '../core/may.ts';
import { forgetEmails } from '../emails/forget-emails.ts';
import type { Context } from '../platform/context.ts';
import { forgetFormsAfter } from './sent-form.ts';
import { deleteForms } from './sent-forms.sql.ts';
import { deleteUnconfirmed } from './subscribers.sql.ts';
import { forgetDays } from './subscription.ts';

const newsletters = [
  'newsletter-confirmation',
  'newsletter-known',
  'newsletter-welcome',
  'newsletter-subscriber',
] as const;

/**
 * Deletes addresses that somebody typed and nobody confirmed, the emails about the newsletter, which name addresses too,
 * and the ids of forms that nobody sends again (part of the nightly job 'forget-old').
 */
export async function forgetUnconfirmed(ctx: Context): Promise<void> {
  requireRight(ctx.viewer, 'keep house');
  const before = (days: number) => new Date(ctx.now.getTime() - days * 86_400_000);
  await deleteUnconfirmed(ctx.db, before(forgetDays));
  await forgetEmails(ctx, newsletters, before(forgetDays));
  await deleteForms(ctx.db, before(forgetFormsAfter));
}
