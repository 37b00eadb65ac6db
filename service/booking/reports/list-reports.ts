import { requireOwner, requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import type { OrderedReport } from './report.ts';
import { reportsOf } from './reports.sql.ts';

/** The reports that the viewer ordered within the week, the last first. */
export async function listReports(ctx: Context): Promise<OrderedReport[]> {
  requireRight(ctx.viewer, 'see payments');
  return reportsOf(ctx.db, requireOwner(ctx.viewer, 'own desk account').userId, 10);
}
