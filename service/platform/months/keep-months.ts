import { requireRight } from '../../core/may.ts';
import type { Context } from '../context.ts';
import { makeMonths } from './make-months.ts';

/**
 * Creates the partitions of the coming months (job 'keep-months'). A table without them loses nothing: rows go into the
 * default partition.
 */
export async function keepMonths(ctx: Context): Promise<void> {
  requireRight(ctx.viewer, 'keep house');
  const late = await makeMonths(ctx.db, ctx.now);
  if (late.length > 0)
    ctx.log.warn({ late }, 'rows of these months were there before their parts, and stay beside them');
}
