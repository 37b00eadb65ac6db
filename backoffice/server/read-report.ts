import {
  type AnyReportKind,
  isPartnerReportKind,
  type Period,
  type ReportRow,
} from '../../service/booking/admin/reports/report.ts';
import { showReport } from '../../service/booking/admin/reports/show-report.ts';
import { showPartnerReport } from '../../service/partners/show-partner-report.ts';
import type { StaffContext } from '../back-office.ts';

/** A report of at most a month, about bookings or partners. */
export function readReportView(
  ctx: StaffContext,
  { kind, period }: { kind: AnyReportKind; period: Period },
): Promise<ReportRow[]> {
  return isPartnerReportKind(kind) ? showPartnerReport(ctx, { kind, period }) : showReport(ctx, { kind, period });
}
