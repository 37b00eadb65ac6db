import { requireRight } from '../../core/may.ts';
import type { Context } from '../context.ts';
import { createPartitions } from './partitions.ts';

/**
 * Creates the partitions of the coming months (job 'keep-months'). A table without them loses nothing: rows go into the
 * default partition.
 *
 * @may clock
 */
export async function createComingPartitions(ctx: Context): Promise<void> {
  requireRight(ctx.viewer, 'run scheduled jobs');
  const late = await createPartitions(ctx.db, ctx.now);
  if (late.length > 0)
    ctx.log.warn({ late }, 'rows of these months were there before their parts, and stay beside them');
}
