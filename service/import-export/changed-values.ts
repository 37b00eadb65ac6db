import { fieldsOf } from '../content/content-type.ts';
import type { Field } from '../content/field.ts';
import { isWritten } from '../content/read-entry.ts';
import { readField } from '../content/read-field.ts';
import type { FileColumn } from './columns.ts';
import type { ApiEntry } from './file-entry.ts';

const isApiEntry = (value: unknown): value is ApiEntry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const list = (value: unknown) => (Array.isArray(value) ? value : [value]).filter(isApiEntry);

/** An entry of the site in the format of a body. */
export function bodyOf(columns: readonly FileColumn[], entry: ApiEntry): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const column of columns) {
    const value = entry[column.name];
    if (column.kind === 'field') body[column.name] = value;
    if (column.kind === 'parts') body[column.name] = list(value);
    if (column.kind !== 'link') continue;
    const ids = list(value).map(({ documentId }) => String(documentId));
    body[column.name] = column.many ? ids : (ids[0] ?? null);
  }
  return body;
}

/** The parts of a body that differ from the entry. */
export function changedValues(
  columns: readonly FileColumn[],
  body: ApiEntry,
  entry: ApiEntry,
): Record<string, unknown> {
  const now = bodyOf(columns, entry);
  return Object.fromEntries(
    columns
      .filter(({ name }) => name in body)
      .filter((column) => settled(column, body[column.name]) !== settled(column, now[column.name]))
      .map(({ name }) => [name, body[name]]),
  );
}

/** A canonical text of a value: in its stored form, with sorted names, and null for nothing. */
function settled(column: FileColumn, value: unknown): string {
  if (column.kind === 'field') return ordered(storedForm(column.field, value));
  if (column.kind !== 'parts') return ordered(value ?? null);
  const fields = [...fieldsOf(column.target)].filter(([name, field]) => isWritten(column.target, name, field));
  return ordered(list(value).map((part) => fields.map(([name, field]) => [name, storedForm(field, part[name])])));
}

function storedForm(field: Field, value: unknown): unknown {
  const read = readField(field, value);
  const is = 'value' in read ? read.value : value;
  if (is === '' || is === undefined || (Array.isArray(is) && is.length === 0)) return null;
  return is;
}

function ordered(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    isApiEntry(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
}
