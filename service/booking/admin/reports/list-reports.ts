import { may, requireOwner, requireRight } from '../../../core/may.ts';
import type { Context } from '../../../platform/context.ts';
import { type OrderedReport, rightOfReport } from './report.ts';
import { findReports } from './reports.sql.ts';

/**
 * Lists reports that the viewer ordered within the week and may still see, newest first.
 *
 * @may support, admin
 */
export async function listReports(ctx: Context): Promise<OrderedReport[]> {
  requireRight(ctx.viewer, 'see payments');
  const own = await findReports(ctx.db, requireOwner(ctx.viewer, 'own staff account').userId, 10);
  return own.filter(({ kind }) => may(ctx.viewer, rightOfReport(kind)));
}
