import { adminReportColumnsTexts } from '../../messages/en/admin/report-columns.ts';
import type { Translate } from '../../messages/translate.ts';
import { type CsvCell, csvOf } from '../core/csv.ts';
import { toRupees } from '../core/money.ts';
import type { Statement } from './statement.ts';

const head = [
  adminReportColumnsTexts.booking,
  adminReportColumnsTexts.product,
  adminReportColumnsTexts.option,
  adminReportColumnsTexts.firstDay,
  adminReportColumnsTexts.lastDay,
  adminReportColumnsTexts.accountingDate,
  adminReportColumnsTexts.soldOn,
  adminReportColumnsTexts.ended,
  adminReportColumnsTexts.testPayment,
  adminReportColumnsTexts.price,
  adminReportColumnsTexts.platformFee,
  adminReportColumnsTexts.tax,
  adminReportColumnsTexts.commissionPercent,
  adminReportColumnsTexts.commission,
  adminReportColumnsTexts.gstOnCommission,
  adminReportColumnsTexts.tcs,
  adminReportColumnsTexts.payable,
];

/** The lines of a statement as CSV, amounts in rupees. */
export function statementCsv(t: Translate, { lines }: Statement): string {
  return csvOf(
    head.map((one) => t(one)),
    lines.map((line): CsvCell[] => [
      line.bookingId,
      line.name,
      line.optionName,
      line.startDay,
      line.lastDay,
      line.day,
      line.soldOn,
      line.ended ? t(adminReportColumnsTexts.yes) : '',
      line.trial ? t(adminReportColumnsTexts.yes) : '',
      toRupees(line.price),
      toRupees(line.platformFee),
      toRupees(line.tax),
      line.percent,
      toRupees(line.commission),
      toRupees(line.gst),
      toRupees(line.withheld),
      toRupees(line.payable),
    ]),
  );
}
