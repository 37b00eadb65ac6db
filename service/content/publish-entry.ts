import { notFound } from '../core/app-error.ts';
import { requireRight } from '../core/may.ts';
import type { RawAnswer } from '../platform/call.ts';
import type { Context } from '../platform/context.ts';
import { checkVersion } from './entry-tag.ts';
import { showLocked } from './show-locked.ts';
import type { Subject } from './store-entry.ts';
import { answerOf, writing } from './write-answer.ts';
import { lockEntry } from './write-entry.sql.ts';

export interface Publication {
  readonly subject: Subject;
  readonly documentId: string;
  readonly action: 'publish' | 'unpublish';
  readonly search: string;
  readonly ifMatch: string | undefined;
}

/**
 * Publishes or unpublishes an entry. Repeating it changes nothing. Throws NotFoundError.
 *
 * @may editor, admin, operator, writing program
 */
export async function publishEntry(
  ctx: Context,
  { subject, documentId, action, search, ifMatch }: Publication,
): Promise<RawAnswer> {
  requireRight(ctx.viewer, 'write content', { type: subject.type.name, action: 'publish' });
  const { type } = subject;
  return writing(ctx, type, async (ctx) => {
    const entry = await lockEntry(ctx.db, type, documentId);
    if (!entry) throw notFound();
    checkVersion(ifMatch, entry.version);
    await showLocked(ctx, subject, action, [{ documentId, id: entry.id, published: entry.published }]);
    return answerOf(ctx, subject, documentId, search);
  });
}
