import { conditionSql } from './conditions.sql.ts';
import type { ContentModel, ContentType, Relation } from './content-type.ts';
import { comparedSql, storedSql } from './fields.sql.ts';
import type { Query, SortKey } from './query.ts';
import { isSearching } from './query-cost.ts';
import { joinSql, visibleSql } from './relations.sql.ts';
import { versionSql } from './rows.sql.ts';
import { type Child, keysOf, type Shape } from './shape.ts';
import { bind, columnOf, type Draft, literal, name, newAlias, newDraft, type Statement } from './statement.ts';

/** The statement for a page, and what its total counts. */
export interface PageStatement extends Statement {
  readonly counted?: {
    /** Equal for all pages of the same entries. */
    readonly what: string;
    /** The statement's text for when their number is known. */
    readonly without: string;
  };
}

/** The entries of a page in their order: the column `page` with `id version,…`, and `total`, which counts all of them. */
export function pageSql(model: ContentModel, shape: Shape, { where, sort, paging }: Query): PageStatement {
  const draft = newDraft();
  const row = newAlias(draft);
  const conditions = [...visibleSql(model, draft, shape.type, row), conditionSql(model, draft, where, row)];
  const from = `from ${name(shape.type.table)} ${row} where ${conditions.join(' and ')}`;
  const what = JSON.stringify([from, draft.values]);
  const order = [...sort.map((key) => sortSql(model, draft, key, row)), `${row}.id`].join(', ');
  const limit = `limit ${bind(draft, paging.limit, 'bigint')} offset ${bind(draft, paging.start, 'bigint')}`;
  const page = pageOf(`select ${row}.id, ${versionSql(shape, row)} as v ${from} order by ${order} ${limit}`);
  const without = `select ${page}`;
  if (!paging.withCount) return { text: without, values: draft.values };
  const text = isSearching(shape.type, { where })
    ? searchedSql(sort.map((key) => sortSql(model, draft, { ...key, descending: false }, row)))
    : `${without}, (select count(*) ${from}) as total`;
  return { text, values: draft.values, counted: { what, without } };

  /** Finds all of them once, with what they are sorted by, for the page and the total. */
  function searchedSql(keys: readonly string[]): string {
    const named = keys.map((key, at) => `, ${key} as k${at}`).join('');
    const found = `select ${row}.id, ${versionSql(shape, row)} as v${named} ${from}`;
    const order = [...sort.map(({ descending }, at) => `k${at}${descending ? ' desc' : ''}`), 'id'].join(', ');
    const page = pageOf(`select id, v from found order by ${order} ${limit}`);
    return `with found as materialized (${found}) select ${page}, (select count(*) from found) as total`;
  }
}

/** The same for one entry; its documentId is the parameter. */
export function entrySql(model: ContentModel, type: ContentType, shape: Shape): string {
  const draft = newDraft();
  const row = newAlias(draft);
  const where = [`${row}.document_id = ${bind(draft, '', 'text')}`, ...visibleSql(model, draft, type, row)];
  const entry = `select ${row}.id, ${versionSql(shape, row)} as v from ${name(type.table)} ${row}`;
  return `select ${pageOf(`${entry} where ${where.join(' and ')}`)}`;
}

function pageOf(entries: string): string {
  return `(select string_agg(concat(id, ' ', v), ',') from (${entries}) p) as page`;
}

/**
 * What stands below the entries whose ids are the first parameter: one row of texts, the column `page` with these
 * entries, `id version,…`, and columns with `shape owner id version,…` of the populated relations in their order. A
 * relation is one join with all the entries, and relations through the same table share one.
 */
export function belowSql(model: ContentModel, shape: Shape): Statement {
  const draft = newDraft();
  const row = newAlias(draft);
  const ids = bind(draft, [], 'int[]');
  const entries = `select ${columns(shape, row)} from ${name(shape.type.table)} ${row} where ${row}.id = any(${ids})`;
  return { text: wholeSql(model, draft, shape, entries), values: draft.values };
}

function columns(shape: Shape, row: string): string {
  const keys = keysOf(shape).map((key) => columnOf(row, key));
  return [`${row}.id`, `${versionSql(shape, row)} as v`, ...keys].join(', ');
}

