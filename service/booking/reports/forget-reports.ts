import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { deleteReports } from './reports.sql.ts';

const keptFor = 7 * 24 * 3_600_000;

/** Long reports are kept for a week. */
export async function forgetReports(ctx: Context): Promise<void> {
  requireRight(ctx.viewer, 'keep house');
  await deleteReports(ctx.db, new Date(ctx.now.getTime() - keptFor));
}
