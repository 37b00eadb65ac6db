import { requireRight } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import { dropPartitions } from '../platform/partitions/partitions.ts';
import { deleteDeliveriesBefore } from './deliveries.sql.ts';

const msKept = 30 * 86_400_000;

/**
 * Deletes deliveries after thirty days, because they contain the data that was sent.
 *
 * @may clock
 */
export async function deleteOldDeliveries(ctx: Context): Promise<void> {
  requireRight(ctx.viewer, 'run scheduled jobs');
  const before = new Date(ctx.now.getTime() - msKept);
  await dropPartitions(ctx, 'webhook_deliveries', before);
  await deleteDeliveriesBefore(ctx.db, before);
}
