import type { Field } from './field.ts';
import { columnOf, literal, name } from './statement.ts';

/** SQL of the stored value of a row's field. */
export function storedSql(field: Field, alias: string): string {
  if (!field.lookup) {
    const own = columnOf(alias, field.column);
    return field.orColumn === undefined ? own : `coalesce(${own}, ${columnOf(alias, field.orColumn)})`;
  }
  const { table, key } = field.lookup;
  return `(select l.${name(field.column)} from ${name(table)} l where l.id = ${columnOf(alias, key)})`;
}

function labelled(field: Field, stored: string): string {
  if (!field.labels) return stored;
  const cases = Object.entries(field.labels).map(([word, label]) => `when ${literal(word)} then ${literal(label)}`);
  return `case ${stored} ${cases.join(' ')} else ${stored} end`;
}

function isoSql(stored: string): string {
  return `to_char(${stored} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** SQL of the value in the answer's JSON: rupees, labels, ISO instants with milliseconds. */
export function shownSql(field: Field, alias: string): string {
  const stored = storedSql(field, alias);
  if (field.kind === 'money') return `${stored} / 100::float8`;
  if (field.kind === 'datetime') return isoSql(stored);
  return labelled(field, stored);
}

/** SQL of the value as text, for operators that compare any field as text. */
export function textSql(field: Field, alias: string): string {
  const shown = shownSql(field, alias);
  if (field.kind === 'text' || field.kind === 'richtext' || field.kind === 'datetime') return `(${shown})`;
  return field.kind === 'texts' ? `to_json(${shown})::text` : `(${shown})::text`;
}

/** SQL of the value for ordering operators, with the precision of the answer. */
export function comparedSql(field: Field, alias: string): string {
  const stored = storedSql(field, alias);
  if (field.kind === 'datetime') return `date_trunc('milliseconds', ${stored})`;
  if (field.kind === 'integer' || field.kind === 'decimal' || field.kind === 'boolean' || field.kind === 'money')
    return stored;
  return textSql(field, alias);
}
