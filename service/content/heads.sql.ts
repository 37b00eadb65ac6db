import { CompiledQuery } from 'kysely';
import { entryWordsOf, queryOfWords } from '../core/search-words.ts';
import type { Database } from '../platform/context.ts';
import { conditionSql } from './conditions.sql.ts';
import { type ContentModel, type ContentType, fieldsOf, typeNamed } from './content-type.ts';
import type { Field } from './field.ts';
import { storedSql, textSql } from './fields.sql.ts';
import { anywhere } from './parse-query.ts';
import { visibleSql } from './relations.sql.ts';
import { bind, columnOf, name, newAlias, newStatement, type StatementBuilder } from './statement.ts';

/** An entry in a list of the back office. */
export interface Head {
  readonly id: number;
  readonly documentId: string;
  readonly title: string;
  /** Its location or category, in a word. */
  readonly about: string;
  readonly published: boolean;
  readonly updatedAt: Date;
}

/** The filter of a list of entries, including drafts. */
export interface HeadFilter {
  /** The fields with the title and the short description. */
  readonly title: string;
  readonly about: string | undefined;
  readonly words: string | undefined;
  /** Search words in titles and locations only, with an index. */
  readonly byName: boolean;
  readonly state: 'published' | 'draft' | undefined;
  /** The parent entry and the name of the relation to it. */
  readonly of: { readonly relation: string; readonly documentId: string } | undefined;
}

/** Position where the previous page ended: the last entry, and its sort key, possibly truncated. */
export interface HeadPosition {
  readonly id: number;
  readonly key: string;
}

interface Page {
  readonly sort: { readonly by: 'title' | 'updatedAt'; readonly down: boolean };
  readonly after: HeadPosition | undefined;
  readonly limit: number;
}

interface Seen {
  readonly model: ContentModel;
  readonly type: ContentType;
}

/** Number of entries scanned in order before the word index is used, which returns too much for frequent words. */
const lookedThrough = 1_000;

/** A page of entries in the order of an index, continuing after the previous page. */
export async function findHeads(db: Database, seen: Seen, filter: HeadFilter & Page): Promise<Head[]> {
  if (!filter.byName) return readHeads(db, seen, filter, 'all');
  const found = await readHeads(db, seen, filter, 'first');
  return found.length === filter.limit ? found : readHeads(db, seen, filter, 'by words');
}

async function readHeads(
  db: Database,
  seen: Seen,
  filter: HeadFilter & Page,
  among: 'all' | 'first' | 'by words',
): Promise<Head[]> {
  const builder = newStatement();
  const row = newAlias(builder);
  const { title, about, sort, after, limit } = filter;
  const table = name(seen.type.table);
  const shown = (field: string | undefined) => (field === undefined ? `''` : textSql(fieldOf(seen.type, field), row));
  const down = sort.down ? ' desc' : '';
  const later = after ? behind(after) : 'true';
  const order = `order by ${keyOf(row)}${down}, ${row}.id${down}`;
  const first = `(select * from ${table} ${row} where ${later} ${order} limit ${lookedThrough}) ${row}`;
  const from = among === 'first' ? first : `${table} ${row}`;
  const text = `select ${row}.id, ${row}.document_id as "documentId", coalesce(${shown(title)}, '') as title,
      coalesce(${shown(about)}, '') as about, ${row}.published_at is not null as published, ${row}.updated_at as "updatedAt"
    from ${from} where ${[...conditionsOf(builder, row, seen, filter), later].join(' and ')}
    ${among === 'by words' ? `order by ${sorted()}${down}, ${row}.id${down}` : order} limit ${bind(builder, limit, 'bigint')}`;
  return (await db.executeQuery<Head>(CompiledQuery.raw(text, builder.values))).rows;

  function keyOf(row: string): string {
    return sort.by === 'updatedAt' ? columnOf(row, 'updated_at') : storedSql(fieldOf(seen.type, title), row);
  }
  // an order without an index: the planner knows too little about words and would scan a whole type
  function sorted(): string {
    return sort.by === 'updatedAt' ? `${keyOf(row)} + interval '0'` : `${keyOf(row)} || ''`;
  }
  /** The entry's current sort key determines the position; the remembered key is used if the entry was deleted. */
  function behind({ id, key }: HeadPosition): string {
    const last = newAlias(builder);
    const is = `(select ${keyOf(last)} from ${table} ${last} where ${last}.id = ${bind(builder, id, 'bigint')})`;
    const was = bind(builder, key, sort.by === 'updatedAt' ? 'timestamptz' : 'text');
    return `(${keyOf(row)}, ${row}.id) ${sort.down ? '<' : '>'} (coalesce(${is}, ${was}), ${bind(builder, id, 'bigint')})`;
  }
}

/** Number of entries, counted up to `most`. */
export async function countHeads(db: Database, seen: Seen, filter: HeadFilter, most: number): Promise<number> {
  const builder = newStatement();
  const row = newAlias(builder);
  const where = conditionsOf(builder, row, seen, filter).join(' and ');
  const upTo = `select from ${name(seen.type.table)} ${row} where ${where} limit ${bind(builder, most, 'bigint')}`;
  const text = `select count(*)::int as total from (${upTo}) counted`;
  const { rows } = await db.executeQuery<{ total: number }>(CompiledQuery.raw(text, builder.values));
  return rows[0]?.total ?? 0;
}

function fieldOf(type: ContentType, named: string): Field {
  const field = fieldsOf(type).get(named);
  if (!field) throw new Error(`${type.name} has no ${named}`);
  return field;
}

function conditionsOf(builder: StatementBuilder, row: string, { model, type }: Seen, filter: HeadFilter): string[] {
  const { words, state, of } = filter;
  return [
    'true',
    ...visibleSql(model, builder, type, row),
    ...(words === undefined ? [] : [wordsSql(words)]),
    ...(state === undefined ? [] : [`${row}.published_at is ${state === 'draft' ? '' : 'not '}null`]),
    ...(of === undefined ? [] : [ofSql(of)]),
  ];

  function wordsSql(typed: string): string {
    if (!filter.byName) return conditionSql(model, builder, anywhere(type, typed), row);
    if (filter.title === 'documentId') return `${row}.document_id = ${bind(builder, typed, 'text')}`;
    const place = fieldsOf(type).get('location');
    const where = place?.kind === 'text' ? storedSql(place, row) : `''`;
    const query = bind(builder, queryOfWords(entryWordsOf(typed)), 'text');
    return `entry_words(${storedSql(fieldOf(type, filter.title), row)}, ${where}) @@ ${query}::tsquery`;
  }
  function ofSql({ relation: named, documentId }: NonNullable<HeadFilter['of']>): string {
    const relation = type.relations[named];
    if (relation?.kind !== 'to-one') throw new Error(`${type.name}.${named} leads to no one entry`);
    const owner = newAlias(builder);
    const { table } = typeNamed(model, relation.target);
    const id = `select ${owner}.id from ${name(table)} ${owner} where ${owner}.document_id = ${bind(builder, documentId, 'text')}`;
    return `${columnOf(row, relation.column)} = (${id})`;
  }
}
