import { requireRight } from '../core/may.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { idsInQueue } from '../platform/queued-jobs.ts';
import { unsentBetween } from './emails.sql.ts';

/** Milliseconds after writing from which an email without a job counts as lost, and until which it is looked for. */
const lostAfter = 600_000;
const lookedForUntil = 86_400_000;

/**
 * Puts emails into the queue that were written and have no job (job 'requeue-lost', every ten minutes): the queue was restored
 * from another backup than the emails, or lies on another node that lost it. Returns how many.
 *
 * @may clock
 */
export async function requeueEmails(ctx: Context): Promise<number> {
  requireRight(ctx.viewer, 'keep house');
  const since = new Date(ctx.now.getTime() - lookedForUntil);
  const until = new Date(ctx.now.getTime() - lostAfter);
  return inTransaction(ctx, async (ctx) => {
    const unsent = await unsentBetween(ctx.db, since, until);
    const ids = unsent.map(({ emailId }) => emailId);
    const queued = await idsInQueue(ctx, { queue: 'send-email', key: 'emailId', ids });
    const lost = unsent.filter(({ emailId }) => !queued.has(emailId));
    for (const { emailId, writtenAt } of lost)
      await ctx.enqueue(ctx.db, 'send-email', { emailId, writtenAt: writtenAt.toISOString() });
    return lost.length;
  });
}
