import { notFound } from '../core/app-error.ts';
import { requireRight } from '../core/may.ts';
import { visitor } from '../core/viewer.ts';
import type { Context } from '../platform/context.ts';
import { changeLocked } from './change-locked.ts';
import type { ContentAccess } from './content-calls.ts';
import { type ContentType, typeNamed } from './content-type.ts';
import { previewOf } from './previews.sql.ts';
import { readEntry } from './read-entry.ts';
import { showLocked } from './show-locked.ts';
import { showParts } from './show-parts.ts';
import { writing } from './write-answer.ts';
import { documentIn, lockEntry, referencedId } from './write-entry.sql.ts';

/** Milliseconds for which a preview is stored. */
export const previewLifetime = 24 * 3_600_000;

interface Wanted<Page> {
  readonly access: ContentAccess;
  readonly type: ContentType;
  readonly documentId: string;
  /**
   * Renders the page for a visitor, with the typed entry published. `parts`: number of its draft parts that are
   * published too.
   */
  readonly show: (ctx: Context, parts: number) => Promise<Page>;
}

/** Rolls a transaction back and carries its page out. */
class Undone<Page> extends Error {
  readonly page: Page;

  constructor(page: Page) {
    super('undone');
    this.page = page;
  }
}

/**
 * Renders a page as it will look: in one transaction that is never committed, the typed fields (`savePreview`) are
 * written, the entry is published with its parents and, if it is a draft, with its draft parts, and the page is
 * rendered. So no one else can read any of it, no cache is notified, and no email, job or webhook is sent. Throws
 * NotFoundError, and ValidationError for what could not be saved.
 *
 * @may editor, admin, operator, writing program
 */
export async function previewEntry<Page>(
  ctx: Context,
  { access, type, documentId, show }: Wanted<Page>,
): Promise<Page> {
  requireRight(ctx.viewer, 'write content', { type: type.name, action: 'update' });
  const { viewer } = ctx;
  try {
    return await writing(ctx, type, async (ctx) => {
      const subject = access.subjectFor(type, viewer);
      const entry = await lockEntry(ctx.db, type, documentId);
      if (!entry) throw notFound();
      const of = viewer.kind === 'user' ? { userId: viewer.userId, type: type.name, documentId } : undefined;
      const data = of && (await previewOf(ctx.db, of, new Date(ctx.now.getTime() - previewLifetime)));
      if (data !== undefined) {
        const change = readEntry(subject.model, type, data, 'update');
        await changeLocked(ctx, subject, [{ documentId, id: entry.id, change }]);
      }
      await showLocked(ctx, subject, 'publish', [{ documentId, id: entry.id, published: entry.published }], {
        preview: true,
      });
      await showOwners(ctx, access, type, entry.id);
      const parts = entry.published ? 0 : await showParts(ctx, { access, type, id: entry.id, viewer });
      throw new Undone(await show({ ...ctx, reads: ctx.db, viewer: visitor }, parts));
    });
  } catch (error) {
    if (error instanceof Undone) return error.page;
    throw error;
  }
}

/** Publishes the parents too: a room appears on the page of its stay. */
async function showOwners(ctx: Context, access: ContentAccess, type: ContentType, id: number): Promise<void> {
  for (const name of type.partOf ?? []) {
    const relation = type.relations[name];
    if (relation?.kind !== 'to-one') continue;
    const owner = typeNamed(access.model, relation.target);
    const ownerId = await referencedId(ctx.db, type.table, id, relation.column);
    const documentId = ownerId === undefined ? undefined : await documentIn(ctx.db, owner.table, ownerId);
    const entry = documentId === undefined ? undefined : await lockEntry(ctx.db, owner, documentId);
    if (!entry || documentId === undefined) continue;
    const subject = access.subjectFor(owner, ctx.viewer);
    await showLocked(ctx, subject, 'publish', [{ documentId, ...entry }], { preview: true });
  }
}
