import {
  type AnyReportKind,
  isPartnerReportKind,
  type Period,
  type ReportRow,
  type ReportShape,
  totalOf,
} from '../../service/booking/admin/reports/report.ts';
import { showReport } from '../../service/booking/admin/reports/show-report.ts';
import { isDay } from '../../service/core/day.ts';
import { showPartnerReport } from '../../service/partners/show-partner-report.ts';
import type { StaffContext } from '../back-office.ts';

/** A report of at most a month, about bookings or partners. */
export function readReportRows(
  ctx: StaffContext,
  { kind, period }: { kind: AnyReportKind; period: Period },
): Promise<ReportRow[]> {
  return isPartnerReportKind(kind) ? showPartnerReport(ctx, { kind, period }) : showReport(ctx, { kind, period });
}

/** The page shows this number of rows; the file contains all. */
const mostRows = 500;
/** If rows are not days, only this number of the largest is charted. */
const mostBars = 12;

/** The part of a report that its page shows: a browser does not need twenty thousand rows to show five hundred. */
export interface ReportView {
  readonly rows: readonly ReportRow[];
  readonly count: number;
  /** The sums over all rows. */
  readonly total: readonly number[];
  /** The charted rows: days in order, anything else largest first. */
  readonly drawn: readonly ReportRow[];
  readonly byDay: boolean;
}

export function reportView(shape: ReportShape, rows: readonly ReportRow[]): ReportView {
  const figure = ({ sums }: ReportRow) => sums[shape.drawn] ?? 0;
  const byDay = rows.length > 1 && rows.every(({ key }) => isDay(key[0]));
  return {
    rows: rows.slice(0, mostRows),
    count: rows.length,
    total: totalOf(shape, rows),
    byDay,
    drawn: byDay ? rows : rows.toSorted((a, b) => figure(b) - figure(a)).slice(0, mostBars),
  };
}
