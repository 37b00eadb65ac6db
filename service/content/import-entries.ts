import { requireRight } from '../core/may.ts';
import { type ImportedEntry, makeEntries } from './make-entries.ts';
import type { Subject } from './store-entry.ts';
import type { HookContext } from './write-hooks.ts';

export type { ImportedEntry } from './make-entries.ts';

/**
 * Makes and publishes many entries of one type as `createEntry` makes one, in few statements, as part of the current
 * transaction: the same right, the same check of each body by the declaration, the same rows, and the type's hooks
 * follow. It fills a house: it leaves no audit rows and tells no webhooks. Returns their ids, in their order. Throws
 * ValidationError that names where the first wrong one is written, with all its findings.
 */
export async function importEntries(
  ctx: HookContext,
  { subject, entries }: { readonly subject: Subject; readonly entries: readonly ImportedEntry[] },
): Promise<readonly number[]> {
  requireRight(ctx.viewer, 'write content', { type: subject.type.name, action: 'create' });
  return makeEntries(ctx, { subject, entries });
}
