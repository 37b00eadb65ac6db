import { randomUUID } from 'node:crypto';
import type { Context } from '../platform/context.ts';
import { deleteDeliveriesWith, insertDeliveries, lockSubscribedWebhooks } from './deliveries.sql.ts';
import type { WebhookEvent } from './webhook.ts';

/**
 * Queues a delivery for every webhook subscribed to the event, in the caller's transaction, so that deliveries exist
 * exactly for committed events. `about` returns the data beside the event's name and time, and is called only if there
 * are subscribers.
 */
export function queueWebhooks(
  ctx: Context,
  event: WebhookEvent,
  about: () => EventData | Promise<EventData>,
): Promise<void> {
  return queueWebhooksForEach(ctx, event, [undefined], about);
}

type EventData = Readonly<Record<string, unknown>>;

/** Queues deliveries for several events. */
export async function queueWebhooksForEach<One>(
  ctx: Context,
  event: WebhookEvent,
  items: readonly One[],
  about: (item: One) => EventData | Promise<EventData>,
): Promise<void> {
  const listeners = await lockSubscribedWebhooks(ctx.db, event);
  if (listeners.length === 0) return;
  for (const item of items) {
    const body = JSON.stringify({ id: randomUUID(), event, createdAt: ctx.now, ...(await about(item)) });
    const ids = await insertDeliveries(ctx.db, listeners, { event, body, now: ctx.now });
    const madeAt = ctx.now.toISOString();
    for (const deliveryId of ids) await ctx.enqueue(ctx.db, 'deliver-webhook', { deliveryId, madeAt });
  }
}

/** Deletes sent and waiting deliveries about those bookings. Runs in the caller's transaction. */
export async function deleteDeliveriesAbout(ctx: Context, bookingIds: readonly string[]): Promise<void> {
  await deleteDeliveriesWith(ctx.db, bookingIds);
}
