import type { Context } from '../platform/context.ts';
import type { ContentType, Relation } from './content-type.ts';
import { finding, invalidBody, type PartChange } from './read-entry.ts';
import { type Columns, deleteRows, insertRows, shownRows, storedValue } from './write-entry.sql.ts';
import { partIds } from './write-links.sql.ts';

interface Parts {
  readonly name: string;
  readonly relation: Extract<Relation, { kind: 'to-many' }>;
  readonly target: ContentType;
}

/**
 * Makes these the parts of their entries, in this order. Parts given with an id keep it. Returns their states before
 * and after.
 */
export async function storeParts(
  { db }: Pick<Context, 'db'>,
  { name, relation, target }: Parts,
  owners: ReadonlyMap<number, readonly PartChange[]>,
): Promise<{ before: (owner: number) => unknown; after: (owner: number) => unknown }> {
  const present = await partIds(db, relation, target, [...owners.keys()]);
  const rows: Columns[] = [];
  for (const [owner, items] of owners) {
    const free = new Set(present(owner));
    const findings = items.flatMap(({ id }, index) => {
      if (id === undefined || free.delete(id)) return [];
      return [finding([name, String(index), 'id'], 'is not part of this entry')];
    });
    if (findings.length > 0) throw invalidBody(findings);
    for (const [index, { id, values }] of items.entries()) {
      const columns = partColumns({ relation, target }, owner, index, values);
      rows.push(id === undefined ? columns : new Map([['id', id], ...columns]));
    }
  }
  const ids = [...owners.keys()];
  const before = await shownParts(db, target, ids, present);
  await deleteRows(db, target.table, ids.flatMap(present));
  await insertRows(db, target.table, rows);
  return { before, after: await shownParts(db, target, ids, await partIds(db, relation, target, ids)) };
}

/** The row of a part without its id. `index` is its position within its owner. */
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

async function shownParts(
  db: Context['db'],
  target: ContentType,
  owners: readonly number[],
  idsOf: (owner: number) => readonly number[],
): Promise<(owner: number) => unknown> {
  const rows = await shownRows(db, target, owners.flatMap(idsOf));
  return (owner) =>
    idsOf(owner).flatMap((id) => {
      const row = rows.get(id);
      return row ? [Object.fromEntries(Object.entries(row).filter(([field]) => field !== 'id'))] : [];
    });
}
