import { shownSql } from './fields.sql.ts';
import { lookupsOf, type Shape } from './shape.ts';
import { bind, columnOf, name, newAlias, newDraft, type Statement } from './statement.ts';

type Row = Pick<Shape, 'type' | 'fields'>;

/**
 * The version of a row: the transaction that wrote it, and those that wrote the rows its lookups read. A row text made
 * from a version is right as long as the row has that version.
 */
export function versionSql({ fields }: Pick<Row, 'fields'>, row: string): string {
  const lookups = lookupsOf(fields).flatMap(({ lookup }) =>
    lookup ? [`(select l.xmin from ${name(lookup.table)} l where l.id = ${columnOf(row, lookup.key)})`] : [],
  );
  return lookups.length === 0 ? `${row}.xmin` : `concat(${[`${row}.xmin`, ...lookups].join(`, '.', `)})`;
}

/** The rows of those ids, one list for each shape: `{shape, id, v, text}` with the fields as a JSON text. */
export function rowsSql(wanted: readonly { readonly shape: Row; readonly ids: readonly string[] }[]): Statement {
  const draft = newDraft();
  const parts = wanted.map(({ shape, ids }, index) => {
    const row = newAlias(draft);
    const fields = shape.fields.map(([shown, field]) => `${shownSql(field, row)} as ${name(shown)}`).join(', ');
    const from = `${name(shape.type.table)} ${row} cross join lateral (select ${fields}) e`;
    const where = `${row}.id = any(${bind(draft, ids, 'int[]')})`;
    return `select ${index} as shape, ${row}.id::text as id, ${versionSql(shape, row)}::text as v, to_json(e)::text as text from ${from} where ${where}`;
  });
  return { text: parts.join(' union all '), values: draft.values };
}
