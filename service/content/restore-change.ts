import { errorsContentTexts } from '../../messages/en/errors/content.ts';
import { sentence } from '../../messages/message.ts';
import { invalid, notFound } from '../core/app-error.ts';
import { requireRight } from '../core/may.ts';
import { listSubjectAudit } from '../platform/audit.ts';
import type { Context } from '../platform/context.ts';
import { changeLocked } from './change-locked.ts';
import { dataBefore, readEntry } from './read-entry.ts';
import type { Subject } from './store-entry.ts';
import { writing } from './write-answer.ts';
import { lockEntry } from './write-entry.sql.ts';

/**
 * Reverts a recorded change of an entry, under today's rules; this is a new change. Throws NotFoundError, and
 * ValidationError for values that are no longer valid.
 *
 * @may editor, admin, operator, writing program
 */
export async function restoreChange(
  ctx: Context,
  { subject, documentId, change: id }: { subject: Subject; documentId: string; change: number },
): Promise<void> {
  requireRight(ctx.viewer, 'write content', { type: subject.type.name, action: 'update' });
  const { model, type } = subject;
  await writing(ctx, type, async (ctx) => {
    const entry = await lockEntry(ctx.db, type, documentId);
    if (!entry) throw notFound();
    const of = { subjectType: type.name, subjectId: documentId };
    const [row] = await listSubjectAudit(ctx, of, { before: id + 1, limit: 1 });
    const data = row?.id === id && row.action === 'update' ? dataBefore(subject, row.before) : {};
    if (Object.keys(data).length === 0) throw invalid(sentence(errorsContentTexts.nothingToRevert));
    const change = readEntry(model, type, data, 'update');
    await changeLocked(ctx, subject, [{ documentId, id: entry.id, change }]);
  });
}
