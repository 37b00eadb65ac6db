import { today } from '../core/day.ts';
import { requireRight } from '../core/may.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { deletePastDays } from './channel-days.sql.ts';
import { claimDueChannels } from './channels.sql.ts';

/** Limits of one run: channels in all, and of one partner. */
const limits = { most: 300, ofPartner: 20 } as const;

/**
 * Queues a job for each calendar that is due. A partner with very many calendars has some of them read later.
 *
 * @may clock
 */
export async function readDueChannels(ctx: Context): Promise<void> {
  requireRight(ctx.viewer, 'run scheduled jobs');
  await inTransaction(ctx, async (ctx) => {
    const due = await claimDueChannels(ctx.db, ctx.now, limits);
    for (const channelId of due) await ctx.enqueue(ctx.db, 'read-channel', { channelId });
    if (due.length > 0) await deletePastDays(ctx.db, today(ctx.now));
  });
}
