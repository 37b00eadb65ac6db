import type { Context } from '../platform/context.ts';
import type { ContentType } from './content-type.ts';
import type { EntryChange } from './read-entry.ts';
import { recordWrites } from './record-write.ts';
import {
  findLinkedEntries,
  linkColumns,
  ownColumns,
  type ResolvedLinks,
  resolveLinks,
  type Subject,
} from './store-entry.ts';
import { storeLinksAndParts, updateLookupRows } from './store-links-and-parts.ts';
import { changedFields, shownEntries } from './write-answer.ts';
import { type ReferencedIds, referencedIds, updateRows } from './write-entry.sql.ts';

interface LockedChange {
  readonly documentId: string;
  readonly id: number;
  readonly change: EntryChange;
  /** Set if the change also publishes it. */
  readonly published_at?: Date | undefined;
}

/**
 * Changes the given fields of locked entries in the current transaction: rows, links and parts, the updates of the
 * hooks, and for each entry an audit row and webhooks. The number of statements does not depend on the number of
 * entries. Throws ValidationError.
 */
export async function changeLocked(ctx: Context, subject: Subject, entries: readonly LockedChange[]): Promise<void> {
  const { type, hooks } = subject;
  const ids = entries.map(({ id }) => id);
  const before = await shownEntries(ctx, type, ids);
  for (const { id, change } of entries) await hooks?.check?.(ctx, { id, before: before(id), values: change.values });
  const lookUps = await findLinkedEntries(
    ctx,
    subject,
    entries.map(({ change }) => change.links),
  );
  const changes = entries.map(({ change, ...entry }) => ({
    ...entry,
    values: change.values,
    parts: change.parts,
    links: resolveLinks(subject, change.links, lookUps),
  }));
  await updateLookupRows(ctx, type, changes);
  const heldBefore = await currentLinks(ctx, type, changes);
  const rows = changes.map(({ id, values, links, published_at }) => {
    const columns = new Map<string, unknown>([
      ...ownColumns(type, values),
      ...linkColumns(links, (column) => heldBefore(id)[column] ?? undefined),
      ['updated_at', ctx.now],
    ]);
    if (published_at) columns.set('published_at', published_at);
    return { id, columns };
  });
  await updateRows(ctx.db, type.table, rows);
  const others = await storeLinksAndParts(ctx, subject, changes);
  if (hooks?.follow) {
    const after = await shownEntries(ctx, type, ids);
    await hooks.follow(
      ctx,
      changes.map(({ id, links }) => ({ id, before: before(id), after: after(id), links: new Set(links.keys()) })),
    );
  }
  const published = entries.flatMap(({ id, published_at }) => (published_at ? [id] : []));
  if (published.length > 0) await hooks?.show?.(ctx, published);
  const after = await shownEntries(ctx, type, ids);
  const heldAfter = await currentLinks(ctx, type, changes);
  const writes = changes.map(({ id, documentId, links }) => ({
    documentId,
    ...changedFields(
      { ...before(id), ...others.get(id)?.before, ...ownLinks(type, links, heldBefore(id)) },
      { ...after(id), ...others.get(id)?.after, ...ownLinks(type, links, heldAfter(id)) },
    ),
  }));
  await recordWrites(ctx, subject, 'update', writes);
}

/** Current values of the link columns that the changes name, by row id. */
async function currentLinks(
  { db }: Context,
  type: ContentType,
  changes: readonly { readonly id: number; readonly links: ResolvedLinks }[],
): Promise<(id: number) => ReferencedIds> {
  const named = new Set(changes.flatMap(({ links }) => [...links.keys()]));
  const columns = [...named].flatMap((name) => {
    const relation = type.relations[name];
    return relation?.kind === 'to-one' ? [relation.column] : [];
  });
  const ids = changes.map(({ id }) => id);
  const references =
    columns.length === 0 ? new Map<number, ReferencedIds>() : await referencedIds(db, type.table, ids, columns);
  return (id) => references.get(id) ?? {};
}

/** The ids in the row's own link columns, by relation name. */
function ownLinks(type: ContentType, links: ResolvedLinks, references: ReferencedIds): Record<string, number | null> {
  const own: Record<string, number | null> = {};
  for (const name of links.keys()) {
    const relation = type.relations[name];
    if (relation?.kind === 'to-one') own[name] = references[relation.column] ?? null;
  }
  return own;
}
