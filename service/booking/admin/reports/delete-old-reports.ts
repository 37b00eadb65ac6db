import { requireRight } from '../../../core/may.ts';
import type { Context } from '../../../platform/context.ts';
import { deleteReports } from './reports.sql.ts';

const retentionMs = 7 * 24 * 3_600_000;

/**
 * Deletes long reports after a week.
 *
 * @may clock
 */
export async function deleteOldReports(ctx: Context): Promise<void> {
  requireRight(ctx.viewer, 'run scheduled jobs');
  await deleteReports(ctx.db, new Date(ctx.now.getTime() - retentionMs));
}
