/** What stands in a cell of a sheet. */
export type Cell = string | number | null;

// what a spreadsheet would reckon, or take for a command, when it opens the file
const formula = /^[\s\0]*[=+\-@\t\r]/;

function cellText(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const text = formula.test(cell ?? '') ? `'${cell}` : (cell ?? '');
  return /[",\r\n;']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * A sheet as text (RFC 4180), with the mark by which spreadsheets know that it is UTF-8. A text that begins as a formula is led
 * by an apostrophe, so that nobody's name is reckoned on the machine of who opens it.
 */
export function csvOf(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return `\ufeff${[head, ...rows].map((row) => `${row.map(cellText).join(',')}\r\n`).join('')}`;
}
