import { adminReportColumnsTexts } from '../../../../messages/en/admin/report-columns.ts';
import type { Translate } from '../../../../messages/translate.ts';
import { csvFile, csvLine, escapeFormula } from '../../../core/csv.ts';
import { paiseOf, plainRupees } from '../../../core/money.ts';
import { type ReportRow, type ReportShape, shareOfSums } from './report.ts';

/** Returns the report as CSV. */
export function reportCsv(t: Translate, shape: ReportShape, rows: readonly ReportRow[]): string {
  const heads = [
    ...shape.keys.map((head) => t(head)),
    ...shape.sums.map(({ head, as }) =>
      as === 'money' ? t(adminReportColumnsTexts.inRupees, { head: t(head) }) : t(head),
    ),
  ];
  const share = shape.share ? [t(adminReportColumnsTexts.inPercent, { head: t(shape.share.head) })] : [];
  const lines = rows.map(({ key, sums }) => [
    ...key.map(escapeFormula),
    // numbers are our own and need no guard against formulas
    ...shape.sums.map(({ as }, place) =>
      as === 'money' ? plainRupees(paiseOf(sums[place] ?? 0)) : String(sums[place] ?? 0),
    ),
    ...(shape.share ? [String(shareOfSums(shape, sums) ?? '')] : []),
  ]);
  return csvFile([[...heads, ...share], ...lines].map(csvLine));
}
