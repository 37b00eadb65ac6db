import { errorsContentTexts } from '../../messages/en/errors/content.ts';
import { sentence } from '../../messages/message.ts';
import { AppError, notFound } from '../core/app-error.ts';
import { requireRight } from '../core/may.ts';
import type { RawAnswer } from '../platform/call.ts';
import type { Context } from '../platform/context.ts';
import { changeLocked } from './change-locked.ts';
import { checkVersion } from './entry-tag.ts';
import { readEntry } from './read-entry.ts';
import type { Subject } from './store-entry.ts';
import { answerOf, statusIn, writing } from './write-answer.ts';
import { lockEntry } from './write-entry.sql.ts';

export interface EntryUpdate {
  readonly subject: Subject;
  readonly documentId: string;
  readonly data: unknown;
  readonly search: string;
  readonly ifMatch: string | undefined;
}

/**
 * Changes the given fields of an entry and leaves the others. Throws NotFoundError, PreconditionFailedError if the
 * client knows another version, ValidationError with all findings.
 *
 * @may editor, admin, operator, writing program
 */
export async function updateEntry(
  ctx: Context,
  { subject, documentId, data, search, ifMatch }: EntryUpdate,
): Promise<RawAnswer> {
  requireRight(ctx.viewer, 'write content', { type: subject.type.name, action: 'update' });
  const { model, type } = subject;
  const status = statusIn(search);
  if (status === 'published') requireRight(ctx.viewer, 'write content', { type: type.name, action: 'publish' });
  const change = readEntry(model, type, data, 'update');
  return writing(ctx, type, async (ctx) => {
    const entry = await lockEntry(ctx.db, type, documentId);
    if (!entry) throw notFound();
    checkVersion(ifMatch, entry.version);
    if (status === 'draft' && entry.published) {
      throw new AppError('ApplicationError', sentence(errorsContentTexts.noDraftBeside));
    }
    const published_at = status === 'published' && !entry.published ? ctx.now : undefined;
    await changeLocked(ctx, subject, [{ documentId, id: entry.id, change, published_at }]);
    return answerOf(ctx, subject, documentId, search);
  });
}
