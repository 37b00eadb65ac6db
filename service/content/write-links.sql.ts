import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../platform/context.ts';
import type { ContentType, Relation } from './content-type.ts';
import type { Reference } from './references.ts';

const largestId = 2 ** 31 - 1;

/** An entry that a body may name. */
export interface Named {
  readonly id: number;
  readonly document_id: string;
}

type Through = Extract<Relation, { kind: 'through' }>;

function onlySql(relation: Relation, alias: string): RawBuilder<unknown> {
  const only = relation.kind === 'through' ? relation.only : undefined;
  return only ? sql`and ${sql.ref(`${alias}.${only.column}`)} = ${only.equals}` : sql``;
}

/** The entries of the target that the references name, published or not. */
export async function namedEntries(
  db: Database,
  relation: Relation,
  target: ContentType,
  references: readonly Reference[],
): Promise<Named[]> {
  const ids = references.flatMap((one) => ('id' in one && one.id <= largestId ? [one.id] : []));
  const documentIds = references.flatMap((one) => ('documentId' in one ? [one.documentId] : []));
  if (ids.length + documentIds.length === 0) return [];
  const { rows } = await sql<Named>`
    select t.id, t.document_id from ${sql.table(target.table)} t
    where (t.id = any(${ids}::int[]) or t.document_id = any(${documentIds}::text[])) ${onlySql(relation, 't')}`.execute(
    db,
  );
  return rows;
}

/** What an entry is linked to, in order. */
export async function linkedEntries(
  db: Database,
  relation: Through,
  target: ContentType,
  owner: number,
): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select t.id, t.document_id
    from ${sql.table(relation.table)} l join ${sql.table(target.table)} t on t.id = ${sql.ref(`l.${relation.to}`)}
    where ${sql.ref(`l.${relation.from}`)} = ${owner} ${onlySql(relation, 't')}
    order by ${sql.ref(`l.${relation.order}`)}, t.id`.execute(db);
  return rows;
}

/** Links the entry to these and, of what the relation reaches, to nothing else, in this order. */
export async function replaceLinks(
  db: Database,
  relation: Through,
  target: ContentType,
  owner: number,
  ids: readonly number[],
): Promise<void> {
  const { table, from, to, order } = relation;
  await sql`
    delete from ${sql.table(table)} l using ${sql.table(target.table)} t
    where t.id = ${sql.ref(`l.${to}`)} and ${sql.ref(`l.${from}`)} = ${owner} ${onlySql(relation, 't')}`.execute(db);
  if (ids.length === 0) return;
  await sql`
    insert into ${sql.table(table)} (${sql.ref(from)}, ${sql.ref(to)}, ${sql.ref(order)})
    select ${owner}::int, t.id, t.place - 1 from unnest(${[...ids]}::int[]) with ordinality as t(id, place)`.execute(
    db,
  );
}

/** A link of an entry, and its place among those of its owner. */
export interface Link {
  readonly owner: number;
  readonly id: number;
  readonly place: number;
}

export async function insertLinks(
  db: Database,
  { table, from, to, order }: Through,
  links: readonly Link[],
): Promise<void> {
  if (links.length === 0) return;
  await sql`
    insert into ${sql.table(table)} (${sql.ref(from)}, ${sql.ref(to)}, ${sql.ref(order)})
    select * from unnest(
      ${links.map(({ owner }) => owner)}::int[], ${links.map(({ id }) => id)}::int[], ${links.map(({ place }) => place)}::int[]
    )`.execute(db);
}

/** The ids of the parts of an entry, in order. */
export async function partIds(
  db: Database,
  relation: Extract<Relation, { kind: 'to-many' }>,
  target: ContentType,
  owner: number,
): Promise<number[]> {
  const order = relation.order === undefined ? sql`id` : sql`${sql.ref(relation.order)}, id`;
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(target.table)} where ${sql.ref(relation.targetColumn)} = ${owner} order by ${order}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** A part of an entry; with an id it takes the place of the one that had it. */
export async function insertPart(
  db: Database,
  table: string,
  id: number | undefined,
  columns: ReadonlyMap<string, unknown>,
): Promise<void> {
  const all = new Map<string, unknown>(id === undefined ? columns : [['id', id], ...columns]);
  const names = sql.join([...all.keys()].map((column) => sql.ref(column)));
  await sql`
    insert into ${sql.table(table)} (${names}) overriding system value values (${sql.join([...all.values()])})`.execute(
    db,
  );
}
