import type { Viewer } from '../core/viewer.ts';
import type { Context } from '../platform/context.ts';
import type { ContentAccess } from './content-calls.ts';
import type { ContentModel, ContentType } from './content-type.ts';
import { isPublished } from './plan.ts';
import { lockDraftsOf } from './previews.sql.ts';
import { showLocked } from './show-locked.ts';
import type { Subject } from './store-entry.ts';

interface Part {
  readonly type: ContentType;
  /** Column with the id of the parent row. */
  readonly column: string;
}

/** The types that are edited and published as parts of a type: a stay has rooms and questions. */
export function partsOf(model: ContentModel, type: ContentType): Part[] {
  return [...model.values()].flatMap((part) => {
    const written = part.actions === undefined || part.actions.includes('create');
    if (!written || !isPublished(part)) return [];
    return (part.partOf ?? []).flatMap((name) => {
      const relation = part.relations[name];
      return relation?.kind === 'to-one' && relation.target === type.name
        ? [{ type: part, column: relation.column }]
        : [];
    });
  });
}

/**
 * Publishes all draft parts of an entry in the current transaction, and returns how many. Reviews hidden by the site
 * stay hidden. `check` is called before with the ids of each type.
 */
export async function showParts(
  ctx: Context,
  { access, type, id, viewer }: { access: ContentAccess; type: ContentType; id: number; viewer: Viewer },
  check?: (subject: Subject, ids: readonly number[]) => Promise<void>,
): Promise<number> {
  let shown = 0;
  for (const part of partsOf(access.model, type)) {
    const drafts = await lockDraftsOf(ctx.db, part.type, part.column, id);
    const subject = access.subjectFor(part.type, viewer);
    await check?.(
      subject,
      drafts.map(({ id }) => id),
    );
    const entries = drafts.map((draft) => ({ ...draft, published: false }));
    await showLocked(ctx, subject, 'publish', entries);
    shown += drafts.length;
  }
  return shown;
}
