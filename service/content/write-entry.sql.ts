import { CompiledQuery, sql } from 'kysely';
import type { Database } from '../platform/context.ts';
import { type ContentType, fieldsOf, type Relation } from './content-type.ts';
import type { Field, FieldValue } from './field.ts';
import { rowsSql } from './rows.sql.ts';

/** An entry whose row is locked until the transaction ends. */
export interface Locked {
  readonly id: number;
  /** Changes with every write of the row. */
  readonly version: string;
  readonly published: boolean;
}

/** The entries with those document ids, published or not, by document id. */
export async function lockEntries(
  db: Database,
  type: ContentType,
  documentIds: readonly string[],
): Promise<ReadonlyMap<string, Locked>> {
  const shown = type.shownBy ? sql`and ${sql.ref(type.shownBy)}` : sql``;
  const { rows } = await sql<Locked & { document_id: string }>`
    select id, document_id, xmin::text as version, published_at is not null as published
    from ${sql.table(type.table)} where document_id = any(${[...documentIds]}::text[]) ${shown}
    order by id for update`.execute(db);
  return new Map(rows.map(({ document_id, ...entry }) => [document_id, entry]));
}

/** The entry with that document id, published or not; undefined if there is none. */
export async function lockEntry(db: Database, type: ContentType, documentId: string): Promise<Locked | undefined> {
  return (await lockEntries(db, type, [documentId])).get(documentId);
}

/** The fields of rows in their display form, by id. */
export async function shownRows(
  db: Database,
  type: ContentType,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Readonly<Record<string, FieldValue>>>> {
  if (ids.length === 0) return new Map();
  const { text, values } = rowsSql([{ shape: { type, fields: [...fieldsOf(type)] }, ids: ids.map(String) }]);
  const { rows } = await db.executeQuery<{ id: string; text: string }>(CompiledQuery.raw(text, [...values]));
  return new Map(rows.map((row) => [Number(row.id), JSON.parse(row.text)]));
}

/** The value as its column stores it: paise, stored words, JSON texts. */
export function storedValue(field: Field, value: FieldValue): unknown {
  if (value === null) return null;
  if (field.kind === 'money') return Math.round(Number(value) * 100);
  if (field.kind === 'json') return JSON.stringify(value);
  if (!field.labels) return value;
  return Object.entries(field.labels).find(([word, label]) => word === value || label === value)?.[0] ?? value;
}

export type Columns = ReadonlyMap<string, unknown>;

/** Values per statement, below the protocol's 65,535 parameters. */
const mostValues = 20_000;

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/**
 * Statements that insert the rows, in order. A column that a row lacks gets its default. Written as text: query builder
 * nodes for some hundred thousand values take longer than the database.
 */
function* insertions(table: string, rows: readonly Columns[]): Generator<CompiledQuery> {
  const columns = [...new Set(rows.flatMap((row) => [...row.keys()]))];
  // a row may have an explicit id
  const head = `insert into ${quoted(table)} (${columns.map(quoted).join(', ')}) overriding system value values`;
  const size = Math.max(1, Math.floor(mostValues / Math.max(1, columns.length)));
  for (let start = 0; start < rows.length; start += size) {
    const values: unknown[] = [];
    const written = rows.slice(start, start + size).map((row) => {
      const places = columns.map((column) => (row.has(column) ? `$${values.push(row.get(column))}` : 'default'));
      return `(${places.join(', ')})`;
    });
    yield CompiledQuery.raw(`${head} ${written.join(', ')} returning id`, values);
  }
}

/** Inserts the rows in few statements. Returns their ids in order. */
export async function insertRows(db: Database, table: string, rows: readonly Columns[]): Promise<number[]> {
  const ids: number[] = [];
  for (const insertion of insertions(table, rows)) {
    const inserted = await db.executeQuery<{ id: number }>(insertion);
    for (const { id } of inserted.rows) ids.push(id);
  }
  return ids;
}

/** An existing row, and the new values of its columns. */
interface RowChange {
  readonly id: number;
  readonly columns: Columns;
}

/**
 * Updates rows, in as many statements as there are different sets of columns. The first row of values has nulls with
 * the types of the columns, which gives all rows below their types.
 */
export async function updateRows(db: Database, table: string, rows: readonly RowChange[]): Promise<void> {
  const alike = Map.groupBy(rows, ({ columns }) => [...columns.keys()].join(' '));
  for (const group of alike.values()) {
    const names = [...(group[0]?.columns.keys() ?? [])];
    if (names.length === 0) continue;
    const set = names.map((name) => `${quoted(name)} = c.${quoted(name)}`).join(', ');
    const own = ['id', ...names].map(quoted);
    const typed = own.map((name) => `(null::${quoted(table)}).${name}`).join(', ');
    const size = Math.max(1, Math.floor(mostValues / own.length));
    for (let start = 0; start < group.length; start += size) {
      const values: unknown[] = [];
      const written = group.slice(start, start + size).map(({ id, columns }) => {
        const row = [id, ...names.map((name) => columns.get(name))];
        return `(${row.map((value) => `$${values.push(value)}`).join(', ')})`;
      });
      const text = `update ${quoted(table)} t set ${set} from (values (${typed}), ${written.join(', ')}) c(${own.join(', ')}) where t.id = c.id`;
      await db.executeQuery(CompiledQuery.raw(text, values));
    }
  }
}

export async function deleteRows(db: Database, table: string, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`delete from ${sql.table(table)} where id = any(${[...ids]}::int[])`.execute(db);
}

/** Ids of other rows in the columns of a row, by column name. */
export type ReferencedIds = Readonly<Record<string, number | null>>;

/** Ids of other rows in these columns, by row id. */
export async function referencedIds(
  db: Database,
  table: string,
  ids: readonly number[],
  columns: readonly string[],
): Promise<ReadonlyMap<number, ReferencedIds>> {
  const { rows } = await sql<{ of: number; held: ReferencedIds }>`
    select id as of, json_build_object(${sql.join(columns.flatMap((column) => [sql.lit(column), sql.ref(column)]))}) as held
    from ${sql.table(table)} where id = any(${[...ids]}::int[])`.execute(db);
  return new Map(rows.map(({ of, held }) => [of, held]));
}

/** The id of another row in a column of a row. */
export async function referencedId(
  db: Database,
  table: string,
  id: number,
  column: string,
): Promise<number | undefined> {
  return (await referencedIds(db, table, [id], [column])).get(id)?.[column] ?? undefined;
}

/** The document id of a row. */
export async function documentIn(db: Database, table: string, id: number): Promise<string | undefined> {
  const { rows } = await sql<{ document_id: string }>`
    select document_id from ${sql.table(table)} where id = ${id}`.execute(db);
  return rows[0]?.document_id;
}

/** The position after the last entry of each of these owners; 0 if there is none yet. */
export async function lastPlaces(
  db: Database,
  table: string,
  ordered: string,
  owner: string,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; place: number }>`
    select ${sql.ref(owner)} as id, max(${sql.ref(ordered)}) + 1 as place
    from ${sql.table(table)} where ${sql.ref(owner)} = any(${[...ids]}::int[]) group by 1`.execute(db);
  return new Map(rows.map(({ id, place }) => [id, place]));
}

