import { today } from '../core/day.ts';
import { requireRight } from '../core/may.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { deletePastDays, takeDue } from './channels.sql.ts';

const mostAtOnce = 300;

/** Has every calendar read whose quarter of an hour is over, each by a job of its own. */
export async function readDueChannels(ctx: Context): Promise<void> {
  requireRight(ctx.viewer, 'keep house');
  await inTransaction(ctx, async (ctx) => {
    const due = await takeDue(ctx.db, ctx.now, mostAtOnce);
    for (const channelId of due) await ctx.enqueue(ctx.db, 'read-channel', { channelId });
    if (due.length > 0) await deletePastDays(ctx.db, today(ctx.now));
  });
}