function wholeSql(model: ContentModel, draft: Draft, shape: Shape, entries: string): string {
  const tables = [`r0 as materialized (${entries})`];
  const texts = [`(select string_agg(concat(id, ' ', v), ',') from r0) as page`];
  add(shape, 'r0');
  return `with ${tables.join(', ')} select ${texts.join(', ')}`;

  function add(parent: Shape, owners: string): void {
    for (const [first, ...others] of Map.groupBy(parent.children, joinKey).values()) {
      if (!first) continue;
      const { shape } = first;
      const siblings = [first, ...others] as const;
      const related = relatedSql(model, draft, siblings, owners);
      const own = `r${shape.number}`;
      const leads = shape.children.length > 0;
      if (leads) tables.push(`${own} as materialized (${related})`);
      const from = leads ? own : `(${related}) x`;
      texts.push(
        `(select string_agg(concat(shape, ' ', owner, ' ', id, ' ', v), ',') from ${from}) as below${shape.number}`,
      );
      // one and the same entry may stand below many owners
      if (leads) add(shape, `(select distinct on (id) * from ${own})`);
    }
  }
}

/** Equal for relations that one join can serve: they differ in the word that their targets hold. */
function joinKey({ populated: { relation, where, sort }, shape }: Child): unknown {
  if (relation.kind !== 'through' || !relation.only) return shape;
  const plain = where.kind === 'all' && where.of.length === 0 && sort.length === 0 && shape.children.length === 0;
  const { table, from, to, order, only } = relation;
  return plain ? [shape.rows, table, from, to, order, only.column].join(' ') : shape;
}

function relatedSql(model: ContentModel, draft: Draft, siblings: readonly [Child, ...Child[]], owners: string): string {
  const [{ populated, shape }, ...others] = siblings;
  const { relation, target } = populated;
  const owner = newAlias(draft);
  const row = newAlias(draft);
  const join = joinSql(draft, others.length > 0 ? withoutOnly(relation) : relation, target, owner, row);
  const where = [
    ...join.on,
    ...visibleSql(model, draft, target, row, relation),
    conditionSql(model, draft, populated.where, row),
  ];
  const order = [...populated.sort.map((key) => sortSql(model, draft, key, row)), ...join.order];
  const number = others.length > 0 ? numberSql(siblings, row) : `${shape.number}`;
  const entries = `select ${number} as shape, ${columns(shape, row)} from ${join.from} where ${where.join(' and ')}`;
  // sorted below each owner: a few index look-ups for each, where one join would read the whole table
  const sorted = order.length > 0 ? `${entries} order by ${order.join(', ')}` : entries;
  return `select ${owner}.id as owner, e.* from ${owners} ${owner}, lateral (${sorted}) e`;
}

function withoutOnly(relation: Relation): Relation {
  return relation.kind === 'through' ? { ...relation, only: undefined } : relation;
}

/** Which of the siblings an entry belongs to, by the word it holds; null when it belongs to none that was asked for. */
function numberSql(siblings: readonly Child[], row: string): string {
  const cases = siblings.flatMap(({ populated: { relation }, shape }) =>
    relation.kind === 'through' && relation.only
      ? [`when ${columnOf(row, relation.only.column)} = ${literal(relation.only.equals)} then ${shape.number}`]
      : [],
  );
  return `case ${cases.join(' ')} end`;
}

function sortSql(model: ContentModel, draft: Draft, key: SortKey, row: string): string {
  const [step, ...rest] = key.via;
  const direction = key.descending ? ' desc' : '';
  if (!step) return `${sortedSql(key, row)}${direction}`;
  const inner = newAlias(draft);
  const { from, on } = joinSql(draft, step.relation, step.target, row, inner);
  const where = [...on, ...visibleSql(model, draft, step.target, inner, step.relation)].join(' and ');
  const value = sortSql(model, draft, { ...key, via: rest, descending: false }, inner);
  return `(select ${value} from ${from} where ${where} limit 1)${direction}`;
}

// instants in full precision, so that an index can be used
function sortedSql({ field }: SortKey, row: string): string {
  return field.kind === 'datetime' ? storedSql(field, row) : comparedSql(field, row);
}
