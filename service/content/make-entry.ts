import type { Context } from '../platform/context.ts';
import { insertEntries, withMadeFields } from './insert-entries.ts';
import type { EntryChange } from './read-entry.ts';
import { recordWrites } from './record-write.ts';
import { findLinkedEntries, resolveLinks, type Subject } from './store-entry.ts';
import { storeLinksAndParts } from './store-links-and-parts.ts';
import { shownEntries } from './write-answer.ts';

interface MadeEntry {
  readonly subject: Subject;
  /** A validated body of a create. */
  readonly change: EntryChange;
  readonly published: boolean;
}

/**
 * Creates an entry with its links and parts in the current transaction: rows, the updates of the hooks, an audit row
 * and webhooks. Throws ValidationError.
 */
export async function makeEntry(
  ctx: Context,
  { subject, change, published }: MadeEntry,
): Promise<{ id: number; documentId: string }> {
  const { type, hooks } = subject;
  const values = await withMadeFields(ctx, type, change.values);
  await hooks?.check?.(ctx, { id: undefined, before: undefined, values });
  const links = resolveLinks(subject, change.links, await findLinkedEntries(ctx, subject, [change.links]));
  const also = new Map([['published_at', published ? ctx.now : null]]);
  const [id = 0] = await insertEntries(ctx, type, [{ values, links, also }]);
  const others = await storeLinksAndParts(ctx, subject, [{ id, links, parts: change.parts }]);
  const followed = { id, before: undefined, links: new Set(links.keys()) };
  await hooks?.follow?.(ctx, [{ ...followed, after: (await shownEntries(ctx, type, [id]))(id) }]);
  if (published) await hooks?.show?.(ctx, [id]);
  const shown = (await shownEntries(ctx, type, [id]))(id);
  const documentId = String(shown['documentId']);
  const after = { ...shown, ...others.get(id)?.after };
  await recordWrites(ctx, subject, 'create', [{ documentId, after }]);
  return { id, documentId };
}
