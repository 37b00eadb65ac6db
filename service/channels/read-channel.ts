import { requireRight } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import { findChannelToRead } from './channels.sql.ts';
import { readCalendar } from './read-calendar.ts';

/**
 * Reads the calendar of a channel (job 'read-channel'). After a failure it is due again in about 15 minutes.
 *
 * @may clock
 */
export async function readChannel(ctx: Context, { channelId }: { channelId: number }): Promise<void> {
  requireRight(ctx.viewer, 'run scheduled jobs');
  const channel = await findChannelToRead(ctx.db, channelId);
  const problem = channel && (await readCalendar(ctx, channel));
  if (problem) ctx.log.info({ channelId, problem }, 'a channel failed to sync');
}
