import { invalid } from '../core/app-error.ts';
import { requireRight } from '../core/may.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { hashOfCode } from '../platform/secret-code.ts';
import { welcome } from './newsletter-emails.ts';
import { lockByConfirmCode, setConfirmed } from './subscribers.sql.ts';
import { isSubscribed } from './subscription.ts';

/**
 * Starts the subscription of the address that the code was sent to, sends a welcome email and notifies the operator.
 * Repeating a valid code (mail scanners open links before their readers do) changes nothing more and gives the same
 * answer. Throws ValidationError for a wrong or expired code.
 *
 * @may everyone
 */
export async function confirmSubscription(ctx: Context, { code }: { code: string }): Promise<{ ok: true }> {
  requireRight(ctx.viewer, 'ask for the newsletter');
  return inTransaction(ctx, async (ctx) => {
    const subscriber = await lockByConfirmCode(ctx.db, hashOfCode(code), ctx.now);
    if (!subscriber) throw invalid('Incorrect code provided');
    if (isSubscribed(subscriber)) return { ok: true };
    await setConfirmed(ctx.db, subscriber.id, ctx.now);
    await welcome(ctx, subscriber);
    return { ok: true };
  });
}
