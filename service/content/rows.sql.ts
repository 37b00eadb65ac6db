import { shownSql } from './fields.sql.ts';
import { lookupsOf, type Shape } from './shape.ts';
import { bind, columnOf, name, newAlias, newStatement, type SqlStatement, type StatementBuilder } from './statement.ts';

type Row = Pick<Shape, 'type' | 'fields'>;

interface List {
  readonly shape: Row;
  readonly ids: readonly string[];
}

/**
 * The version of a row: the transaction that wrote it, and those that wrote the rows of its lookups. A row text is
 * valid as long as the row has that version.
 */
export function versionSql({ fields }: Pick<Row, 'fields'>, row: string): string {
  const lookups = lookupsOf(fields).flatMap(({ lookup }) =>
    lookup ? [`(select l.xmin from ${name(lookup.table)} l where l.id = ${columnOf(row, lookup.key)})`] : [],
  );
  return lookups.length === 0 ? `${row}.xmin` : `concat(${[`${row}.xmin`, ...lookups].join(`, '.', `)})`;
}

/** The rows with those ids, one list per shape: `{shape, id, v, text}` with the fields as a JSON text. */
export function rowsSql(wanted: readonly List[]): SqlStatement {
  const builder = newStatement();
  return { text: listsSql(builder, wanted), values: builder.values };
}

/**
 * The same, and for each list one row without a version, with the number of its rows as `id` and of their bytes as
 * `text`. If all rows together exceed `most` bytes, only the latter are returned.
 */
export function boundedRowsSql(wanted: readonly List[], most: number): SqlStatement {
  const builder = newStatement();
  const lists = listsSql(builder, wanted);
  const sums = `select shape, count(*)::text as id, '' as v, sum(octet_length(text))::text as text from texts group by shape`;
  const fit = `(select coalesce(sum(octet_length(text)), 0) from texts) <= ${bind(builder, Math.max(0, most), 'bigint')}`;
  const text = `with texts as materialized (${lists}) ${sums} union all select * from texts where ${fit}`;
  return { text, values: builder.values };
}

function listsSql(builder: StatementBuilder, wanted: readonly List[]): string {
  const parts = wanted.map(({ shape, ids }, index) => {
    const row = newAlias(builder);
    const fields = shape.fields.map(([shown, field]) => `${shownSql(field, row)} as ${name(shown)}`).join(', ');
    const from = `${name(shape.type.table)} ${row} cross join lateral (select ${fields}) e`;
    const where = `${row}.id = any(${bind(builder, ids, 'int[]')})`;
    return `select ${index} as shape, ${row}.id::text as id, ${versionSql(shape, row)}::text as v, to_json(e)::text as text from ${from} where ${where}`;
  });
  return parts.join(' union all ');
}
