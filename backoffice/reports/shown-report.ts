import { type ReportRow, type ReportShape, totalOf } from '../../service/booking/reports/report.ts';
import { isDay } from '../../service/core/day.ts';

/** So many rows are shown; the file has all. */
const mostShown = 500;
/** And so many of the greatest are drawn where they are no days. */
const mostDrawn = 12;

/** Of a report what its page shows: a browser is not sent twenty thousand rows for five hundred. */
export interface ShownReport {
  readonly rows: readonly ReportRow[];
  readonly count: number;
  /** The sums of all rows. */
  readonly total: readonly number[];
  /** What its picture shows: days in their order, of all else the greatest first. */
  readonly drawn: readonly ReportRow[];
  readonly byDay: boolean;
}

export function shownReport(shape: ReportShape, rows: readonly ReportRow[]): ShownReport {
  const figure = ({ sums }: ReportRow) => sums[shape.drawn] ?? 0;
  const byDay = rows.length > 1 && rows.every(({ key }) => isDay(key[0]));
  return {
    rows: rows.slice(0, mostShown),
    count: rows.length,
    total: totalOf(shape, rows),
    byDay,
    drawn: byDay ? rows : rows.toSorted((a, b) => figure(b) - figure(a)).slice(0, mostDrawn),
  };
}
