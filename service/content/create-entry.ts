import { requireRight } from '../core/may.ts';
import type { RawAnswer } from '../platform/call.ts';
import type { Context } from '../platform/context.ts';
import { insertEntries, withMadeFields } from './insert-entries.ts';
import { readEntry } from './read-entry.ts';
import { recordWrites } from './record-write.ts';
import { repeatOnce } from './repeat-once.ts';
import { lookUpLinks, resolveLinks, type Subject } from './store-entry.ts';
import { storeOthers } from './store-others.ts';
import { answerOf, shownEntries, statusIn, writing } from './write-answer.ts';

export interface NewEntry {
  readonly subject: Subject;
  readonly data: unknown;
  /** `status`, and what the answer shows: `fields`, `populate`. */
  readonly search: string;
  /** The same key and the same request make one entry. */
  readonly key: string | undefined;
}

/**
 * Makes an entry with its links and parts, published unless the query says draft. Throws ValidationError with every
 * finding, ForbiddenError, ConflictError for a key that was used for something else.
 */
export async function createEntry(ctx: Context, { subject, data, search, key }: NewEntry): Promise<RawAnswer> {
  requireRight(ctx.viewer, 'write content', { type: subject.type.name, action: 'create' });
  const { model, type, hooks } = subject;
  const change = readEntry(model, type, data, 'create');
  const published = statusIn(search) !== 'draft';
  const request = JSON.stringify(['POST', type.name, search, data]);
  return writing(ctx, type, (ctx) =>
    repeatOnce(ctx, { key, request }, async () => {
      const values = await withMadeFields(ctx, type, change.values);
      await hooks?.check?.(ctx, { id: undefined, before: undefined, values });
      const links = resolveLinks(subject, change.links, await lookUpLinks(ctx, subject, [change.links]));
      const also = new Map([['published_at', published ? ctx.now : null]]);
      const [id = 0] = await insertEntries(ctx, type, [{ values, links, also }]);
      const others = await storeOthers(ctx, subject, [{ id, links, parts: change.parts }]);
      const followed = { id, before: undefined, links: new Set(links.keys()) };
      await hooks?.follow?.(ctx, [{ ...followed, after: (await shownEntries(ctx, type, [id]))(id) }]);
      const shown = (await shownEntries(ctx, type, [id]))(id);
      const documentId = String(shown['documentId']);
      const after = { ...shown, ...others.get(id)?.after };
      await recordWrites(ctx, subject, 'create', [{ documentId, after }]);
      return answerOf(ctx, subject, documentId, search);
    }),
  );
}
