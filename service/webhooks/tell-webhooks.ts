import { randomUUID } from 'node:crypto';
import type { Context } from '../platform/context.ts';
import { insertDeliveries, listenersOf } from './deliveries.sql.ts';
import type { WebhookEvent } from './webhook.ts';

/**
 * Tells every webhook that asked for the event, as part of the caller's transaction: what does not happen is not told,
 * and what happens is. `about` says what is sent beside the event's name and time, and is asked only if somebody listens.
 */
export function tellWebhooks(ctx: Context, event: WebhookEvent, about: () => Told | Promise<Told>): Promise<void> {
  return tellWebhooksOfEach(ctx, event, [undefined], about);
}

type Told = Readonly<Record<string, unknown>>;

/** Tells them of each of many. */
export async function tellWebhooksOfEach<One>(
  ctx: Context,
  event: WebhookEvent,
  each: readonly One[],
  about: (one: One) => Told | Promise<Told>,
): Promise<void> {
  const listeners = await listenersOf(ctx.db, event);
  if (listeners.length === 0) return;
  for (const one of each) {
    const body = JSON.stringify({ id: randomUUID(), event, createdAt: ctx.now, ...(await about(one)) });
    const ids = await insertDeliveries(ctx.db, listeners, { event, body, now: ctx.now });
    const madeAt = ctx.now.toISOString();
    for (const deliveryId of ids) await ctx.enqueue(ctx.db, 'deliver-webhook', { deliveryId, madeAt });
  }
}
