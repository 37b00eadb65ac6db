import { requireOwner } from '../core/may.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { lockSubscriber, noteEmail, setConfirmed, setLeft } from './subscribers.sql.ts';
import { countEmail, isSubscribed, ownAddress, type SubscriptionWire } from './subscription.ts';
import { welcome } from './welcome.ts';

/**
 * Begins or ends the newsletter for the signed-in user's address. Its owner has confirmed it, so nothing is asked by
 * email again. Who turns it on and off gets no more welcomes in an hour than an address gets emails. Refuses whom
 * `ownAddress` refuses.
 */
export async function changeSubscription(
  ctx: Context,
  { subscribed }: { subscribed: boolean },
): Promise<SubscriptionWire> {
  const email = ownAddress(requireOwner(ctx.viewer, 'own newsletter'));
  if (subscribed) await begin(ctx, email);
  else await setLeft(ctx.db, { email }, ctx.now);
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
