import type { Context } from '../platform/context.ts';
import { type ContentType, typeNamed } from './content-type.ts';
import type { FieldValue } from './field.ts';
import type { PartChange } from './read-entry.ts';
import { changedLinks } from './references.ts';
import type { ResolvedLinks, Subject } from './store-entry.ts';
import { storeParts } from './store-parts.ts';
import { referencedIds, storedValue, updateRows } from './write-entry.sql.ts';
import { insertLinks, type Link, linkedEntries, removeLinks } from './write-links.sql.ts';

/** An inserted entry, with what is written in other tables. */
interface Stored {
  readonly id: number;
  readonly links: ResolvedLinks;
  readonly parts: ReadonlyMap<string, readonly PartChange[]>;
}

/** What was changed besides fields, for the audit log. */
interface Others {
  readonly before: Record<string, unknown>;
  readonly after: Record<string, unknown>;
}

/** Updates the entries' rows in other tables. */
export async function updateLookupRows(
  { db }: Pick<Context, 'db'>,
  type: ContentType,
  entries: readonly { readonly id: number; readonly values: ReadonlyMap<string, FieldValue> }[],
): Promise<void> {
  for (const [name, field] of Object.entries(type.fields)) {
    const { lookup } = field;
    const named = entries.filter(({ values }) => lookup?.makes && values.has(name));
    if (!lookup || named.length === 0) continue;
    const ids = named.map(({ id }) => id);
    const made = await referencedIds(db, type.table, ids, [lookup.key]);
    const rows = named.flatMap(({ id, values }) => {
      const row = made.get(id)?.[lookup.key];
      const columns = new Map([[field.column, storedValue(field, values.get(name) ?? null)]]);
      return typeof row === 'number' ? [{ id: row, columns }] : [];
    });
    await updateRows(db, lookup.table, rows);
  }
}

/** Writes links through join tables and parts of inserted entries. Returns their states before and after, by id. */
export async function storeLinksAndParts(
  ctx: Pick<Context, 'db'>,
  { model, type }: Subject,
  entries: readonly Stored[],
): Promise<ReadonlyMap<number, Others>> {
  const others = new Map<number, Others>(entries.map(({ id }) => [id, { before: {}, after: {} }]));
  const note = (when: keyof Others, name: string, ids: readonly number[], of: (id: number) => unknown) => {
    for (const id of ids) {
      const one = others.get(id);
      if (one) one[when][name] = of(id);
    }
  };
  for (const [name, relation] of Object.entries(type.relations)) {
    const target = typeNamed(model, relation.target);
    if (relation.kind === 'through') {
      const linked = entries.filter(({ links }) => links.has(name));
      const ids = linked.map(({ id }) => id);
      if (ids.length === 0) continue;
      const before = await linkedEntries(ctx.db, relation, target, ids);
      note('before', name, ids, (id) => before(id).map(({ document_id }) => document_id));
      await removeLinks(ctx.db, relation, target, ids);
      await insertLinks(ctx.db, relation, newLinks(name, linked, before));
      const after = await linkedEntries(ctx.db, relation, target, ids);
      note('after', name, ids, (id) => after(id).map(({ document_id }) => document_id));
    }
    if (relation.kind === 'to-many') {
      const owners = new Map(
        entries.flatMap(({ id, parts }) => {
          const items = parts.get(name);
          return items ? [[id, items] as const] : [];
        }),
      );
      const ids = [...owners.keys()];
      if (ids.length === 0) continue;
      const { before, after } = await storeParts(ctx, { name, relation, target }, owners);
      note('before', name, ids, before);
      note('after', name, ids, after);
    }
  }
  return others;
}

function newLinks(
  name: string,
  entries: readonly Stored[],
  before: (owner: number) => readonly { readonly id: number }[],
): Link[] {
  return entries.flatMap(({ id: owner, links }) => {
    const link = links.get(name);
    if (!link) return [];
    const present = before(owner).map(({ id }) => id);
    return changedLinks(present, link.change, link.idOf).map((id, place) => ({ owner, id, place }));
  });
}
