import type { PartnerReportKind, Period, ReportRow } from '../booking/admin/reports/report.ts';
import { requireRight } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import { readPartnerReport } from './read-partner-report.ts';

/**
 * Reads a part of a long report of partners, for the job that generates it.
 *
 * @may clock
 */
export async function readPartOfReport(
  ctx: Context,
  input: { readonly kind: PartnerReportKind; readonly period: Period },
): Promise<ReportRow[]> {
  requireRight(ctx.viewer, 'run scheduled jobs');
  return readPartnerReport(ctx, input);
}
