import { requireRight } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import { findToRead } from './channels.sql.ts';
import { readCalendar } from './read-calendar.ts';

/** Reads the calendar of a channel (job 'read-channel'); one that cannot be read comes again in a quarter of an hour. */
export async function readChannel(ctx: Context, { channelId }: { channelId: number }): Promise<void> {
  requireRight(ctx.viewer, 'keep house');
  const channel = await findToRead(ctx.db, channelId);
  const problem = channel && (await readCalendar(ctx, channel));
  if (problem) ctx.log.info({ channelId, problem }, 'the calendar of a channel cannot be read');
}
