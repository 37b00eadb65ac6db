import type { Context } from '../platform/context.ts';
import { dropPlans } from './plans.sql.ts';
import { recordWrite } from './record-write.ts';
import type { Subject } from './store-entry.ts';
import { changedFields, shownEntry } from './write-answer.ts';
import { updateRow } from './write-entry.sql.ts';

interface LockedEntry {
  readonly subject: Subject;
  readonly documentId: string;
  readonly id: number;
  /** Whether it is, now. */
  readonly published: boolean;
  readonly action: 'publish' | 'unpublish';
}

/** Shows an entry whose row is locked to everybody, or takes it back, as part of the current transaction. */
export async function showLocked(
  ctx: Context,
  { subject, documentId, id, published, action }: LockedEntry,
): Promise<void> {
  const { type, hooks } = subject;
  const publish = action === 'publish';
  if (published !== publish) {
    const before = await shownEntry(ctx, type, id);
    const at = publish ? ctx.now : null;
    await updateRow(
      ctx.db,
      type.table,
      id,
      new Map([
        ['published_at', at],
        ['updated_at', ctx.now],
      ] as const),
    );
    const after = await shownEntry(ctx, type, id);
    // what was planned is done
    await dropPlans(ctx.db, { type: type.name, documentId }, [action]);
    await hooks?.follow?.(ctx, { id: id, before, after, links: new Set() });
    await recordWrite(ctx, subject, { action, documentId, ...changedFields(before, after) });
  }
}
