import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../platform/context.ts';
import type { ContentType, Relation } from './content-type.ts';
import type { Reference } from './references.ts';

const largestId = 2 ** 31 - 1;

/** An entry that a body may refer to. */
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
export async function findReferencedEntries(
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

/** Linked entries, in order, by entry id. */
export async function linkedEntries(
  db: Database,
  relation: Through,
  target: ContentType,
  owners: readonly number[],
): Promise<(owner: number) => readonly Named[]> {
  const { rows } = await sql<Named & { owner: number }>`
    select ${sql.ref(`l.${relation.from}`)} as owner, t.id, t.document_id
    from ${sql.table(relation.table)} l join ${sql.table(target.table)} t on t.id = ${sql.ref(`l.${relation.to}`)}
    where ${sql.ref(`l.${relation.from}`)} = any(${[...owners]}::int[]) ${onlySql(relation, 't')}
    order by ${sql.ref(`l.${relation.order}`)}, t.id`.execute(db);
  const of = Map.groupBy(rows, ({ owner }) => owner);
  return (owner) => of.get(owner) ?? [];
}

/** Removes links of entries within the reach of the relation. */
export async function removeLinks(
  db: Database,
  relation: Through,
  target: ContentType,
  owners: readonly number[],
): Promise<void> {
  const { table, from, to } = relation;
  await sql`
    delete from ${sql.table(table)} l using ${sql.table(target.table)} t
    where t.id = ${sql.ref(`l.${to}`)} and ${sql.ref(`l.${from}`)} = any(${[...owners]}::int[])
      ${onlySql(relation, 't')}`.execute(db);
}

/** A link of an entry, and its position within its owner. */
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

/** The ids of the parts of entries, in order, by entry id. */
export async function partIds(
  db: Database,
  relation: Extract<Relation, { kind: 'to-many' }>,
  target: ContentType,
  owners: readonly number[],
): Promise<(owner: number) => readonly number[]> {
  const order = relation.order === undefined ? sql`id` : sql`${sql.ref(relation.order)}, id`;
  const owner = sql.ref(relation.targetColumn);
  const { rows } = await sql<{ owner: number; id: number }>`
    select ${owner} as owner, id from ${sql.table(target.table)}
    where ${owner} = any(${[...owners]}::int[]) order by ${order}`.execute(db);
  const of = Map.groupBy(rows, (row) => row.owner);
  return (one) => (of.get(one) ?? []).map(({ id }) => id);
}
