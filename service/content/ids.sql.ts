import { conditionSql } from './conditions.sql.ts';
import type { ContentModel, ContentType, Relation } from './content-type.ts';
import { comparedSql, storedSql } from './fields.sql.ts';
import type { Query, SortKey } from './query.ts';
import { isSearching } from './query-cost.ts';
import { joinSql, visibleSql } from './relations.sql.ts';
import { versionSql } from './rows.sql.ts';
import { type Child, keysOf, type Shape } from './shape.ts';
import {
  bind,
  columnOf,
  literal,
  name,
  newAlias,
  newStatement,
  type SqlStatement,
  type StatementBuilder,
} from './statement.ts';

/** The statement for a page, and the key of its total. */
export interface PageStatement extends SqlStatement {
  readonly counted?: {
    /** Equal for all pages of the same query. */
    readonly queryKey: string;
    /** The statement's text without the total, for when it is known. */
    readonly without: string;
  };
}

/** The entries of a page in order: the column `page` with `id version,…`, and `total`, the number of all entries. */
export function pageSql(model: ContentModel, shape: Shape, { where, sort, paging }: Query): PageStatement {
  const builder = newStatement();
  const row = newAlias(builder);
  const conditions = [...visibleSql(model, builder, shape.type, row), conditionSql(model, builder, where, row)];
  const from = `from ${name(shape.type.table)} ${row} where ${conditions.join(' and ')}`;
  const queryKey = JSON.stringify([from, builder.values]);
  const order = [...sort.map((key) => sortSql(model, builder, key, row)), `${row}.id`].join(', ');
  const limit = `limit ${bind(builder, paging.limit, 'bigint')} offset ${bind(builder, paging.start, 'bigint')}`;
  const page = pageOf(`select ${row}.id, ${versionSql(shape, row)} as v ${from} order by ${order} ${limit}`);
  const without = `select ${page}`;
  if (!paging.withCount) return { text: without, values: builder.values };
  const text = isSearching(shape.type, { where })
    ? searchedSql(sort.map((key) => sortSql(model, builder, { ...key, descending: false }, row)))
    : `${without}, (select count(*) ${from}) as total`;
  return { text, values: builder.values, counted: { queryKey, without } };

  /** Finds all entries once, with their sort keys, for the page and the total. */
  function searchedSql(keys: readonly string[]): string {
    const named = keys.map((key, at) => `, ${key} as k${at}`).join('');
    const found = `select ${row}.id, ${versionSql(shape, row)} as v${named} ${from}`;
    const order = [...sort.map(({ descending }, at) => `k${at}${descending ? ' desc' : ''}`), 'id'].join(', ');
    const page = pageOf(`select id, v from found order by ${order} ${limit}`);
    return `with found as materialized (${found}) select ${page}, (select count(*) from found) as total`;
  }
}

/** The same for one entry; its document id is the parameter. */
export function entrySql(model: ContentModel, type: ContentType, shape: Shape): string {
  const builder = newStatement();
  const row = newAlias(builder);
  const where = [`${row}.document_id = ${bind(builder, '', 'text')}`, ...visibleSql(model, builder, type, row)];
  const entry = `select ${row}.id, ${versionSql(shape, row)} as v from ${name(type.table)} ${row}`;
  return `select ${pageOf(`${entry} where ${where.join(' and ')}`)}`;
}

function pageOf(entries: string): string {
  return `(select string_agg(concat(id, ' ', v), ',') from (${entries}) p) as page`;
}

/**
 * What is below the entries whose ids are the first parameter: one row of texts, the column `page` with these entries,
 * `id version,…`, and columns with `shape owner id version,…` of the populated relations in order. Each relation is one
 * join with all entries; relations through the same table share one.
 */
export function belowSql(model: ContentModel, shape: Shape): SqlStatement {
  const builder = newStatement();
  const row = newAlias(builder);
  const ids = bind(builder, [], 'int[]');
  const entries = `select ${columns(shape, row)} from ${name(shape.type.table)} ${row} where ${row}.id = any(${ids})`;
  return { text: wholeSql(model, builder, shape, entries), values: builder.values };
}

function columns(shape: Shape, row: string): string {
  const keys = keysOf(shape).map((key) => columnOf(row, key));
  return [`${row}.id`, `${versionSql(shape, row)} as v`, ...keys].join(', ');
}

