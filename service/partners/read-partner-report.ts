import { textIn } from '../../messages/translate.ts';
import type { PartnerReportKind, Period, ReportRow } from '../booking/admin/reports/report.ts';
import { addDays } from '../core/day.ts';
import type { Context } from '../platform/context.ts';
import { partnerRows } from './partner-report.ts';
import { partnerLinesReader } from './read-partner-lines.ts';

/** Everything that partners fulfilled in a period that is read at once, calculated like their statements. */
export async function readPartnerReport(
  ctx: Context,
  { kind, period }: { readonly kind: PartnerReportKind; readonly period: Period },
): Promise<ReportRow[]> {
  const linesIn = await partnerLinesReader(ctx);
  const byPartner = await linesIn({ from: period.first, to: addDays(period.last, 1) });
  return partnerRows(textIn(ctx.language), kind, [...byPartner.values()].flat());
}
