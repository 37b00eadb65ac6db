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

export async function insertRow(
  db: Database,
  table: string,
  columns: Columns,
): Promise<{ id: number; document_id: string | undefined }> {
  const names = sql.join([...columns.keys()].map((column) => sql.ref(column)));
  const { rows } = await sql<{ id: number; document_id: string | undefined }>`
    insert into ${sql.table(table)} (${names}) values (${sql.join([...columns.values()])}) returning *`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`Nothing was inserted into ${table}`);
  return row;
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

/** The place behind the last entry of the same owner. */
export async function lastPlace(db: Database, table: string, ordered: string, owner: string, id: unknown) {
  const { rows } = await sql<{ place: number }>`
    select coalesce(max(${sql.ref(ordered)}), -1) + 1 as place
    from ${sql.table(table)} where ${sql.ref(owner)} = ${id}`.execute(db);
  return rows[0]?.place ?? 0;
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
