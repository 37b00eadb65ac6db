import { CompiledQuery } from 'kysely';
import { queryOfWords } from '../core/search-words.ts';
import type { Database } from '../platform/context.ts';
import { conditionSql } from './conditions.sql.ts';
import { type ContentModel, type ContentType, fieldsOf, typeNamed } from './content-type.ts';
import type { Field } from './field.ts';
import { storedSql, textSql } from './fields.sql.ts';
import { anywhere } from './parse-query.ts';
import { visibleSql } from './relations.sql.ts';
import { bind, columnOf, type Draft, name, newAlias, newDraft } from './statement.ts';

/** What a list of the back office shows of an entry. */
export interface Head {
  readonly id: number;
  readonly documentId: string;
  readonly title: string;
  /** Where it is, or what it is, in a word. */
  readonly about: string;
  readonly published: boolean;
  readonly updatedAt: Date;
}

/** Which entries of a type are listed, drafts too. */
export interface HeadsAsked {
  /** The fields that an entry is called and told by. */
  readonly title: string;
  readonly about: string | undefined;
  readonly words: string | undefined;
  /** Words are looked for in what entries are called and where they are only, by an index. */
  readonly byName: boolean;
  readonly state: 'published' | 'draft' | undefined;
  /** The entry that they belong to, by the name of the relation. */
  readonly of: { readonly relation: string; readonly documentId: string } | undefined;
}

/** Where the page before ended: the last entry, and what it was sorted by as far as a place holds it. */
export interface HeadPlace {
  readonly id: number;
  readonly key: string;
}

interface Page {
  readonly sort: { readonly by: 'title' | 'updatedAt'; readonly down: boolean };
  readonly after: HeadPlace | undefined;
  readonly limit: number;
}

interface Seen {
  readonly model: ContentModel;
  readonly type: ContentType;
}

/** So many entries are looked through in their order before an index of words is asked: of a word that most have it gives most. */
const lookedThrough = 1_000;

/** A page of the entries, in the order of an index, which is walked from where the page before ended. */
export async function findHeads(db: Database, seen: Seen, asked: HeadsAsked & Page): Promise<Head[]> {
  if (!asked.byName) return readHeads(db, seen, asked, 'all');
  const found = await readHeads(db, seen, asked, 'first');
  return found.length === asked.limit ? found : readHeads(db, seen, asked, 'by words');
}

async function readHeads(
  db: Database,
  seen: Seen,
  asked: HeadsAsked & Page,
  among: 'all' | 'first' | 'by words',
): Promise<Head[]> {
  const draft = newDraft();
  const row = newAlias(draft);
  const { title, about, sort, after, limit } = asked;
  const table = name(seen.type.table);
  const shown = (field: string | undefined) => (field === undefined ? `''` : textSql(fieldOf(seen.type, field), row));
  const down = sort.down ? ' desc' : '';
  const later = after ? behind(after) : 'true';
  const order = `order by ${keyOf(row)}${down}, ${row}.id${down}`;
  const first = `(select * from ${table} ${row} where ${later} ${order} limit ${lookedThrough}) ${row}`;
  const from = among === 'first' ? first : `${table} ${row}`;
  const text = `select ${row}.id, ${row}.document_id as "documentId", coalesce(${shown(title)}, '') as title,
      coalesce(${shown(about)}, '') as about, ${row}.published_at is not null as published, ${row}.updated_at as "updatedAt"
    from ${from} where ${[...conditionsOf(draft, row, seen, asked), later].join(' and ')}
    ${among === 'by words' ? `order by ${sorted()}${down}, ${row}.id${down}` : order} limit ${bind(draft, limit, 'bigint')}`;
  return (await db.executeQuery<Head>(CompiledQuery.raw(text, draft.values))).rows;

  function keyOf(row: string): string {
    return sort.by === 'updatedAt' ? columnOf(row, 'updated_at') : storedSql(fieldOf(seen.type, title), row);
  }
  // in an order that no index has: the planner knows too little of words, and would walk through all of a type
  function sorted(): string {
    return sort.by === 'updatedAt' ? `${keyOf(row)} + interval '0'` : `${keyOf(row)} || ''`;
  }
  /** The entry itself says where it stands; what was remembered of it does when it is gone. */
  function behind({ id, key }: HeadPlace): string {
    const last = newAlias(draft);
    const is = `(select ${keyOf(last)} from ${table} ${last} where ${last}.id = ${bind(draft, id, 'bigint')})`;
    const was = bind(draft, key, sort.by === 'updatedAt' ? 'timestamptz' : 'text');
    return `(${keyOf(row)}, ${row}.id) ${sort.down ? '<' : '>'} (coalesce(${is}, ${was}), ${bind(draft, id, 'bigint')})`;
  }
}

/** How many there are, up to `most`. */
export async function countHeads(db: Database, seen: Seen, asked: HeadsAsked, most: number): Promise<number> {
  const draft = newDraft();
  const row = newAlias(draft);
  const where = conditionsOf(draft, row, seen, asked).join(' and ');
  const upTo = `select from ${name(seen.type.table)} ${row} where ${where} limit ${bind(draft, most, 'bigint')}`;
  const text = `select count(*)::int as total from (${upTo}) counted`;
  const { rows } = await db.executeQuery<{ total: number }>(CompiledQuery.raw(text, draft.values));
  return rows[0]?.total ?? 0;
}

function fieldOf(type: ContentType, named: string): Field {
  const field = fieldsOf(type).get(named);
  if (!field) throw new Error(`${type.name} has no ${named}`);
  return field;
}

function conditionsOf(draft: Draft, row: string, { model, type }: Seen, asked: HeadsAsked): string[] {
  const { words, state, of } = asked;
  return [
    'true',
    ...visibleSql(model, draft, type, row),
    ...(words === undefined ? [] : [wordsSql(words)]),
    ...(state === undefined ? [] : [`${row}.published_at is ${state === 'draft' ? '' : 'not '}null`]),
    ...(of === undefined ? [] : [ofSql(of)]),
  ];

  function wordsSql(typed: string): string {
    if (!asked.byName) return conditionSql(model, draft, anywhere(type, typed), row);
    if (asked.title === 'documentId') return `${row}.document_id = ${bind(draft, typed, 'text')}`;
    const place = fieldsOf(type).get('location');
    const where = place?.kind === 'text' ? storedSql(place, row) : `''`;
    const query = bind(draft, queryOfWords(entryWords(typed)), 'text');
    return `entry_words(${storedSql(fieldOf(type, asked.title), row)}, ${where}) @@ ${query}::tsquery`;
  }
  function ofSql({ relation: named, documentId }: NonNullable<HeadsAsked['of']>): string {
    const relation = type.relations[named];
    if (relation?.kind !== 'to-one') throw new Error(`${type.name}.${named} leads to no one entry`);
    const owner = newAlias(draft);
    const { table } = typeNamed(model, relation.target);
    const id = `select ${owner}.id from ${name(table)} ${owner} where ${owner}.document_id = ${bind(draft, documentId, 'text')}`;
    return `${columnOf(row, relation.column)} = (${id})`;
  }
}

/** What was typed, as the SQL function `entry_words` keeps it. */
function entryWords(typed: string): string[] {
  return typed
    .toLowerCase()
    .split(/[\s,.;:/()&'"-]+/)
    .filter(Boolean)
    .slice(0, 8);
}
