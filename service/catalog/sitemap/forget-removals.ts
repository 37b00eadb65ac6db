import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { deleteEarlierRemovals } from './sitemap.sql.ts';

/** Deletes when something left a file of the sitemap, but for the last time of each file (part of the nightly job 'forget-old'). */
export async function forgetRemovals(ctx: Context): Promise<void> {
  requireRight(ctx.viewer, 'keep house');
  await deleteEarlierRemovals(ctx.db);
}
