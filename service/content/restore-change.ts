import { invalid, notFound } from '../core/app-error.ts';
import { requireRight } from '../core/may.ts';
import { auditOf } from '../platform/audit.ts';
import type { Context } from '../platform/context.ts';
import { changeLocked } from './change-locked.ts';
import { dataBefore } from './data-before.ts';
import { readEntry } from './read-entry.ts';
import type { Subject } from './store-entry.ts';
import { lockedEntry, writing } from './write-answer.ts';

/**
 * Puts back what a change of an entry has changed, as it was before that, by the rules of today; a change of its own. Throws
 * NotFoundError, and ValidationError for what cannot be any more.
 */
export async function restoreChange(
  ctx: Context,
  { subject, documentId, change: id }: { subject: Subject; documentId: string; change: number },
): Promise<void> {
  requireRight(ctx.viewer, 'write content', { type: subject.type.name, action: 'update' });
  const { model, type } = subject;
  await writing(ctx, type, async (ctx) => {
    const entry = await lockedEntry(ctx, type, documentId);
    if (!entry) throw notFound();
    const of = { subjectType: type.name, subjectId: documentId };
    const [row] = await auditOf(ctx, of, { before: id + 1, limit: 1 });
    const data = row?.id === id && row.action === 'update' ? dataBefore(subject, row.before) : {};
    if (Object.keys(data).length === 0) throw invalid('There is nothing in this change that can be put back');
    const change = readEntry(model, type, data, 'update');
    await changeLocked(ctx, subject, [{ documentId, id: entry.id, change }]);
  });
}
