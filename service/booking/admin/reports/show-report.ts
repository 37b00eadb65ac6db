import { requireRight } from '../../../core/may.ts';
import type { Context } from '../../../platform/context.ts';
import { readReport } from './read-report.ts';
import { daysAtOnce, type Period, periodError, type ReportKind, type ReportRow } from './report.ts';

/**
 * Returns a report over at most 31 days. Throws UnauthorizedError or ForbiddenError without the right to see payments,
 * ValidationError for longer periods, which `orderReport` accepts.
 *
 * @may support, admin, operator
 */
export async function showReport(
  ctx: Context,
  { kind, period }: { kind: ReportKind; period: Period },
): Promise<ReportRow[]> {
  requireRight(ctx.viewer, 'see payments');
  const refused = periodError(period, daysAtOnce);
  if (refused) throw refused;
  return readReport(ctx, kind, period);
}
