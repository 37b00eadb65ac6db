import { requireOwner } from '../core/may.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { welcome } from './newsletter-emails.ts';
import { endSubscription, lockSubscriber, noteEmail, setConfirmed } from './subscribers.sql.ts';
import { countEmail, isSubscribed, ownAddress, type SubscriptionWire } from './subscription.ts';

/**
 * Starts or ends the newsletter for the signed-in user's address. The address is confirmed, so no confirmation email is
 * needed. Switching on and off repeatedly sends no more welcome emails per hour than the address may get. Throws like
 * `ownAddress`.
 *
 * @may traveller, partner, editor, support, admin
 */
export async function changeSubscription(
  ctx: Context,
  { subscribed }: { subscribed: boolean },
): Promise<SubscriptionWire> {
  const email = ownAddress(requireOwner(ctx.viewer, 'own newsletter'));
  if (subscribed) await begin(ctx, email);
  else await endSubscription(ctx.db, { email }, ctx.now);
  return { subscribed };
}

function begin(ctx: Context, email: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const subscriber = await lockSubscriber(ctx.db, { email, now: ctx.now });
    if (isSubscribed(subscriber)) return;
    await setConfirmed(ctx.db, subscriber.id, ctx.now);
    const count = countEmail(subscriber, ctx.now);
    if (!count) return;
    await noteEmail(ctx.db, subscriber.id, { ...count, confirm: null });
    await welcome(ctx, subscriber);
  });
}
