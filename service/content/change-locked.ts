import type { Context } from '../platform/context.ts';
import type { ContentType } from './content-type.ts';
import type { EntryChange } from './read-entry.ts';
import { recordWrites } from './record-write.ts';
import { linkColumns, lookUpLinks, ownColumns, type ResolvedLinks, resolveLinks, type Subject } from './store-entry.ts';
import { changeMade, storeOthers } from './store-others.ts';
import { changedFields, shownEntries } from './write-answer.ts';
import { type Held, heldIds, updateRows } from './write-entry.sql.ts';

interface LockedChange {
  readonly documentId: string;
  readonly id: number;
  readonly change: EntryChange;
  /** When it is published with it. */
  readonly published_at?: Date | undefined;
}

/**
 * Changes what is given of entries whose rows are locked, as part of the current transaction: rows, links and parts, what
 * the hooks bring up to date, an audit row and webhooks for each. One or many are as many statements. Throws ValidationError.
 */
export async function changeLocked(ctx: Context, subject: Subject, entries: readonly LockedChange[]): Promise<void> {
  const { type, hooks } = subject;
  const ids = entries.map(({ id }) => id);
  const before = await shownEntries(ctx, type, ids);
  for (const { id, change } of entries) await hooks?.check?.(ctx, { id, before: before(id), values: change.values });
  const lookUps = await lookUpLinks(
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
  await changeMade(ctx, type, changes);
  const heldBefore = await heldLinks(ctx, type, changes);
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
  const others = await storeOthers(ctx, subject, changes);
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
  const heldAfter = await heldLinks(ctx, type, changes);
  const writes = changes.map(({ id, documentId, links }) => ({
    documentId,
    ...changedFields(
      { ...before(id), ...others.get(id)?.before, ...ownLinks(type, links, heldBefore(id)) },
      { ...after(id), ...others.get(id)?.after, ...ownLinks(type, links, heldAfter(id)) },
    ),
  }));
  await recordWrites(ctx, subject, 'update', writes);
}

/** What the columns of links that the changes name hold, by the id of the row. */
async function heldLinks(
  { db }: Context,
  type: ContentType,
  changes: readonly { readonly id: number; readonly links: ResolvedLinks }[],
): Promise<(id: number) => Held> {
  const named = new Set(changes.flatMap(({ links }) => [...links.keys()]));
  const columns = [...named].flatMap((name) => {
    const relation = type.relations[name];
    return relation?.kind === 'to-one' ? [relation.column] : [];
  });
  const ids = changes.map(({ id }) => id);
  const held = columns.length === 0 ? new Map<number, Held>() : await heldIds(db, type.table, ids, columns);
  return (id) => held.get(id) ?? {};
}

/** The ids that the row's own links hold, by their names. */
function ownLinks(type: ContentType, links: ResolvedLinks, held: Held): Record<string, number | null> {
  const own: Record<string, number | null> = {};
  for (const name of links.keys()) {
    const relation = type.relations[name];
    if (relation?.kind === 'to-one') own[name] = held[relation.column] ?? null;
  }
  return own;
}
