import { requireRight } from '../core/may.ts';
import { type ImportedEntry, makeEntries } from './make-entries.ts';
import type { Subject } from './store-entry.ts';
import type { HookContext } from './write-hooks.ts';

export type { ImportedEntry } from './make-entries.ts';

/**
 * Creates and publishes many entries of one type like `createEntry`, in few statements of the current transaction: with
 * the same permission, validation and hooks. For filling a site: it writes no audit rows and calls no webhooks. Returns
 * the ids in order. Throws ValidationError that names the source of the first invalid entry, with all its findings.
 *
 * @may editor, admin, operator, writing program
 */
export async function importEntries(
  ctx: HookContext,
  { subject, entries }: { readonly subject: Subject; readonly entries: readonly ImportedEntry[] },
): Promise<readonly number[]> {
  requireRight(ctx.viewer, 'write content', { type: subject.type.name, action: 'create' });
  return makeEntries(ctx, { subject, entries });
}
