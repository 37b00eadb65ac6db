import {
  daysAtOnce,
  type PartnerReportKind,
  type Period,
  periodError,
  type ReportRow,
} from '../booking/admin/reports/report.ts';
import { requireRight } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import { readPartnerReport } from './read-partner-report.ts';

/**
 * Everything that partners fulfilled in a period of at most 31 days: by partner, or as marketplace returns require.
 * Calculated like their statements. Throws UnauthorizedError or ForbiddenError (401, 403) for viewers who do not manage
 * partners, and a 400 for longer periods, which `orderReport` accepts.
 *
 * @may admin, operator
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
