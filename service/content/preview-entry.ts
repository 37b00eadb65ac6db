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
import { lockedEntry, writing } from './write-answer.ts';
import { documentIn, idIn } from './write-entry.sql.ts';

/** For how many milliseconds what was typed is looked at. */
export const previewKept = 24 * 3_600_000;

interface Wanted<Page> {
  readonly access: ContentAccess;
  readonly type: ContentType;
  readonly documentId: string;
  /**
   * Makes the page, as a visitor, of a house in which the entry is in the storefront as it was typed. `parts`: how many drafts of
   * what belongs to it are in the storefront too.
   */
  readonly show: (ctx: Context, parts: number) => Promise<Page>;
}

/** Leaves a transaction with its page, and nothing else of it. */
class Undone<Page> extends Error {
  readonly page: Page;

  constructor(page: Page) {
    super('undone');
    this.page = page;
  }
}

/**
 * A page as it will look: what was typed (`keepPreview`) is written, the entry is shown with what it is part of, a draft
 * with the drafts that are part of it, the page is made, and all of it is taken back. It happens in one transaction that is never committed, so nobody else can read
 * anything of it, no cache hears of it, and no email, job or webhook leaves. Throws NotFoundError, and ValidationError for
 * what could not be saved.
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
      const entry = await lockedEntry(ctx, type, documentId);
      if (!entry) throw notFound();
      const of = viewer.kind === 'user' ? { userId: viewer.userId, type: type.name, documentId } : undefined;
      const data = of && (await previewOf(ctx.db, of, new Date(ctx.now.getTime() - previewKept)));
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

/** What an entry is part of is shown with it: a room is seen on the page of its stay. */
async function showOwners(ctx: Context, access: ContentAccess, type: ContentType, id: number): Promise<void> {
  for (const name of type.partOf ?? []) {
    const relation = type.relations[name];
    if (relation?.kind !== 'to-one') continue;
    const owner = typeNamed(access.model, relation.target);
    const ownerId = await idIn(ctx.db, type.table, id, relation.column);
    const documentId = ownerId === undefined ? undefined : await documentIn(ctx.db, owner.table, ownerId);
    const entry = documentId === undefined ? undefined : await lockedEntry(ctx, owner, documentId);
    if (!entry || documentId === undefined) continue;
    const subject = access.subjectFor(owner, ctx.viewer);
    await showLocked(ctx, subject, 'publish', [{ documentId, ...entry }], { preview: true });
  }
}
