import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { asksTooMuch } from './asked-period.ts';
import { readReport } from './read-report.ts';
import { daysAtOnce, type Period, type ReportKind, type ReportRow } from './report.ts';

/**
 * A report over at most 31 days, as it is now. Refuses everybody who may not see payments (401, 403), and longer periods
 * (400), which `orderReport` takes.
 */
export async function showReport(
  ctx: Context,
  { kind, period }: { kind: ReportKind; period: Period },
): Promise<ReportRow[]> {
  requireRight(ctx.viewer, 'see payments');
  const refused = asksTooMuch(period, daysAtOnce);
  if (refused) throw refused;
  return readReport(ctx, kind, period);
}
