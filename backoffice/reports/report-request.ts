import {
  type AnyReportKind,
  isPartnerReportKind,
  isReportKind,
  type Period,
} from '../../service/booking/admin/reports/report.ts';
import { reportShapes } from '../../service/booking/admin/reports/report-shapes.ts';
import { type Day, dayOf, isDay, today } from '../../service/core/day.ts';
import { partnerReportShapes } from '../../service/partners/partner-report.ts';

/** The shapes of all reports, by kind. */
export const allReportShapes = { ...reportShapes, ...partnerReportShapes };

/** The report and period that an address asks for; this month so far by default. */
export function reportRequest(query: URLSearchParams, now: Date): { kind: AnyReportKind; period: Period } {
  const kind = query.get('report') ?? '';
  const day = (name: string, otherwise: Day) => {
    const typed = query.get(name);
    return isDay(typed) ? typed : otherwise;
  };
  const last = today(now);
  const first = dayOf(`${last.slice(0, 7)}-01`);
  return {
    kind: isReportKind(kind) || isPartnerReportKind(kind) ? kind : 'sales',
    period: { first: day('first', first), last: day('last', last) },
  };
}

/** The parameters of a report's address. */
export function reportParams({ kind, period }: { kind: AnyReportKind; period: Period }): string {
  return new URLSearchParams({ report: kind, ...period }).toString();
}
