import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { deleteEarlierRemovals } from './sitemap.sql.ts';

/**
 * Deletes recorded removals except the last of each file of the sitemap (part of the nightly job 'forget-old').
 *
 * @may clock
 */
export async function forgetRemovals(ctx: Context): Promise<void> {
  requireRight(ctx.viewer, 'run scheduled jobs');
  await deleteEarlierRemovals(ctx.db);
}
