import { type ReportRow, type ReportShape, shareOfSums } from './report.ts';

/**
 * A cell that no spreadsheet takes for a formula: what begins like one is a text by the apostrophe before it (OWASP, CSV
 * injection).
 */
export function csvCell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) || plain !== plain.trim() ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** ‘-1234.05’, for programs: rupees with their paise, without a sign of the currency. */
const rupees = (paise: number) =>
  `${paise < 0 ? '-' : ''}${Math.floor(Math.abs(paise) / 100)}.${String(Math.abs(paise) % 100).padStart(2, '0')}`;

/** The report as CSV: UTF-8 with the mark by which spreadsheets know it, lines that end by CR LF (RFC 4180). */
export function reportCsv(shape: ReportShape, rows: readonly ReportRow[]): string {
  const heads = [...shape.keys, ...shape.sums.map(({ head, as }) => (as === 'money' ? `${head} (INR)` : head))];
  const share = shape.share ? [`${shape.share.head} (%)`] : [];
  const lines = rows.map(({ key, sums }) => [
    ...key.map(csvCell),
    // figures are ours, and stay figures
    ...shape.sums.map(({ as }, place) => (as === 'money' ? rupees(sums[place] ?? 0) : String(sums[place] ?? 0))),
    ...(shape.share ? [String(shareOfSums(shape, sums) ?? '')] : []),
  ]);
  return `\ufeff${[[...heads, ...share].map(csvCell), ...lines].map((line) => `${line.join(',')}\r\n`).join('')}`;
}