/** The first of `text`, `text-2`, `text-3` … that no row has. */
export async function findFreeText(db: Database, table: string, column: string, text: string): Promise<string> {
  const { rows } = await sql<{ text: string }>`
    select c.text from (
      select n, case when n = 1 then ${text}::text else ${text}::text || '-' || n end as text from generate_series(1, 1000) n
    ) c where not exists (select from ${sql.table(table)} t where ${sql.ref(`t.${column}`)} = c.text)
    order by c.n limit 1`.execute(db);
  return rows[0]?.text ?? text;
}

/**
 * How many entries refer to this one, through each relation of other types that leads to its type and does not own
 * them.
 */
export async function countReferences(
  db: Database,
  pointing: readonly { readonly type: ContentType; readonly relation: Relation }[],
  id: number,
): Promise<{ type: string; count: number }[]> {
  const counts = new Map<string, number>();
  const seen = new Set<string>();
  for (const { type, relation } of pointing) {
    if (relation.kind !== 'to-one' && relation.kind !== 'through') continue;
    const [table, column] = relation.kind === 'to-one' ? [type.table, relation.column] : [relation.table, relation.to];
    // features of all kinds are in one table
    if (seen.has(`${table} ${column}`)) continue;
    seen.add(`${table} ${column}`);
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(db);
    const count = rows[0]?.count ?? 0;
    if (count > 0) counts.set(type.name, (counts.get(type.name) ?? 0) + count);
  }
  return [...counts].map(([type, count]) => ({ type, count }));
}
