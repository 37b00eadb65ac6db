import type { Context } from '../platform/context.ts';
import type { EntryChange } from './read-entry.ts';
import { recordWrite } from './record-write.ts';
import {
  changeMade,
  linkColumns,
  lookUpLinks,
  ownColumns,
  resolveLinks,
  type Subject,
  storeOthers,
} from './store-entry.ts';
import { changedFields, shownEntry } from './write-answer.ts';
import { idIn, updateRow } from './write-entry.sql.ts';

interface LockedChange {
  readonly subject: Subject;
  readonly documentId: string;
  readonly id: number;
  readonly change: EntryChange;
  /** When it is published with it. */
  readonly published_at?: Date | undefined;
}

/**
 * Changes what is given of an entry whose row is locked, as part of the current transaction: rows, links and parts, what the
 * hooks bring up to date, an audit row, webhooks. Throws ValidationError.
 */
export async function changeLocked(
  ctx: Context,
  { subject, documentId, id, change, published_at }: LockedChange,
): Promise<void> {
  const { type, hooks } = subject;
  const before = await shownEntry(ctx, type, id);
  await hooks?.check?.(ctx, { id, before, values: change.values });
  const links = resolveLinks(subject, change.links, await lookUpLinks(ctx, subject, [change.links]));
  await changeMade(ctx, type, change.values, id);
  const columns = new Map<string, unknown>([
    ...ownColumns(type, change.values),
    ...(await linkColumns(links, (column) => idIn(ctx.db, type.table, id, column))),
    ['updated_at', ctx.now],
  ]);
  if (published_at) columns.set('published_at', published_at);
  const linkedTo = await linkedIds(ctx, subject, id, links.keys());
  await updateRow(ctx.db, type.table, id, columns);
  const others = await storeOthers(ctx, subject, id, links, change.parts);
  await hooks?.follow?.(ctx, { id, before, after: await shownEntry(ctx, type, id), links: new Set(links.keys()) });
  const changed = changedFields(
    { ...before, ...others.before, ...linkedTo },
    { ...(await shownEntry(ctx, type, id)), ...others.after, ...(await linkedIds(ctx, subject, id, links.keys())) },
  );
  await recordWrite(ctx, subject, { action: 'update', documentId, ...changed });
}

/** The ids that the row's own links hold. */
async function linkedIds(ctx: Context, { type }: Subject, id: number, names: Iterable<string>) {
  const held: Record<string, number | null> = {};
  for (const name of names) {
    const relation = type.relations[name];
    if (relation?.kind === 'to-one') held[name] = (await idIn(ctx.db, type.table, id, relation.column)) ?? null;
  }
  return held;
}
