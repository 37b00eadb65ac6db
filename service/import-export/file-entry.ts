import { csvLine, escapeFormula } from '../core/csv.ts';
import { fieldCell, textsCell } from './cell.ts';
import { type FileColumn, namingField } from './columns.ts';

/** An entry in a file, by column name. Relations are given by name. */
export type FileEntry = Readonly<Record<string, unknown>>;

/** An entry in the format of the content API. */
export type ApiEntry = Readonly<Record<string, unknown>>;

const isApiEntry = (value: unknown): value is ApiEntry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const list = (value: unknown) => (Array.isArray(value) ? value : [value]).filter(isApiEntry);

/** Converts an entry for export. `drafts`: unpublished entries are marked. */
export function fileEntry(columns: readonly FileColumn[], entry: ApiEntry): FileEntry {
  return Object.fromEntries(columns.map((column) => [column.name, bodyOfEntry(column, entry)]));
}

function bodyOfEntry(column: FileColumn, entry: ApiEntry): unknown {
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

/** The CSV line of an entry. */
export function csvRow(columns: readonly FileColumn[], entry: FileEntry): string {
  return csvLine(columns.map((column) => cellOf(column, entry[column.name])));
}

function cellOf(column: FileColumn, value: unknown): string {
  if (column.kind === 'field') return fieldCell(column.field, value);
  if (column.kind === 'link' && Array.isArray(value)) return textsCell(value.map(String));
  if (column.kind === 'parts')
    return Array.isArray(value) && value.length > 0 ? escapeFormula(JSON.stringify(value)) : '';
  return fieldCell({ kind: 'text' }, value);
}
