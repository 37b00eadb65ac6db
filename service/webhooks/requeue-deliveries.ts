import { requireRight } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import { requeueLost } from '../platform/queued-jobs.ts';
import { findWaitingAfter } from './deliveries.sql.ts';

/**
 * Puts deliveries of webhooks into the queue that wait and have no job (job 'requeue-lost'). Returns how many.
 *
 * @may clock
 */
export async function requeueDeliveries(ctx: Context): Promise<number> {
  requireRight(ctx.viewer, 'run scheduled jobs');
  return requeueLost(ctx, {
    queue: 'deliver-webhook',
    key: 'deliveryId',
    find: findWaitingAfter,
    enqueue: (ctx, { id, at }) => ctx.enqueue(ctx.db, 'deliver-webhook', { deliveryId: id, madeAt: at.toISOString() }),
  });
}
