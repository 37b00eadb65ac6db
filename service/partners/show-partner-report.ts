import { daysAtOnce, type PartnerReportKind, type Period, type ReportRow } from '../booking/reports/report.ts';
import { periodError } from '../booking/reports/report-period.ts';
import { requireRight } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import { readPartnerReport } from './read-partner-report.ts';

/**
 * What all partners have served on the days of a period, at most 31: by partner, or as the returns of a marketplace ask for it.
 * Calculated as their statements are. Refuses everybody who does not manage partners (401, 403), and longer periods (400), which
 * `orderReport` takes.
 */
export async function showPartnerReport(
  ctx: Context,
  { kind, period }: { readonly kind: PartnerReportKind; readonly period: Period },
): Promise<ReportRow[]> {
  requireRight(ctx.viewer, 'manage partners');
  const refused = periodError(period, daysAtOnce);
  if (refused) throw refused;
  return readPartnerReport(ctx, { kind, period });
}
