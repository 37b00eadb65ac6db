import { requireRight } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import { requeueLost } from '../platform/queued-jobs.ts';
import { findUnsentAfter } from './emails.sql.ts';

/**
 * Puts emails into the queue that were written and have no job (job 'requeue-lost', every ten minutes). Returns how
 * many.
 *
 * @may clock
 */
export async function requeueEmails(ctx: Context): Promise<number> {
  requireRight(ctx.viewer, 'run scheduled jobs');
  return requeueLost(ctx, {
    queue: 'send-email',
    key: 'emailId',
    find: findUnsentAfter,
    enqueue: (ctx, { id, at }) => ctx.enqueue(ctx.db, 'send-email', { emailId: id, writtenAt: at.toISOString() }),
  });
}
