import type { Context } from '../platform/context.ts';
import { deletePlans } from './plans.sql.ts';
import { recordWrites } from './record-write.ts';
import type { Subject } from './store-entry.ts';
import { changedFields, shownEntries } from './write-answer.ts';
import { updateRows } from './write-entry.sql.ts';

interface LockedEntry {
  readonly documentId: string;
  readonly id: number;
  /** Whether it is published now. */
  readonly published: boolean;
}

/**
 * Publishes or unpublishes locked entries in the current transaction. A `preview` also publishes entries that are not
 * yet valid for it.
 */
export async function showLocked(
  ctx: Context,
  subject: Subject,
  action: 'publish' | 'unpublish',
  entries: readonly LockedEntry[],
  { preview = false } = {},
): Promise<void> {
  const { type, hooks } = subject;
  const publish = action === 'publish';
  const others = entries.filter(({ published }) => published !== publish);
  if (others.length === 0) return;
  const ids = others.map(({ id }) => id);
  const before = await shownEntries(ctx, type, ids);
  const columns = new Map([
    ['published_at', publish ? ctx.now : null],
    ['updated_at', ctx.now],
  ] as const);
  await updateRows(
    ctx.db,
    type.table,
    ids.map((id) => ({ id, columns })),
  );
  const after = await shownEntries(ctx, type, ids);
  // the plans have been carried out
  const documentIds = others.map(({ documentId }) => documentId);
  await deletePlans(ctx.db, { type: type.name, documentIds }, [action]);
  await hooks?.follow?.(
    ctx,
    ids.map((id) => ({ id, before: before(id), after: after(id), links: new Set() })),
  );
  if (publish && !preview) await hooks?.show?.(ctx, ids);
  const writes = others.map(({ id, documentId }) => ({ documentId, ...changedFields(before(id), after(id)) }));
  await recordWrites(ctx, subject, action, writes);
}
