import { isPartnerReportKind, type Period, type ReportRow } from '../../service/booking/reports/report.ts';
import { showReport } from '../../service/booking/reports/show-report.ts';
import { showPartnerReport } from '../../service/partners/show-partner-report.ts';
import type { StaffContext } from '../back-office.ts';
import type { ShownKind } from '../reports/asked-report.ts';

/** A report of at most a month, about bookings or partners. */
export function readShownReport(
  ctx: StaffContext,
  { kind, period }: { kind: ShownKind; period: Period },
): Promise<ReportRow[]> {
  return isPartnerReportKind(kind) ? showPartnerReport(ctx, { kind, period }) : showReport(ctx, { kind, period });
}
