import { CompiledQuery, sql } from 'kysely';
import type { Database } from '../platform/context.ts';
import { type ContentType, fieldsOf, type Relation } from './content-type.ts';
import type { Field, Shown } from './field.ts';
import { rowsSql } from './rows.sql.ts';

/** An entry whose row is locked until the transaction ends. */
export interface Locked {
  readonly id: number;
  /** Changes with every write of the row. */
  readonly version: string;
  readonly published: boolean;
}

/** The entry of that documentId, published or not; undefined when there is none. */
export async function lockEntry(db: Database, type: ContentType, documentId: string): Promise<Locked | undefined> {
  const shown = type.shownBy ? sql`and ${sql.ref(type.shownBy)}` : sql``;
  const { rows } = await sql<Locked>`
    select id, xmin::text as version, published_at is not null as published
    from ${sql.table(type.table)} where document_id = ${documentId} ${shown} for update`.execute(db);
  return rows[0];
}

/** The fields of rows as they are shown, by id. */
export async function shownRows(
  db: Database,
  type: ContentType,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Readonly<Record<string, Shown>>>> {
  if (ids.length === 0) return new Map();
  const { text, values } = rowsSql([{ shape: { type, fields: [...fieldsOf(type)] }, ids: ids.map(String) }]);
  const { rows } = await db.executeQuery<{ id: string; text: string }>(CompiledQuery.raw(text, [...values]));
  return new Map(rows.map((row) => [Number(row.id), JSON.parse(row.text)]));
}

/** The value as its column holds it: paise, stored words, JSON texts. */
export function storedValue(field: Field, value: Shown): unknown {
  if (value === null) return null;
  if (field.kind === 'money') return Math.round(Number(value) * 100);
  if (field.kind === 'json') return JSON.stringify(value);
  if (!field.labels) return value;
  return Object.entries(field.labels).find(([word, label]) => word === value || label === value)?.[0] ?? value;
}

export type Columns = ReadonlyMap<string, unknown>;

/** Rows as many as fit into one statement, below the protocol's 65,535 parameters. */
function* portions(rows: readonly Columns[], columns: number): Generator<readonly Columns[]> {
  const size = Math.max(1, Math.floor(20_000 / Math.max(1, columns)));
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size);
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/**
 * The rows as statements that insert them, in their order. A column that a row lacks gets its default. Written as text:
 * a tree of builders for each of some hundred thousand values takes longer than the database does.
 */
function* insertions(table: string, rows: readonly Columns[]): Generator<CompiledQuery> {
  const columns = [...new Set(rows.flatMap((row) => [...row.keys()]))];
  const head = `insert into ${quoted(table)} (${columns.map(quoted).join(', ')}) values`;
  for (const some of portions(rows, columns.length)) {
    const values: unknown[] = [];
    const written = some.map((row) => {
      const places = columns.map((column) => (row.has(column) ? `$${values.push(row.get(column))}` : 'default'));
      return `(${places.join(', ')})`;
    });
    yield CompiledQuery.raw(`${head} ${written.join(', ')} returning id`, values);
  }
}

/** Inserts the rows in few statements. Gives their ids, in their order. */
export async function insertRows(db: Database, table: string, rows: readonly Columns[]): Promise<number[]> {
  const ids: number[] = [];
  for (const insertion of insertions(table, rows)) {
    const inserted = await db.executeQuery<{ id: number }>(insertion);
    for (const { id } of inserted.rows) ids.push(id);
  }
  return ids;
}

export async function updateRow(db: Database, table: string, id: number, columns: Columns): Promise<void> {
  if (columns.size === 0) return;
  const changes = sql.join([...columns].map(([column, value]) => sql`${sql.ref(column)} = ${value}`));
  await sql`update ${sql.table(table)} set ${changes} where id = ${id}`.execute(db);
}

export async function deleteRows(db: Database, table: string, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`delete from ${sql.table(table)} where id = any(${[...ids]}::int[])`.execute(db);
}

/** What a column of a row holds, which is the id of another row. */
export async function idIn(db: Database, table: string, id: number, column: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number | null }>`
    select ${sql.ref(column)} as id from ${sql.table(table)} where id = ${id}`.execute(db);
  return rows[0]?.id ?? undefined;
}

/** The places behind the last entry of each of these owners; 0 where there is none yet. */
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

/** The first of `text`, `text-2`, `text-3` … that no row holds. */
export async function freeText(db: Database, table: string, column: string, text: string): Promise<string> {
  const { rows } = await sql<{ text: string }>`
    select c.text from (
      select n, case when n = 1 then ${text}::text else ${text}::text || '-' || n end as text from generate_series(1, 1000) n
    ) c where not exists (select from ${sql.table(table)} t where ${sql.ref(`t.${column}`)} = c.text)
    order by c.n limit 1`.execute(db);
  return rows[0]?.text ?? text;
}

/** How many entries point to this one, through each relation of other types that leads to its type and does not own them. */
export async function countUsers(
  db: Database,
  pointing: readonly { readonly type: ContentType; readonly relation: Relation }[],
  id: number,
): Promise<{ type: string; count: number }[]> {
  const counts = new Map<string, number>();
  const seen = new Set<string>();
  for (const { type, relation } of pointing) {
    if (relation.kind !== 'to-one' && relation.kind !== 'through') continue;
    const [table, column] = relation.kind === 'to-one' ? [type.table, relation.column] : [relation.table, relation.to];
    // features of all kinds stand in one table
    if (seen.has(`${table} ${column}`)) continue;
    seen.add(`${table} ${column}`);
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(db);
    const count = rows[0]?.count ?? 0;
    if (count > 0) counts.set(type.name, (counts.get(type.name) ?? 0) + count);
  }
  return [...counts].map(([type, count]) => ({ type, count }));
}
