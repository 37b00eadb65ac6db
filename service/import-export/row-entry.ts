import { type Finding, finding } from '../content/read-entry.ts';
import { meantText } from '../core/csv.ts';
import { fieldIn, jsonIn, type Meant, textsIn, yesOrNo } from './cell.ts';
import type { Column } from './columns.ts';
import type { SheetRow } from './read-sheet.ts';

/** An entry as a file says it: only what it says something of. */
export interface SaidEntry {
  /** Where it stands: the row of a sheet, the place in a list. */
  readonly row: number;
  readonly said: Readonly<Record<string, unknown>>;
  readonly findings: readonly Finding[];
}

/** What a row of a sheet says. A column that is not there says nothing; an empty cell says that there is nothing. */
export function rowEntry(columns: ReadonlyMap<string, Column>, { row, cells }: SheetRow): SaidEntry {
  const said: Record<string, unknown> = {};
  const findings: Finding[] = [];
  for (const [name, cell] of cells) {
    const column = columns.get(name);
    if (!column) continue;
    const meant = meantBy(column, cell);
    if ('problem' in meant) findings.push(finding([name], meant.problem));
    else if (meant.value !== undefined) said[name] = meant.value;
  }
  return { row, said, findings };
}

function meantBy(column: Column, cell: string): Meant {
  const empty = cell.trim() === '';
  switch (column.kind) {
    case 'documentId':
    case 'key':
      return { value: empty ? undefined : meantText(cell).trim() };
    case 'published':
      return empty ? { value: undefined } : yesOrNo(cell);
    case 'field':
      return fieldIn(column.field, empty ? '' : cell);
    case 'link':
      if (column.many) return textsIn(cell);
      return { value: empty ? null : meantText(cell).trim() };
    case 'parts':
      return empty ? { value: [] } : jsonIn(cell);
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What an item of a list in JSON says: by the names of the columns, like a row. */
export function itemEntry(item: unknown, row: number): SaidEntry {
  if (isObject(item)) return { row, said: item, findings: [] };
  return { row, said: {}, findings: [finding(['entries', String(row)], 'must be an object')] };
}
