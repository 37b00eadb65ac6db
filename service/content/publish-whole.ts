import { notFound } from '../core/app-error.ts';
import { requireRight } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import { changeLocked } from './change-locked.ts';
import type { ContentAccess } from './content-calls.ts';
import type { ContentType } from './content-type.ts';
import { checkVersion } from './entry-tag.ts';
import { readEntry } from './read-entry.ts';
import { showLocked } from './show-locked.ts';
import { partsOf, showParts } from './show-parts.ts';
import { writing } from './write-answer.ts';
import { lockEntry } from './write-entry.sql.ts';

interface Wanted {
  readonly access: ContentAccess;
  readonly type: ContentType;
  readonly documentId: string;
  /** Changes to make before publishing; empty for none. */
  readonly data?: Readonly<Record<string, unknown>>;
  readonly ifMatch?: string | undefined;
  /** Whether its draft parts (rooms, questions) are published with it. */
  readonly drafts: boolean;
}

/**
 * Saves an entry and publishes it with its draft parts, all or nothing. Returns the number of published parts. Throws
 * like updating and publishing.
 *
 * @may editor, admin, operator, writing program
 */
export async function publishWhole(
  ctx: Context,
  { access, type, documentId, data = {}, ifMatch, drafts }: Wanted,
): Promise<number> {
  requireRight(ctx.viewer, 'write content', { type: type.name, action: 'publish' });
  const { viewer } = ctx;
  const parts = drafts ? partsOf(access.model, type) : [];
  for (const part of parts) requireRight(viewer, 'write content', { type: part.type.name, action: 'publish' });
  const subject = access.subjectFor(type, viewer);
  const change = Object.keys(data).length > 0 ? readEntry(subject.model, subject.type, data, 'update') : undefined;
  if (change) requireRight(viewer, 'write content', { type: type.name, action: 'update' });
  return writing(ctx, type, async (ctx) => {
    const entry = await lockEntry(ctx.db, type, documentId);
    if (!entry) throw notFound();
    checkVersion(ifMatch, entry.version);
    if (change) await changeLocked(ctx, subject, [{ documentId, id: entry.id, change }]);
    const shown = drafts ? await showParts(ctx, { access, type, id: entry.id, viewer }) : 0;
    await showLocked(ctx, subject, 'publish', [{ documentId, id: entry.id, published: entry.published }]);
    return shown;
  });
}
