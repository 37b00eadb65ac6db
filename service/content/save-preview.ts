import { notFound } from '../core/app-error.ts';
import { requireRight } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import { putPreview } from './previews.sql.ts';
import { readEntry } from './read-entry.ts';
import type { Subject } from './store-entry.ts';
import { writing } from './write-answer.ts';
import { lockEntry } from './write-entry.sql.ts';

interface Typed {
  readonly subject: Subject;
  readonly documentId: string;
  /** The fields that differ from the saved entry. */
  readonly data: unknown;
}

/**
 * Stores the typed fields of an entry for `previewEntry`, for this user only and for a day; the entry itself is
 * unchanged. Throws NotFoundError, and ValidationError for what could not be saved either.
 *
 * @may editor, admin, operator, writing program
 */
export async function savePreview(ctx: Context, { subject, documentId, data }: Typed): Promise<void> {
  requireRight(ctx.viewer, 'write content', { type: subject.type.name, action: 'update' });
  const { viewer } = ctx;
  // only users can open it
  if (viewer.kind !== 'user') throw notFound();
  const { model, type } = subject;
  readEntry(model, type, data, 'update');
  await writing(ctx, type, async (ctx) => {
    if (!(await lockEntry(ctx.db, type, documentId))) throw notFound();
    await putPreview(ctx.db, { userId: viewer.userId, type: type.name, documentId }, { data, now: ctx.now });
  });
}
