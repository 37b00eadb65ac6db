/** Value of a CSV cell. */
export type CsvCell = string | number | null;

// what a spreadsheet would calculate, or run as a command, when it opens the file (OWASP, CSV injection)
const runs = /^'*[\s\0]*[=+\-@\t\r]/;
const guarded = /^'+[\s\0]*[=+\-@\t\r]/;

/** The text as a cell that no spreadsheet runs: one that begins like a formula gets a leading apostrophe. */
export const escapeFormula = (text: string) => (runs.test(text) ? `'${text}` : text);

/** The inverse of `escapeFormula`. */
export const unescapeFormula = (cell: string) => (guarded.test(cell) ? cell.slice(1) : cell);

/** Cells as a line of CSV (RFC 4180). Apply `escapeFormula` to untrusted texts before. */
export function csvLine(cells: readonly string[]): string {
  const quoted = (cell: string) => (/[",;'\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return `${cells.map(quoted).join(',')}\r\n`;
}

/** Lines as a file, with the byte order mark by which spreadsheets recognise UTF-8. */
export const csvFile = (lines: readonly string[]) => `\ufeff${lines.join('')}`;

/** A CSV file in which no text can run as a formula in a spreadsheet. */
export function csvOf(head: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  const text = (cell: CsvCell) => (typeof cell === 'number' ? String(cell) : escapeFormula(cell ?? ''));
  return csvFile([head, ...rows].map((row) => csvLine(row.map(text))));
}
