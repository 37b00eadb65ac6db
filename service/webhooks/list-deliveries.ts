import { notFound } from '../core/app-error.ts';
import { requireRight } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import { findDeliveries } from './deliveries.sql.ts';
import type { DeliveriesPage, Delivery } from './webhook-bodies.ts';
import { findWebhook } from './webhooks.sql.ts';

/**
 * A page of a webhook's deliveries, newest first. Throws NotFoundError.
 *
 * @may admin, operator
 */
export async function listDeliveries(
  ctx: Context,
  asked: { documentId: string; status?: Delivery['status'] | undefined; page: number; pageSize: number },
): Promise<DeliveriesPage> {
  requireRight(ctx.viewer, 'manage webhooks');
  const webhook = await findWebhook(ctx.db, asked.documentId);
  if (!webhook) throw notFound();
  const { page, pageSize, status } = asked;
  const { deliveries, total } = await findDeliveries(ctx.db, webhook.id, {
    status,
    start: (page - 1) * pageSize,
    limit: pageSize,
  });
  return { data: deliveries, meta: { pagination: { page, pageSize, pageCount: Math.ceil(total / pageSize), total } } };
}
