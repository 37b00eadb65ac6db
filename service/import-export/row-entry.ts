import { type BodyError, finding } from '../content/read-entry.ts';
import { unescapeFormula } from '../core/csv.ts';
import { fieldIn, jsonIn, type ParsedCell, parseBoolean, textsIn } from './cell.ts';
import type { FileColumn } from './columns.ts';
import type { SheetRow } from './read-sheet.ts';

/** An entry in a file, with the given columns only. */
export interface ParsedEntry {
  /** Its position: the row of a CSV file, or the index in a list. */
  readonly row: number;
  readonly parsed: Readonly<Record<string, unknown>>;
  readonly findings: readonly BodyError[];
}

/** Parses a row of a CSV file. A missing column means no change; an empty cell means null. */
export function rowEntry(columns: ReadonlyMap<string, FileColumn>, { row, cells }: SheetRow): ParsedEntry {
  const parsed: Record<string, unknown> = {};
  const findings: BodyError[] = [];
  for (const [name, cell] of cells) {
    const column = columns.get(name);
    if (!column) continue;
    const cellValue = parseCell(column, cell);
    if ('problem' in cellValue) findings.push(finding([name], cellValue.problem));
    else if (cellValue.value !== undefined) parsed[name] = cellValue.value;
  }
  return { row, parsed, findings };
}

function parseCell(column: FileColumn, cell: string): ParsedCell {
  const empty = cell.trim() === '';
  switch (column.kind) {
    case 'documentId':
    case 'key':
      return { value: empty ? undefined : unescapeFormula(cell).trim() };
    case 'published':
      return empty ? { value: undefined } : parseBoolean(cell);
    case 'field':
      return fieldIn(column.field, empty ? '' : cell);
    case 'link':
      if (column.many) return textsIn(cell);
      return { value: empty ? null : unescapeFormula(cell).trim() };
    case 'parts':
      return empty ? { value: [] } : jsonIn(cell);
    case 'translations':
      return empty ? { value: undefined } : jsonIn(cell);
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses an item of a JSON list, by column name, like a row. */
export function itemEntry(item: unknown, row: number): ParsedEntry {
  if (isObject(item)) return { row, parsed: item, findings: [] };
  return { row, parsed: {}, findings: [finding(['entries', String(row)], 'must be an object')] };
}
