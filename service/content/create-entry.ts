import { requireRight } from '../core/may.ts';
import type { RawAnswer } from '../platform/call.ts';
import type { Context } from '../platform/context.ts';
import { makeEntry } from './make-entry.ts';
import { readEntry } from './read-entry.ts';
import { repeatOnce } from './repeat-once.ts';
import type { Subject } from './store-entry.ts';
import { answerOf, statusIn, writing } from './write-answer.ts';

export interface NewEntry {
  readonly subject: Subject;
  readonly data: unknown;
  /** `status`, and the selection of the answer: `fields`, `populate`. */
  readonly search: string;
  /** The same key with the same request creates one entry only. */
  readonly key: string | undefined;
}

/**
 * Creates an entry with its links and parts, published unless the query says draft. Throws ValidationError with all
 * findings, ForbiddenError, ConflictError for a key that was used for a different request.
 *
 * @may editor, admin, operator, writing program
 */
export async function createEntry(ctx: Context, { subject, data, search, key }: NewEntry): Promise<RawAnswer> {
  requireRight(ctx.viewer, 'write content', { type: subject.type.name, action: 'create' });
  const { model, type } = subject;
  const change = readEntry(model, type, data, 'create');
  const published = statusIn(search) !== 'draft';
  const request = JSON.stringify(['POST', type.name, search, data]);
  return writing(ctx, type, (ctx) =>
    repeatOnce(ctx, { key, request }, async () => {
      const { documentId } = await makeEntry(ctx, { subject, change, published });
      return answerOf(ctx, subject, documentId, search);
    }),
  );
}
