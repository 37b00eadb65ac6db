import { csvFile, csvLine, guardedText } from '../../core/csv.ts';
import { type ReportRow, type ReportShape, shareOfSums } from './report.ts';

/** ‘-1234.05’, for programs: rupees with their paise, without a sign of the currency. */
const rupees = (paise: number) =>
  `${paise < 0 ? '-' : ''}${Math.floor(Math.abs(paise) / 100)}.${String(Math.abs(paise) % 100).padStart(2, '0')}`;

/** The report as CSV. */
export function reportCsv(shape: ReportShape, rows: readonly ReportRow[]): string {
  const heads = [...shape.keys, ...shape.sums.map(({ head, as }) => (as === 'money' ? `${head} (INR)` : head))];
  const share = shape.share ? [`${shape.share.head} (%)`] : [];
  const lines = rows.map(({ key, sums }) => [
    ...key.map(guardedText),
    // figures are ours, and stay figures
    ...shape.sums.map(({ as }, place) => (as === 'money' ? rupees(sums[place] ?? 0) : String(sums[place] ?? 0))),
    ...(shape.share ? [String(shareOfSums(shape, sums) ?? '')] : []),
  ]);
  return csvFile([[...heads, ...share], ...lines].map(csvLine));
}
