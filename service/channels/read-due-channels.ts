import { today } from '../core/day.ts';
import { requireRight } from '../core/may.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { deletePastDays, takeDue } from './channels.sql.ts';

/** What one run of the job puts into the queue: in all, and of one partner. */
const atOnce = { most: 300, ofPartner: 20 } as const;

/** Has calendars read whose time has come, each by a job of its own. A partner with very many has some of them read later. */
export async function readDueChannels(ctx: Context): Promise<void> {
  requireRight(ctx.viewer, 'keep house');
  await inTransaction(ctx, async (ctx) => {
    const due = await takeDue(ctx.db, ctx.now, atOnce);
    for (const channelId of due) await ctx.enqueue(ctx.db, 'read-channel', { channelId });
    if (due.length > 0) await deletePastDays(ctx.db, today(ctx.now));
  });
}
