import { notFound } from '../core/app-error.ts';
import { requireRight } from '../core/may.ts';
import type { RawAnswer } from '../platform/call.ts';
import type { Context } from '../platform/context.ts';
import { checkVersion } from './entry-tag.ts';
import { recordWrite } from './record-write.ts';
import type { Subject } from './store-entry.ts';
import { answerOf, changedFields, shownEntry, writing } from './write-answer.ts';
import { lockEntry, updateRow } from './write-entry.sql.ts';

export interface Publication {
  readonly subject: Subject;
  readonly documentId: string;
  readonly action: 'publish' | 'unpublish';
  readonly search: string;
  readonly ifMatch: string | undefined;
}

/** Shows an entry to everybody, or takes it back. Doing so twice changes nothing. Throws NotFoundError. */
export async function publishEntry(
  ctx: Context,
  { subject, documentId, action, search, ifMatch }: Publication,
): Promise<RawAnswer> {
  requireRight(ctx.viewer, 'write content', { type: subject.type.name, action: 'publish' });
  const { type, hooks } = subject;
  return writing(ctx, type, async (ctx) => {
    const entry = await lockEntry(ctx.db, type, documentId);
    if (!entry) throw notFound();
    checkVersion(ifMatch, entry.version);
    const publish = action === 'publish';
    if (entry.published !== publish) {
      const before = await shownEntry(ctx, type, entry.id);
      const at = publish ? ctx.now : null;
      await updateRow(
        ctx.db,
        type.table,
        entry.id,
        new Map([
          ['published_at', at],
          ['updated_at', ctx.now],
        ] as const),
      );
      const after = await shownEntry(ctx, type, entry.id);
      await hooks?.follow?.(ctx, { id: entry.id, before, after, links: new Set() });
      await recordWrite(ctx, subject, { action, documentId, ...changedFields(before, after) });
    }
    return answerOf(ctx, subject, documentId, search);
  });
}
