import { requireRight } from '../../core/may.ts';
import type { Context } from '../context.ts';
import { deleteEndedWindows } from './shared-counts.sql.ts';

const atATime = 20_000;

/**
 * Deletes ended windows of rate limits in small batches, so that no request waits (job 'forget-limits').
 *
 * @may clock
 */
export async function deleteEndedLimits(ctx: Context): Promise<void> {
  requireRight(ctx.viewer, 'run scheduled jobs');
  while ((await deleteEndedWindows(ctx.db, ctx.now, atATime)) === atATime);
}
