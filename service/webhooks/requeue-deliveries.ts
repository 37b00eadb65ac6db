import { requireRight } from '../core/may.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { idsInQueue } from '../platform/queued-jobs.ts';
import { waitingBetween } from './deliveries.sql.ts';

/** Milliseconds after it was made from which a delivery without a job counts as lost, and until which it is looked for. */
const lostAfter = 600_000;
const lookedForUntil = 86_400_000;

/**
 * Puts deliveries of webhooks into the queue that wait and have no job (job 'requeue-lost'). Returns how many.
 *
 * @may clock
 */
export async function requeueDeliveries(ctx: Context): Promise<number> {
  requireRight(ctx.viewer, 'keep house');
  const since = new Date(ctx.now.getTime() - lookedForUntil);
  const until = new Date(ctx.now.getTime() - lostAfter);
  return inTransaction(ctx, async (ctx) => {
    const waiting = await waitingBetween(ctx.db, since, until);
    const ids = waiting.map(({ deliveryId }) => deliveryId);
    const queued = await idsInQueue(ctx, { queue: 'deliver-webhook', key: 'deliveryId', ids });
    const lost = waiting.filter(({ deliveryId }) => !queued.has(deliveryId));
    for (const { deliveryId, madeAt } of lost)
      await ctx.enqueue(ctx.db, 'deliver-webhook', { deliveryId, madeAt: madeAt.toISOString() });
    return lost.length;
  });
}
