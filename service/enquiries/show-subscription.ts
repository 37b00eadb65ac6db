import { requireOwner } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import { findSubscription } from './subscribers.sql.ts';
import { isSubscribed, ownAddress, type SubscriptionWire } from './subscription.ts';

/**
 * Whether the newsletter goes to the signed-in user's address. Throws like `ownAddress`.
 *
 * @may traveller, partner, editor, support, admin
 */
export async function showSubscription(ctx: Context): Promise<SubscriptionWire> {
  const email = ownAddress(requireOwner(ctx.viewer, 'own newsletter'));
  const found = await findSubscription(ctx.db, email);
  return { subscribed: found !== undefined && isSubscribed(found) };
}
