import { csvLine, guardedText } from '../core/csv.ts';
import { fieldCell, textsCell } from './cell.ts';
import { type Column, namingField } from './columns.ts';

/** An entry as a file holds it: by the names of its columns. What it leads to stands there by name. */
export type FileEntry = Readonly<Record<string, unknown>>;

/** An entry as the content API shows it. */
export type Shown = Readonly<Record<string, unknown>>;

const isShown = (value: unknown): value is Shown =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const list = (value: unknown) => (Array.isArray(value) ? value : [value]).filter(isShown);

/** The entry as it is written out. `drafts`: one that is not published says so. */
export function fileEntry(columns: readonly Column[], entry: Shown): FileEntry {
  return Object.fromEntries(columns.map((column) => [column.name, saidBy(column, entry)]));
}

function saidBy(column: Column, entry: Shown): unknown {
  const value = entry[column.name];
  switch (column.kind) {
    case 'published':
      return entry['publishedAt'] !== null;
    case 'parts':
      return list(value).map(({ id: _, ...part }) => part);
    case 'link': {
      const by = namingField(column.relation, column.target) ?? 'documentId';
      const names = list(value).map((one) => String(one[by] ?? one['documentId']));
      return column.many ? names : (names[0] ?? null);
    }
    default:
      return value ?? null;
  }
}

/** The line of an entry in a sheet. */
export function sheetLine(columns: readonly Column[], entry: FileEntry): string {
  return csvLine(columns.map((column) => cellOf(column, entry[column.name])));
}

function cellOf(column: Column, value: unknown): string {
  if (column.kind === 'field') return fieldCell(column.field, value);
  if (column.kind === 'link' && Array.isArray(value)) return textsCell(value.map(String));
  if (column.kind === 'parts')
    return Array.isArray(value) && value.length > 0 ? guardedText(JSON.stringify(value)) : '';
  return fieldCell({ kind: 'text' }, value);
}