function wholeSql(model: ContentModel, builder: StatementBuilder, shape: Shape, entries: string): string {
  const tables = [`r0 as materialized (${entries})`];
  const texts = [`(select string_agg(concat(id, ' ', v), ',') from r0) as page`];
  add(shape, 'r0');
  return `with ${tables.join(', ')} select ${texts.join(', ')}`;

  function add(parent: Shape, owners: string): void {
    for (const [first, ...others] of Map.groupBy(parent.children, joinKey).values()) {
      if (!first) continue;
      const { shape } = first;
      const siblings = [first, ...others] as const;
      const related = relatedSql(model, builder, siblings, owners);
      const own = `r${shape.number}`;
      const leads = shape.children.length > 0;
      if (leads) tables.push(`${own} as materialized (${related})`);
      const from = leads ? own : `(${related}) x`;
      texts.push(
        `(select string_agg(concat(shape, ' ', owner, ' ', id, ' ', v), ',') from ${from}) as below${shape.number}`,
      );
      // one entry may be below several owners
      if (leads) add(shape, `(select distinct on (id) * from ${own})`);
    }
  }
}

/** Equal for relations that can share a join: they differ only in the value that selects their targets. */
function joinKey({ populated: { relation, where, sort }, shape }: Child): unknown {
  if (relation.kind !== 'through' || !relation.only) return shape;
  const plain = where.kind === 'all' && where.of.length === 0 && sort.length === 0 && shape.children.length === 0;
  const { table, from, to, order, only } = relation;
  return plain ? [shape.rows, table, from, to, order, only.column].join(' ') : shape;
}

function relatedSql(
  model: ContentModel,
  builder: StatementBuilder,
  siblings: readonly [Child, ...Child[]],
  owners: string,
): string {
  const [{ populated, shape }, ...others] = siblings;
  const { relation, target } = populated;
  const owner = newAlias(builder);
  const row = newAlias(builder);
  const join = joinSql(builder, others.length > 0 ? withoutOnly(relation) : relation, target, owner, row);
  const where = [
    ...join.on,
    ...visibleSql(model, builder, target, row, relation),
    conditionSql(model, builder, populated.where, row),
  ];
  const order = [...populated.sort.map((key) => sortSql(model, builder, key, row)), ...join.order];
  const number = others.length > 0 ? numberSql(siblings, row) : `${shape.number}`;
  const entries = `select ${number} as shape, ${columns(shape, row)} from ${join.from} where ${where.join(' and ')}`;
  // sorted per owner: a few index look-ups for each, where one join would read the whole table
  const sorted = order.length > 0 ? `${entries} order by ${order.join(', ')}` : entries;
  return `select ${owner}.id as owner, e.* from ${owners} ${owner}, lateral (${sorted}) e`;
}

function withoutOnly(relation: Relation): Relation {
  return relation.kind === 'through' ? { ...relation, only: undefined } : relation;
}

/** The sibling relation that an entry belongs to, by its value; null if it belongs to none that was requested. */
function numberSql(siblings: readonly Child[], row: string): string {
  const cases = siblings.flatMap(({ populated: { relation }, shape }) =>
    relation.kind === 'through' && relation.only
      ? [`when ${columnOf(row, relation.only.column)} = ${literal(relation.only.equals)} then ${shape.number}`]
      : [],
  );
  return `case ${cases.join(' ')} end`;
}

function sortSql(model: ContentModel, builder: StatementBuilder, key: SortKey, row: string): string {
  const [step, ...rest] = key.via;
  const direction = key.descending ? ' desc' : '';
  if (!step) return `${sortedSql(key, row)}${direction}`;
  const inner = newAlias(builder);
  const { from, on } = joinSql(builder, step.relation, step.target, row, inner);
  const where = [...on, ...visibleSql(model, builder, step.target, inner, step.relation)].join(' and ');
  const value = sortSql(model, builder, { ...key, via: rest, descending: false }, inner);
  return `(select ${value} from ${from} where ${where} limit 1)${direction}`;
}

// instants in full precision, so that an index can be used
function sortedSql({ field }: SortKey, row: string): string {
  return field.kind === 'datetime' ? storedSql(field, row) : comparedSql(field, row);
}
