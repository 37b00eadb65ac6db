import { notFound } from '../core/app-error.ts';
import { requireRight } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import { findDelivery } from './deliveries.sql.ts';
import { findWebhook } from './webhooks.sql.ts';

/**
 * A delivery: its event, and the body as it was signed. Throws NotFoundError.
 *
 * @may admin, operator
 */
export async function showDelivery(
  ctx: Context,
  { documentId, deliveryId }: { documentId: string; deliveryId: string },
): Promise<{ event: string; body: string }> {
  requireRight(ctx.viewer, 'manage webhooks');
  const webhook = await findWebhook(ctx.db, documentId);
  const delivery = webhook && (await findDelivery(ctx.db, webhook.id, deliveryId));
  if (!delivery) throw notFound();
  return delivery;
}
