import type { Context } from '../platform/context.ts';
import { insertEntries, withMadeFields } from './insert-entries.ts';
import type { EntryChange } from './read-entry.ts';
import { recordWrites } from './record-write.ts';
import { lookUpLinks, resolveLinks, type Subject } from './store-entry.ts';
import { storeOthers } from './store-others.ts';
import { shownEntries } from './write-answer.ts';

interface MadeEntry {
  readonly subject: Subject;
  /** A body that was read for a create. */
  readonly change: EntryChange;
  readonly published: boolean;
}

/**
 * Makes an entry with its links and parts as part of the current transaction: rows, what the hooks bring up to date, an audit
 * row, webhooks. Throws ValidationError.
 */
export async function makeEntry(
  ctx: Context,
  { subject, change, published }: MadeEntry,
): Promise<{ id: number; documentId: string }> {
  const { type, hooks } = subject;
  const values = await withMadeFields(ctx, type, change.values);
  await hooks?.check?.(ctx, { id: undefined, before: undefined, values });
  const links = resolveLinks(subject, change.links, await lookUpLinks(ctx, subject, [change.links]));
  const also = new Map([['published_at', published ? ctx.now : null]]);
  const [id = 0] = await insertEntries(ctx, type, [{ values, links, also }]);
  const others = await storeOthers(ctx, subject, [{ id, links, parts: change.parts }]);
  const followed = { id, before: undefined, links: new Set(links.keys()) };
  await hooks?.follow?.(ctx, [{ ...followed, after: (await shownEntries(ctx, type, [id]))(id) }]);
  if (published) await hooks?.show?.(ctx, [id]);
  const shown = (await shownEntries(ctx, type, [id]))(id);
  const documentId = String(shown['documentId']);
  const after = { ...shown, ...others.get(id)?.after };
  await recordWrites(ctx, subject, 'create', [{ documentId, after }]);
  return { id, documentId };
}
