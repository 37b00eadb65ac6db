import { csvFile, csvLine, escapeFormula } from '../../core/csv.ts';
import { type ReportRow, type ReportShape, shareOfSums } from './report.ts';

/** '-1234.05': rupees with paise and without a currency sign, for programs. */
const rupees = (paise: number) =>
  `${paise < 0 ? '-' : ''}${Math.floor(Math.abs(paise) / 100)}.${String(Math.abs(paise) % 100).padStart(2, '0')}`;

/** Returns the report as CSV. */
export function reportCsv(shape: ReportShape, rows: readonly ReportRow[]): string {
  const heads = [...shape.keys, ...shape.sums.map(({ head, as }) => (as === 'money' ? `${head} (INR)` : head))];
  const share = shape.share ? [`${shape.share.head} (%)`] : [];
  const lines = rows.map(({ key, sums }) => [
    ...key.map(escapeFormula),
    // numbers are our own and need no guard against formulas
    ...shape.sums.map(({ as }, place) => (as === 'money' ? rupees(sums[place] ?? 0) : String(sums[place] ?? 0))),
    ...(shape.share ? [String(shareOfSums(shape, sums) ?? '')] : []),
  ]);
  return csvFile([[...heads, ...share], ...lines].map(csvLine));
}
