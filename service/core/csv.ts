/** What stands in a cell of a sheet. */
export type Cell = string | number | null;

// what a spreadsheet would calculate, or take for a command, when it opens the file (OWASP, CSV injection)
const runs = /^'*[\s\0]*[=+\-@\t\r]/;
const guarded = /^'+[\s\0]*[=+\-@\t\r]/;

/** The text as a cell that no spreadsheet runs: one that begins as a formula is led by an apostrophe. */
export const guardedText = (text: string) => (runs.test(text) ? `'${text}` : text);

/** What was meant by a cell of text: `guardedText` taken back. */
export const meantText = (cell: string) => (guarded.test(cell) ? cell.slice(1) : cell);

/** Cells as a line of CSV (RFC 4180). Texts of others are guarded before. */
export function csvLine(cells: readonly string[]): string {
  const quoted = (cell: string) => (/[",;'\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return `${cells.map(quoted).join(',')}\r\n`;
}

/** Lines as a file, with the mark by which spreadsheets know that it is UTF-8. */
export const csvFile = (lines: readonly string[]) => `\ufeff${lines.join('')}`;

/** A sheet as text, so that nobody's name is calculated on the machine of who opens it. */
export function csvOf(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const text = (cell: Cell) => (typeof cell === 'number' ? String(cell) : guardedText(cell ?? ''));
  return csvFile([head, ...rows].map((row) => csvLine(row.map(text))));
}
