import type { Context } from '../platform/context.ts';
import type { ContentType, Relation } from './content-type.ts';
import { finding, invalidBody, type PartChange } from './read-entry.ts';
import { type Columns, deleteRows, shownRows, storedValue } from './write-entry.sql.ts';
import { insertPart, partIds } from './write-links.sql.ts';

interface Parts {
  readonly name: string;
  readonly relation: Extract<Relation, { kind: 'to-many' }>;
  readonly target: ContentType;
}

/** Makes these the parts of an entry, in this order. Those given with their id keep it. Gives them as they were and are. */
export async function storeParts(
  ctx: Context,
  { name, relation, target }: Parts,
  owner: number,
  items: readonly PartChange[],
): Promise<{ before: unknown; after: unknown }> {
  const present = await partIds(ctx.db, relation, target, owner);
  const free = new Set(present);
  const findings = items.flatMap(({ id }, index) => {
    if (id === undefined || free.delete(id)) return [];
    return [finding([name, String(index), 'id'], 'is no part of this entry')];
  });
  if (findings.length > 0) throw invalidBody(findings);
  const before = await shownParts(ctx, target, present);
  await deleteRows(ctx.db, target.table, present);
  for (const [index, { id, values }] of items.entries()) {
    await insertPart(ctx.db, target.table, id, partColumns({ relation, target }, owner, index, values));
  }
  return { before, after: await shownParts(ctx, target, await partIds(ctx.db, relation, target, owner)) };
}

/** The row of a part, but for its id. `index` is its place among those of its owner. */
export function partColumns(
  { relation, target }: Pick<Parts, 'relation' | 'target'>,
  owner: number,
  index: number,
  values: PartChange['values'],
): Columns {
  const columns = new Map<string, unknown>([[relation.targetColumn, owner]]);
  const numbered = !Object.values(target.fields).some(({ column }) => column === relation.order);
  if (numbered && relation.order !== undefined) columns.set(relation.order, index);
  for (const [field, value] of values) {
    const declared = target.fields[field];
    if (declared) columns.set(declared.column, storedValue(declared, value));
  }
  return columns;
}

async function shownParts(ctx: Context, target: ContentType, ids: readonly number[]): Promise<unknown[]> {
  const rows = await shownRows(ctx.db, target, ids);
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row ? [Object.fromEntries(Object.entries(row).filter(([field]) => field !== 'id'))] : [];
  });
}
