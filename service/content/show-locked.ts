import type { Context } from '../platform/context.ts';
import { dropPlans } from './plans.sql.ts';
import { recordWrites } from './record-write.ts';
import type { Subject } from './store-entry.ts';
import { changedFields, shownEntries } from './write-answer.ts';
import { updateRows } from './write-entry.sql.ts';

interface LockedEntry {
  readonly documentId: string;
  readonly id: number;
  /** Whether it is, now. */
  readonly published: boolean;
}

/**
 * Shows entries whose rows are locked to everybody, or takes them back, as part of the current transaction. A `preview`
 * also shows what could not be published yet.
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
  // what was planned is done
  const documentIds = others.map(({ documentId }) => documentId);
  await dropPlans(ctx.db, { type: type.name, documentIds }, [action]);
  await hooks?.follow?.(
    ctx,
    ids.map((id) => ({ id, before: before(id), after: after(id), links: new Set() })),
  );
  if (publish && !preview) await hooks?.show?.(ctx, ids);
  const writes = others.map(({ id, documentId }) => ({ documentId, ...changedFields(before(id), after(id)) }));
  await recordWrites(ctx, subject, action, writes);
}
