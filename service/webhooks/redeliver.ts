import { errorsWebhooksTexts } from '../../messages/en/errors/webhooks.ts';
import { sentence } from '../../messages/message.ts';
import { conflict, notFound } from '../core/app-error.ts';
import { requireRight } from '../core/may.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { findDelivery, insertDeliveries, presentDelivery } from './deliveries.sql.ts';
import type { Delivery } from './webhook-bodies.ts';
import { lockWebhook } from './webhooks.sql.ts';

/**
 * Sends the same body again, as a new delivery. Throws NotFoundError, and ConflictError for a disabled webhook.
 *
 * @may admin, operator
 */
export async function redeliver(ctx: Context, asked: { documentId: string; deliveryId: string }): Promise<Delivery> {
  requireRight(ctx.viewer, 'manage webhooks');
  return inTransaction(ctx, async (ctx) => {
    const webhook = await lockWebhook(ctx.db, asked.documentId);
    const before = webhook && (await findDelivery(ctx.db, webhook.id, asked.deliveryId));
    if (!webhook || !before) throw notFound();
    if (!webhook.enabled) throw conflict(sentence(errorsWebhooksTexts.switchedOff));
    const [deliveryId = 0] = await insertDeliveries(ctx.db, [webhook.id], { ...before, now: ctx.now });
    await ctx.enqueue(ctx.db, 'deliver-webhook', { deliveryId, madeAt: ctx.now.toISOString() });
    return presentDelivery(ctx.db, deliveryId);
  });
}
